/** What people ask the assistant, with the sections that answer it, and a context in which it can be asked. */
import { readFileSync } from "node:fs";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Meter } from "#drizzle/db.ts";
import { pageTexts } from "#scripts/page-texts.ts";
import { testCtx } from "./database.ts";

export const texts = new Map(pageTexts().map(({ path, text }) => [`/${path}`, text]));

/** A context as the Worker has it, with the texts of pages as the build makes them. */
export function assistantCtx(d1: D1Database, client: Partial<Ctx["client"]> = {}): Ctx & { meter: Meter } {
	const ctx = testCtx(d1);
	return {
		...ctx,
		client: { ...ctx.client, ...client },
		asset: async (path) => {
			const text = texts.get(path);
			return text ? (new TextEncoder().encode(JSON.stringify(text)).buffer as ArrayBuffer) : ctx.asset(path);
		},
	};
}

export type Asked = {
	language: string;
	/** Sections that answer it, any of which may come first. */
	targets: string[];
	question: string;
};

/** Questions of `test/assistant/`, none of which the reader has learnt from. */
export const askedIn = (name: "graded" | "beyond" | "advice"): Asked[] =>
	rowsOf(name).map((fields) => {
		const question = fields.at(-1) ?? "";
		return { language: fields[0] ?? "", targets: fields.length > 2 ? (fields[1] ?? "").split("|") : [], question };
	});

const rowsOf = (name: string) =>
	readFileSync(new URL(`../assistant/${name}.tsv`, import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => line.split("\t"));

/** Two messages of a person: what the second wants may lean on the first. */
export type FollowUp = {
	first: string;
	second: string;
	/** Sections, or "!unknown", "!advice", "!hello"; none for a search. */
	targets: string[];
	/** Who is looked for in the end, in English; null where nobody is. */
	search: Partial<Record<"service" | "place" | "language", string>> | null;
};

/** Conversations of `test/assistant/follow-ups.tsv`, written by somebody who does not know how the assistant reads. */
export const followUps = (): FollowUp[] =>
	rowsOf("follow-ups").map(([, wanted = "", first = "", second = ""]) => {
		const [, search] = /^!search (.*)/.exec(wanted) ?? [];
		return {
			...{ first, second },
			targets: search ? [] : wanted.split("|"),
			search: search ? Object.fromEntries(search.split(";").map((part) => part.split("="))) : null,
		};
	});
