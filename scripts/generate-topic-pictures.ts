/**
 * `npx tsx scripts/generate-topic-pictures.ts`: draws the pictures under which news are shared that have none of their own,
 * one for each topic, into public/topics. They hold no words: those of the article stand beside them, in its language.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { categories } from "#domain/businesses/legal-services.ts";
import { CategoryIcon } from "../app/components/category-icon.tsx";

const paper = "#fbf8f1";
const ink = "#17302b";
const accent = "#0e6655";
const action = "#c2461c";

/** What people recommend for cards of links (https://ogp.me), and what the site's own picture has. */
const width = 1200;
const height = 630;

const colours = 64;

const middle = 280;
const radius = 310;

/** The arcs of the house about one of two who face each other: the nearest is broad, and they fade. */
function arcs(x: number, side: 1 | -1, colour: string): string {
	return Array.from({ length: 13 }, (_, n) => {
		const r = radius - n * 24;
		const along = r * Math.SQRT1_2;
		const look = n === 0 ? `stroke-width="17"` : `stroke-width="${n % 3 === 0 ? 4 : 2}" opacity="${0.9 - n * 0.055}"`;
		const path = `M${x + side * along} ${middle - along}a${r} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${2 * along}`;
		return `<path d="${path}" stroke="${colour}" ${look}/>`;
	}).join("");
}

/** What is between the two. */
const gap = 380;
const iconSize = 220;
const wordmarkScale = 0.3;
const wordmarkWidth = 682 * wordmarkScale;

const [wordmark = ""] = /<path[^>]*>/.exec(readFileSync("public/wordmark.svg", "utf8")) ?? [];

function pictureOf(category: (typeof categories)[number]): string {
	const icon = renderToStaticMarkup(createElement(CategoryIcon, { category }))
		.replace("<svg", `<svg x="${(width - iconSize) / 2}" y="${middle - iconSize / 2}" color="${ink}"`)
		.replace('width="24" height="24"', `width="${iconSize}" height="${iconSize}"`);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
		<rect width="${width}" height="${height}" fill="${paper}"/>
		${arcs((width - gap) / 2 - radius, 1, accent)}
		${arcs((width + gap) / 2 + radius, -1, action)}
		${icon}
		<g transform="translate(${(width - wordmarkWidth) / 2} 545) scale(${wordmarkScale})" fill="${ink}">${wordmark}</g>
	</svg>`;
}

const folder = process.argv[2] ?? "public/topics";
mkdirSync(folder, { recursive: true });
for (const category of categories)
	await sharp(Buffer.from(pictureOf(category)))
		.png({ palette: true, colours, effort: 10, dither: 0 })
		.toFile(join(folder, `${category}.png`));
