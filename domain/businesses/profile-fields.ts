/** What professionals say of themselves, in an application and on the profile that comes of it. */

import * as z from "zod";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { line, lines, orNull, personName } from "#domain/ground/typed-text.ts";
import { type SpokenLanguage, speakers } from "./businesses.ts";

export const webAddress = z
	.string()
	.trim()
	.max(300)
	.refine((text) => {
		if (!URL.canParse(text)) return false;
		// What stands before an @ looks like the address, and is none of it.
		const { protocol, username, password } = new URL(text);
		return /^https?:$/.test(protocol) && username === "" && password === "";
	});

export const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** A box that is ticked or not, of a form or of a program. */
const flag = z.preprocess((value) => value === true || value === "on", z.boolean());

/** What a professional is called: as on the licence, and as their office is. */
export const names = {
	name: personName.min(2),
	firm: orNull(line(textLimits.personName)),
};

/** What people read first, and the office. */
export const introduction = {
	headline: line(140).min(10),
	about: lines(textLimits.message).min(40),
	city_id: z.coerce.number().int().positive(),
	address: line(200).min(3),
	postcode: line(20),
	step_free: flag,
	website: orNull(webAddress),
	practising_since: z.coerce.number().int().min(1940).max(2100),
};

const eachOnce = (all: SpokenLanguage[]) => [
	...new Map(all.map((one) => [`${one.language} ${one.speaker}`, one])).values(),
];

/** For whom, in which languages, and what the first meeting costs. */
export const clientele = {
	free_consultation: flag,
	legal_aid: flag,
	languages: z
		.array(z.object({ language: z.enum(languages), speaker: z.enum(speakers) }))
		.min(1)
		.max(languages.length * speakers.length)
		.overwrite(eachOnce),
	/** Countries whose cases they know. */
	country_experience: z.array(countryCode).max(60),
};

/** Everything of a listed profile that its owner says, but the names, the services and the hours. */
export const profileChange = z.object({
	...introduction,
	...clientele,
	/** Of the main office: a lift, parking, a hearing loop. */
	accessibility: orNull(line(200)),
	education: z
		.array(
			z.object({
				title: line(120).min(2),
				institution: line(160).min(2),
				year: z.coerce.number().int().min(1940).max(2100),
			}),
		)
		.max(6),
	memberships: z.array(line(120).min(2)).max(10),
	/** Which professional liability insurance they have. */
	insurance: orNull(line(200)),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** Some of it. Fields left out stay as they are. */
export const profilePatch = profileChange.partial();
export type ProfilePatch = z.infer<typeof profilePatch>;

export const namesChange = z.object(names);
export type NamesChange = z.infer<typeof namesChange>;
