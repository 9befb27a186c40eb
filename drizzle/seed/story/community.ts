/** What the demo people ask, tell and answer in the community, among what others have written; some of it waits for the admin. */
import type { ContributionKind, FlagKind } from "#domain/community/kinds.ts";
import { dayMs, hourMs, minuteMs } from "#domain/ground/durations.ts";
import { madeThreads, type ThreadSeed, threadRows } from "../community/threads.ts";
import { insertRows } from "../rows.ts";
import { amina, type ClientKey, clientOf, ines, lucia, storyClients } from "./cast.ts";

const idOf = (key: ClientKey) => clientOf(key).user_id;

/** Threads of people in the story: `business_id` is the profile of the demo lawyer. */
function ownThreads(at: (ago: number) => string, business_id: string): ThreadSeed[] {
	return [
		{
			kind: "question",
			title: "Renewing my card while I change jobs: in which order?",
			body: "My contract ends this month, the new one begins in the next, and my card has to be renewed in between.\n\nI do not know what to do first. Did the gap between two jobs matter in your case? And what did you bring to show that there is a new contract?",
			country_id: "ES",
			topic: "immigration_lawyers",
			language: "en",
			author_id: amina.user_id,
			pseudonym: "Spica 42",
			created_at: at(2 * dayMs + 5 * hourMs),
			voters: ["mateo", "nadia", "priya", "kofi", "olena"].map((key) => idOf(key as ClientKey)),
			answers: [
				{
					author_id: lucia.user_id,
					pseudonym: "",
					business_id,
					body: "In general: keep the two contracts and the letter in which the first one ends together, with their dates. The office looks at the whole, not at one day.\n\nWhat applies to your card depends on its kind, so ask before you hand anything in, and bring the card and both contracts to that meeting.",
					is_accepted: true,
					created_at: at(2 * dayMs),
					voters: [amina.user_id, ...["mateo", "rosa", "yusuf", "valentina"].map((key) => idOf(key as ClientKey))],
				},
				{
					author_id: idOf("rosa"),
					pseudonym: "Maia 18",
					body: "I was in the same place last year. I wrote the dates on one page, and the clerk read that page first.",
					created_at: at(dayMs + 20 * hourMs),
					voters: [amina.user_id, idOf("mateo")],
				},
				{
					author_id: idOf("kofi"),
					pseudonym: "Rigel 64",
					body: "For me nobody asked about the gap at all. But I do not know if that is always so.",
					created_at: at(dayMs + 2 * hourMs),
					voters: [],
				},
			],
		},
		{
			kind: "question",
			title: "¿Puede mi marido venir antes de que acabe el curso de la niña?",
			body: "Nuestra hija empieza el colegio y mi marido sigue en casa de sus padres. Hemos entregado los papeles, pero no sabemos si organizar ya el viaje.\n\n¿Cómo lo hicisteis vosotras con el colegio y las fechas?",
			country_id: "ES",
			topic: "family_marriage_law",
			language: "es",
			author_id: idOf("nadia"),
			pseudonym: "Vega 31",
			created_at: at(5 * dayMs),
			voters: [idOf("mateo"), idOf("valentina"), amina.user_id],
			answers: [
				{
					author_id: lucia.user_id,
					pseudonym: "",
					business_id,
					body: "No compren nada que no se pueda cambiar hasta tener la respuesta por escrito. Con el colegio sí pueden hablar ya: suelen entender estas situaciones.",
					created_at: at(4 * dayMs + 3 * hourMs),
					voters: [idOf("nadia"), idOf("rosa")],
				},
				{
					author_id: idOf("valentina"),
					pseudonym: "Mira 77",
					body: "Nosotras hablamos con la tutora y fue muy comprensiva.",
					created_at: at(3 * dayMs),
					voters: [idOf("nadia")],
				},
			],
		},
		{
			kind: "experience",
			title: "What my first meeting with a lawyer was like",
			body: "I was afraid that I would not understand a word. She asked what I wanted to reach, drew a line with dates on a sheet of paper, and gave me the sheet. At the end she said what it costs and what I can do alone.\n\nI am not saying that it is like this everywhere. But I should have gone sooner.",
			country_id: "ES",
			topic: "immigration_lawyers",
			language: "en",
			author_id: amina.user_id,
			pseudonym: "Talitha 25",
			edited_at: at(20 * dayMs),
			created_at: at(21 * dayMs),
			voters: storyClients.slice(0, 9).map(({ key }) => idOf(key)),
			answers: [
				{
					author_id: idOf("olena"),
					pseudonym: "Deneb 50",
					body: "Thank you. The sheet with the line is a lovely idea, I will ask for one.",
					created_at: at(19 * dayMs),
					voters: [amina.user_id],
				},
			],
		},
		{
			kind: "question",
			title: "Is it normal that the agency keeps my passport?",
			body: "They say it is safer in their office until everything is done. I feel strange without it. Has anybody asked for it back, and what did they say?",
			country_id: "ES",
			topic: "visa_residency_consultants",
			language: "en",
			author_id: idOf("yusuf"),
			pseudonym: "Atria 83",
			created_at: at(9 * hourMs),
			voters: [idOf("kofi"), idOf("olena"), amina.user_id],
			answers: [
				{
					author_id: idOf("ibrahim"),
					pseudonym: "Pollux 12",
					body: "My friend works there, go to them and say my name, they do everything quickly and nobody asks. You only pay when you come.",
					status: "hidden",
					created_at: at(7 * hourMs),
					voters: [],
				},
				{
					author_id: idOf("priya"),
					pseudonym: "Capella 39",
					body: "I asked for mine politely and in writing, and had it back the next day. I would not leave it with anybody.",
					created_at: at(6 * hourMs),
					voters: [idOf("yusuf"), idOf("olena")],
				},
			],
		},
		{
			kind: "experience",
			title: "The only agency that really works, do not lose your time elsewhere",
			body: "I tried everything and only these people got me what I wanted. All lawyers are liars. Ask for the manager and say that you have read it here.",
			country_id: "ES",
			topic: "visa_residency_consultants",
			language: "en",
			author_id: idOf("jorge"),
			pseudonym: "Castor 90",
			status: "removed",
			created_at: at(6 * dayMs),
			voters: [],
			answers: [],
		},
		{
			kind: "question",
			title: "My neighbour in number four works without papers, whom do I tell?",
			body: "He leaves every morning at six and I know where he goes. I think somebody should know about it.",
			country_id: "ES",
			topic: "employment_lawyers",
			language: "en",
			author_id: idOf("daria"),
			pseudonym: "Sirius 66",
			status: "hidden",
			created_at: at(26 * hourMs),
			voters: [],
			answers: [],
		},
		{
			kind: "question",
			title: "Which of the two offices is the right one for a change of address?",
			body: "I found it out myself in the meantime, it stands on the letter.",
			country_id: "ES",
			topic: "immigration_lawyers",
			language: "en",
			author_id: amina.user_id,
			pseudonym: "Naos 17",
			deleted_at: at(10 * minuteMs),
			created_at: at(3 * hourMs),
			voters: [],
			answers: [],
		},
	];
}

type CaseSeed = {
	/** How what it is about begins. */
	body: string;
	object: ContributionKind;
	flags: readonly [who: ClientKey, kind: FlagKind, ago: number][];
	waiting: number | null;
	decided?: { decision: "keep" | "remove"; reason: string; ago: number };
	appeal?: { words: string; ago: number };
};

const cases: readonly CaseSeed[] = [
	{
		body: "My friend works there",
		object: "answer",
		flags: [
			["olena", "solicitation", 5 * hourMs],
			["kofi", "solicitation", 4 * hourMs],
			["mei", "harmful_advice", 3 * hourMs],
		],
		waiting: 5 * hourMs,
	},
	{
		body: "He leaves every morning",
		object: "post",
		flags: [
			["rosa", "personal_data", 25 * hourMs],
			["samira", "abuse", 24 * hourMs],
			["omar", "abuse", 22 * hourMs],
		],
		waiting: 25 * hourMs,
	},
	{
		body: "I tried everything",
		object: "post",
		flags: [
			["giulia", "solicitation", 6 * dayMs - hourMs],
			["thiago", "solicitation", 6 * dayMs - 2 * hourMs],
			["fatou", "off_topic", 6 * dayMs - 3 * hourMs],
		],
		waiting: 2 * dayMs,
		decided: {
			decision: "remove",
			reason:
				"This advertises an agency and insults a whole profession. You are welcome to tell what happened to you, without sending people to somebody.",
			ago: 5 * dayMs,
		},
		appeal: {
			words: "I only wanted to say that I was happy with them. I do not get any money for it.",
			ago: 2 * dayMs,
		},
	},
	{
		body: "For me nobody asked about the gap",
		object: "answer",
		flags: [["mateo", "harmful_advice", 20 * hourMs]],
		waiting: 20 * hourMs,
	},
];

/** Loads the threads by rows: commands would play hundreds of them one by one. */
export async function loadCommunity(db: D1Database, business_id: string, now: Date): Promise<void> {
	const at = (ago: number) => new Date(now.getTime() - ago).toISOString();
	const voters = [amina.user_id, lucia.user_id, ...storyClients.map(({ key }) => idOf(key))];
	const rows = threadRows([...madeThreads(now.getTime(), voters), ...ownThreads(at, business_id)]);
	const all = [...rows.posts.map((row) => ({ ...row, post_id: row.id })), ...rows.answers] as {
		id: string;
		post_id: string;
		body: string;
	}[];
	const found = cases.map((one) => {
		const about = all.find(({ body }) => body.startsWith(one.body));
		if (!about) throw new Error(`Nobody has written "${one.body}".`);
		return { ...one, object_id: about.id, post_id: about.post_id };
	});
	const follows = rows.posts
		.filter(({ author_id }) => author_id !== null)
		.map(({ id, author_id, created_at }) => ({ post_id: id, user_id: author_id, created_at }));
	await db.batch([
		...insertRows(db, "posts", rows.posts),
		...insertRows(db, "answers", rows.answers),
		...insertRows(db, "votes", rows.votes),
		...insertRows(db, "post_search", rows.post_search),
		...insertRows(db, "post_follows", follows),
		...insertRows(
			db,
			"community_cases",
			found.map(({ object_id, object, post_id, waiting, decided, appeal }) => ({
				...{ object_id, object, post_id, flag_count: 0, waiting_since: waiting === null ? null : at(waiting) },
				...{ decision: decided?.decision ?? null, reason: decided?.reason ?? null },
				decided_at: decided ? at(decided.ago) : null,
				...{ appeal: appeal?.words ?? null, appealed_at: appeal ? at(appeal.ago) : null },
			})),
		),
		...insertRows(
			db,
			"flags",
			found.flatMap(({ object_id, post_id, flags, decided }) =>
				flags.map(([who, kind, ago]) => ({
					...{ object_id, user_id: idOf(who), post_id, kind, is_counted: 1, created_at: at(ago) },
					decided_at: decided ? at(decided.ago) : null,
				})),
			),
		),
		...insertRows(
			db,
			"audit_entries",
			found.flatMap(({ object, object_id, decided }) =>
				decided
					? {
							...{ id: `story-${object_id}`, actor_id: ines.user_id, object, object_id, fields: "[]" },
							...{ act: decided.decision === "keep" ? "contribution_kept" : "contribution_removed" },
							created_at: at(decided.ago),
						}
					: [],
			),
		),
	]);
}
