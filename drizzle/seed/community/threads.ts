/** Threads of the community: a function of the moment of loading, of which they are as far away each time. */
import { documentOf } from "#domain/community/searchable.server.ts";
import { slugOf } from "#domain/community/slugs.ts";
import { starNames } from "#domain/ground/clean-text.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { type Language, languages } from "#domain/ground/languages.ts";
import { Random } from "../random.ts";
import { threadTexts } from "./texts.ts";
import type { ThreadText } from "./thread-text.ts";

/** How often each text is told, each time of another country and by somebody else. */
const tellingsIn = (language: Language) => (language === "en" ? 5 : 4);
/** The oldest, in days; most are younger. */
const oldestDays = 300;
/** The newest, in hours. */
const newestHours = 3;

/** An answer as it is stored, but for the post that it answers. */
type AnswerSeed = {
	author_id?: string | null;
	pseudonym: string;
	business_id?: string | null;
	body: string;
	status?: "published" | "hidden" | "removed";
	is_accepted?: boolean;
	edited_at?: string | null;
	created_at: string;
	voters: readonly string[];
};

/** A post with its answers. */
export type ThreadSeed = Omit<ThreadText, "titles" | "details" | "answers" | "kind"> & {
	kind: "question" | "experience";
	title: string;
	country_id: string;
	language: Language;
	author_id?: string | null;
	pseudonym: string;
	status?: "published" | "hidden" | "removed";
	is_unlisted?: boolean;
	edited_at?: string | null;
	deleted_at?: string | null;
	created_at: string;
	voters: readonly string[];
	answers: readonly AnswerSeed[];
};

/** Made-up threads in every language, whose writers are no more; `voters` are people who find some of it useful. */
export function madeThreads(now: number, voters: readonly string[]): ThreadSeed[] {
	const random = new Random();
	return languages.flatMap((language, n) => {
		const { countries, texts } = threadTexts[language];
		const names = new Intl.DisplayNames(language, { type: "region" });
		return texts.flatMap((text, i) =>
			Array.from({ length: tellingsIn(language) }, (_, k): ThreadSeed => {
				random.seed(20_000_000 + n * 10_000 + i * 10 + k);
				const country_id = countries[(i * 3 + k) % countries.length] ?? "";
				const named = language === "zh" || language === "ja" ? "：" : ": ";
				const title = text.titles[k % 2] ?? "";
				const ago = newestHours * hourMs + oldestDays * dayMs * random.float() ** 2.5;
				const at = now - ago;
				const name = () => `${random.pick(starNames)} ${random.int(10, 99)}`;
				const liked = (most: number) => random.sample(voters, Math.max(0, random.int(-2, most)));
				const told = random.chance(0.2) ? [] : random.sample(text.answers, random.int(1, text.answers.length));
				const kind = text.kind ?? "question";
				const accepted = kind === "question" && told.length > 1 && random.chance(0.5) ? 0 : -1;
				return {
					kind,
					title: k < 2 ? title : `${names.of(country_id)}${named}${title}`,
					body: `${text.details[(k + i) % 3]}\n\n${text.body}`,
					topic: text.topic,
					country_id,
					language,
					pseudonym: name(),
					is_unlisted: random.chance(0.05),
					edited_at: random.chance(0.08) ? new Date(at + ago / 3).toISOString() : null,
					created_at: new Date(at).toISOString(),
					voters: liked(7),
					answers: told.map((body, place) => ({
						pseudonym: name(),
						body,
						is_accepted: place === accepted,
						// In the time since, the first ones soon.
						created_at: new Date(at + ago * random.float() ** 4).toISOString(),
						voters: liked(5),
					})),
				};
			}),
		);
	});
}

const hex = (random: Random) => random.uint32().toString(16).padStart(8, "0");

/** The rows of threads: `posts`, `answers`, `votes` and `post_search`, the oldest first. Triggers count them. */
export function threadRows(threads: readonly ThreadSeed[]) {
	const random = new Random(30_000_000);
	const newId = () => hex(random) + hex(random) + hex(random) + hex(random);
	const rows = {
		posts: [] as Record<string, unknown>[],
		answers: [] as Record<string, unknown>[],
		votes: [] as Record<string, unknown>[],
		post_search: [] as Record<string, unknown>[],
	};
	const inOrder = [...threads].sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
	for (const [i, { answers, voters, ...thread }] of inOrder.entries()) {
		const seq = i + 1;
		const id = newId();
		const { author_id = null, status = "published", is_unlisted = false, edited_at = null, deleted_at = null } = thread;
		const last = [thread.created_at, ...(edited_at ? [edited_at] : []), ...answers.map(({ created_at }) => created_at)];
		rows.posts.push({
			...thread,
			...{ seq, id, slug: slugOf(thread.title, id), author_id, status, edited_at, deleted_at },
			is_unlisted: is_unlisted ? 1 : 0,
			updated_at: last.sort().at(-1),
		});
		if (status === "published" && !deleted_at) rows.post_search.push({ rowid: seq, doc: documentOf(thread) });
		const vote = (object_id: string, created_at: string) => (user_id: string) =>
			rows.votes.push({ object_id, user_id, post_id: id, created_at });
		voters.forEach(vote(id, thread.created_at));
		for (const { voters: ofAnswer, ...answer } of answers) {
			const answer_id = newId();
			rows.answers.push({
				id: answer_id,
				post_id: id,
				author_id: answer.author_id ?? null,
				pseudonym: answer.pseudonym,
				business_id: answer.business_id ?? null,
				body: answer.body,
				status: answer.status ?? "published",
				is_accepted: answer.is_accepted ? 1 : 0,
				edited_at: answer.edited_at ?? null,
				created_at: answer.created_at,
				// This long ago those who follow have heard of it.
				told_user_id: null,
			});
			ofAnswer.forEach(vote(answer_id, answer.created_at));
		}
	}
	rows.answers.sort((a, b) => (String(a.created_at) < String(b.created_at) ? -1 : 1));
	return rows;
}
