import { inArray, sql } from "drizzle-orm";
import type * as z from "zod";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { siteSettings } from "#drizzle/schema/site-settings.ts";
import { countFigures } from "./figures.server.ts";
import { figureNames, type SiteFigures, specifiedFigures } from "./figures.ts";
import {
	computedFigures,
	type detailsChange,
	type FigureSettings,
	figureSettings,
	type figuresChange,
	figuresFormOf,
	type SiteDetails,
	siteDetails,
	unsetDetails,
	unsetFigure,
} from "./site-settings.ts";

/** The rows of the table that this is about. */
type Key = "figures" | "computed_figures" | "details";

type Row = typeof siteSettings.$inferSelect;

async function read(ctx: Ctx, keys: Key[]): Promise<(key: Key) => Row | undefined> {
	const rows = await ctx.db.select().from(siteSettings).where(inArray(siteSettings.key, keys));
	return (key) => rows.find((row) => row.key === key);
}

const settingsIn = (value: unknown): FigureSettings => figureSettings.catch({}).parse(value ?? {});
const detailsIn = (value: unknown) => siteDetails.catch(unsetDetails).parse(value);
const computedIn = (value: unknown) => computedFigures.catch({}).parse(value ?? {});

/** What stands for a figure of which our data says nothing yet. */
const unknownFigure = "–";

/** The figures that pages show. Two rows read. */
export async function findSiteFigures(ctx: Ctx): Promise<SiteFigures> {
	const row = await read(ctx, ["figures", "computed_figures"]);
	const settings = settingsIn(row("figures")?.value);
	const computed = computedIn(row("computed_figures")?.value);
	return Object.fromEntries(
		figureNames.map((name) => {
			const { source, text } = settings[name] ?? unsetFigure;
			if (source === "computed") return [name, computed[name] ?? unknownFigure];
			return [name, source === "text" ? text : specifiedFigures[name]];
		}),
	) as SiteFigures;
}

/**
 * What an admin sees: who runs the site and how each figure is shown, each as it is sent to change it, and what our data
 * says of the figures, since when.
 */
export async function requireSiteSettings(ctx: Ctx, _admin: Admin) {
	const row = await read(ctx, ["figures", "computed_figures", "details"]);
	const [figures, computed, details] = [row("figures"), row("computed_figures"), row("details")];
	return {
		details: { ...detailsIn(details?.value), version: details?.version ?? 0 },
		figures: { ...figuresFormOf(settingsIn(figures?.value)), version: figures?.version ?? 0 },
		computed: computedIn(computed?.value),
		computed_at: computed?.updated_at ?? null,
	};
}

/** Sets how each figure is shown. Throws `conflict` when it is no longer at this version, and what `actAs` throws. */
export async function saveFigures(ctx: Ctx, admin: Admin, form: z.infer<typeof figuresChange>): Promise<void> {
	const value: FigureSettings = Object.fromEntries(
		figureNames.map((name) => [name, { source: form[name], text: form[`${name}_text`] }]),
	);
	await save(ctx, admin, "figures", value, form.version);
}

/** How long pages may show what was set before; a Worker asks once in that time. */
const detailsMs = 60_000;
const known = new WeakMap<object, { until: number; details: SiteDetails }>();
/** How often settings were saved here: what was read before the last time is not kept. */
let saves = 0;

/**
 * Who runs the site. Every page says it: it is read once a minute for as long as the Worker lives, and known by the
 * Worker's keys, which are one object for all its requests. Kept is what was read, never the reading: that belongs to the
 * request that began it, and ends with it.
 */
export async function findSiteDetails(ctx: Ctx): Promise<SiteDetails> {
	const now = ctx.now().getTime();
	const before = known.get(ctx.keys);
	if (before && before.until > now) return before.details;
	const savesBefore = saves;
	const row = await read(ctx, ["details"]);
	const details = detailsIn(row("details")?.value);
	if (saves === savesBefore) known.set(ctx.keys, { until: now + detailsMs, details });
	return details;
}

/** Sets who runs the site. Throws `conflict` when it is no longer at this version, and what `actAs` throws. */
export async function saveSiteDetails(
	ctx: Ctx,
	admin: Admin,
	{ version, ...details }: z.infer<typeof detailsChange>,
): Promise<void> {
	await save(ctx, admin, "details", details, version);
	saves += 1;
	known.delete(ctx.keys);
}

async function save(ctx: Ctx, admin: Admin, key: Key, value: Record<string, unknown>, version: number) {
	const before = (await read(ctx, [key]))(key)?.value as Record<string, unknown> | undefined;
	const fields = Object.keys(value).filter((name) => JSON.stringify(value[name]) !== JSON.stringify(before?.[name]));
	const isAtVersion: Guard = {
		condition: sql`coalesce((SELECT version FROM site_settings WHERE key = ${key}), 0) = ${version}`,
		refusal: new Refusal("conflict"),
	};
	await actAs(
		ctx,
		admin,
		{ act: "setting_changed", object: "setting", object_id: key, fields },
		[writeStatement(ctx, key, value)],
		[isAtVersion],
	);
}

const writeStatement = (ctx: Ctx, key: Key, value: object) =>
	ctx.db.$client
		.prepare(
			`INSERT INTO site_settings (key, value, updated_at) VALUES (?, ?, ?)
			ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at, version = version + 1`,
		)
		.bind(key, JSON.stringify(value), ctx.now().toISOString());

const dayMs = 24 * 3600 * 1000;

/** Once a day says what our data says, so that no page counts; the schedule calls it. */
export async function computeFigures(ctx: Ctx): Promise<void> {
	const before = (await read(ctx, ["computed_figures"]))("computed_figures");
	if (before && Date.parse(before.updated_at) + dayMs > ctx.now().getTime()) return;
	await writeStatement(ctx, "computed_figures", await countFigures(ctx)).run();
}
