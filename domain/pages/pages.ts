/** The pages that are texts: what they are made of, and how one finds something in them. */

export const pageNames = ["help", "terms", "privacy", "cookies", "accessibility", "careers"] as const;
export type PageName = (typeof pageNames)[number];

/** The languages that every page is written in: a folder each in `texts/`. */
export const pageLanguages = ["en"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** A part of a page that can be linked, found and quoted by itself. */
export type Section = {
	/** Anchor within its page; the same in every language. */
	id: string;
	/** 3 belongs to the 2 before it. */
	level: 2 | 3;
	title: string;
	/** Made of markdown by `scripts/page-texts.ts`: sanitised, and ours. */
	html: string;
};

/** A page in one language. */
export type PageText = {
	title: string;
	description: string;
	/** The day on which its meaning changed last. */
	changed: string;
	/** What stands above the first section. */
	intro: string;
	sections: Section[];
};

/** A part of a page, with the sections that belong to it. */
type Part = { head: Section; sections: Section[] };

export function partsOf(sections: readonly Section[]): Part[] {
	const parts: Part[] = [];
	for (const section of sections) {
		if (section.level === 2) parts.push({ head: section, sections: [] });
		else parts.at(-1)?.sections.push(section);
	}
	return parts;
}

const entities: Record<string, string> = { "&#x26;": "&", "&#x3C;": "<", "&#x3E;": ">", "&#x22;": '"', "&#x27;": "'" };

/** Text of a section's HTML with the signs that its entities stand for. */
export const withoutEntities = (html: string) => html.replace(/&#x[0-9A-F]+;/g, (entity) => entities[entity] ?? " ");

/** The words of a section, as one reads them. */
export const plainText = (html: string) =>
	withoutEntities(html.replace(/<span aria-hidden="true"[^>]*>.*?<\/span>/g, "").replace(/<[^>]+>/g, " "))
		.replace(/\s+/g, " ")
		.replace(/ ([.,;:!?)])/g, "$1")
		.trim();
