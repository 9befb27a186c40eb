import { afterAll, beforeAll, expect, test } from "vitest";
import { question } from "#domain/assistant/assistant.ts";
import { groundsOf } from "#domain/assistant/grounds.server.ts";
import { assistantCtx } from "../support/asked.ts";
import { testDatabase } from "../support/database.ts";

type Row = { id: string; headline: string; about: string; currency: string };

let d1: D1Database;
let close: () => Promise<void>;
let listed: Row;
beforeAll(async () => {
	({ d1, close } = await testDatabase(250));
	listed = (await d1
		.prepare(
			`SELECT b.id, headline, about, currency FROM businesses b JOIN next_slots n ON n.business_id = b.id
			WHERE status = 'verified' AND tier = 'licensed_lawyer' AND fee_from_minor > 0 AND slots <> '[]'
			AND EXISTS (SELECT 1 FROM licences WHERE business_id = b.id) ORDER BY seq LIMIT 1`,
		)
		.first<Row>()) as Row;
});
afterAll(() => close());

const pathOf = ({ id }: { id: string }) => `/business/${id}`;

const ask = (message: string, page: string | undefined = pathOf(listed)) =>
	groundsOf(assistantCtx(d1, { time_zone: "Asia/Tokyo" }), { message, conversationHistory: [], page }, "en");

/** What stands first of a profile where this was asked. */
const firstLines = {
	licence: /^- Licensed lawyer\.$/,
	languages: /^- The professional speaks: /,
	fee: /^- Fees from /,
	times: /^- Next free times, Tokyo time: /,
} as const;

/** The topic that the first line of an answer is about; null where it is none of a profile. */
async function topicOf(message: string, page?: string) {
	const { response } = await ask(message, page);
	const [, first = ""] = /\]\(\/business\/\w+\) says:\n(.*)/.exec(response) ?? [];
	return Object.entries(firstLines).find(([, line]) => line.test(first))?.[0] ?? null;
}

const questions: Record<keyof typeof firstLines, string[]> = {
	licence: [
		...["is he a real lawyer?", "¿es abogado de verdad?", "Est-ce un vrai avocat ?", "Ist sie wirklich Anwältin?"],
		...["È un vero avvocato?", "Posso confiar nele?", "Is hij een echte advocaat?", "Он настоящий адвокат?"],
		...["他是真的律师吗？", "この人は本物の弁護士ですか", "هل هو محامي حقيقي؟", "क्या यह असली वकील है?"],
	],
	languages: [
		...["does she speak arabic?", "¿Habla árabe?", "Est-ce qu'il parle arabe ?", "Spricht er Arabisch?"],
		...["Parla arabo?", "Ela fala árabe?", "Spreekt ze Arabisch?", "Она говорит по-арабски?"],
		...["她会说阿拉伯语吗？", "アラビア語を話せますか", "هل تتكلم العربية؟", "क्या वे अरबी बोलते हैं?"],
		...["what languages do they speak", "¿En qué idiomas atiende?", "In welcher Sprache kann ich schreiben?"],
	],
	fee: [
		...["how much does it cost?", "¿Cuánto cuesta?", "Combien ça coûte ?", "Was kostet das?"],
		...["Quanto costa?", "Quanto custa?", "Hoeveel kost het?", "Сколько это стоит?"],
		...["多少钱？", "料金はいくらですか", "كم التكلفة؟", "फीस कितनी है?"],
		...["how much does he charge for a divorce", "¿cuánto cobra por un divorcio?"],
	],
	times: [
		...["when is she available?", "¿Cuándo tiene cita?", "Quand est-elle disponible ?", "Wann hat er Zeit?"],
		...["Quando è libero?", "Quando está disponível?", "Wanneer heeft ze tijd?", "Когда она свободна?"],
		...["他什么时候有空？", "いつ空いていますか", "متى هو متاح؟", "वे कब उपलब्ध हैं?"],
	],
};

test.each(Object.entries(questions))("On a profile, what is asked of it is told first: %s", async (topic, messages) => {
	for (const message of messages) expect(await topicOf(message), message).toBe(topic);
});

test("A profile's answer has the licence, its register, number and last check, what else was asked, and how we check", async () => {
	const { response, sources, searches, professionals, passages } = await ask(
		"is she a real lawyer, what languages does she speak, how much does she charge and when is she available?",
	);
	expect(response.split("\n")[0]).toBe(`[This profile](${pathOf(listed)}) says:`);
	const { number } = (await d1
		.prepare("SELECT number FROM licences WHERE business_id = ?")
		.bind(listed.id)
		.first<{ number: string }>()) as { number: string };
	expect(response).toContain(`, number ${number}. Active`);
	expect(response).toMatch(/^- .+, .+\. Register: .+, number .+\. Active, last checked on \d{1,2} \w{3,4} 20\d\d\.$/m);
	for (const line of Object.values(firstLines)) expect(response.split("\n").some((one) => line.test(one))).toBe(true);
	expect(response).toContain("Ask for the total price in writing");
	expect(response).toMatch(new RegExp(`\\[\\w{3},? \\d+ \\w+, [\\d:]+\\]\\(${pathOf(listed)}/book\\?at=[\\dT:-]+Z\\)`));
	expect(response).toContain("See also: [Help: How verification works](/help#verification)");
	expect(sources[0]?.url).toBe("/help#verification");
	// No language model words it.
	expect([searches, professionals, passages]).toEqual([[], [], []]);
});

test("What was not asked of a profile is not told", async () => {
	const times = await ask("when is she available?");
	expect([times.response, ...times.sources.map(({ url }) => url)].join()).not.toContain("/help#verification");
	const { response } = await ask("is she a real lawyer?");
	for (const topic of ["languages", "fee", "times"] as const)
		expect(response.split("\n").some((line) => firstLines[topic].test(line))).toBe(false);
});

test("Of who takes no bookings the answer says so, and that one can write", async () => {
	const { results } = await d1
		.prepare(
			`SELECT id FROM businesses WHERE status = 'verified'
			AND id NOT IN (SELECT business_id FROM next_slots) LIMIT 1`,
		)
		.all<{ id: string }>();
	const { response } = await ask("when is he available?", pathOf(results[0] as { id: string }));
	expect(response).toContain("- This professional does not take bookings on Visavis. You can write to them");
});

test("A profile's answer is one batch of at most 40 rows", async () => {
	const { results } = await d1.prepare("SELECT id FROM businesses LIMIT 300").all<{ id: string }>();
	for (const one of results) {
		const ctx = assistantCtx(d1);
		await groundsOf(ctx, { message: "how much is it?", conversationHistory: [], page: pathOf(one) }, "en");
		expect(ctx.meter.reads.length).toBe(1);
		expect(ctx.meter.rowsRead).toBeLessThanOrEqual(40);
	}
});

test("Nothing that a professional has worded is quoted, nor can it read as a link", async () => {
	await d1.prepare("UPDATE licences SET register = 'X](/admin) [Bar' WHERE business_id = ?").bind(listed.id).run();
	const { response } = await ask("is he licensed?");
	expect(response).not.toContain(listed.headline);
	expect(response).not.toContain(listed.about);
	expect(response).toContain("Register: X (/admin) Bar, number ");
	expect(response).not.toContain("](/admin)");
});

test.each([
	["pending", "We are still checking this profile."],
	["suspended", "This profile is suspended."],
	["closed", "This practice has closed."],
	["unverified", "Nobody has checked this profile."],
])("Of a profile that is %s nothing is said but that", async (status, words) => {
	const { id } = (await d1
		.prepare("SELECT id FROM businesses WHERE id <> ? ORDER BY seq DESC LIMIT 1")
		.bind(listed.id)
		.first<{ id: string }>()) as { id: string };
	await d1.prepare("UPDATE businesses SET status = ? WHERE id = ?").bind(status, id).run();
	const { response } = await ask("How much does he charge?", pathOf({ id }));
	expect(response).toMatch(new RegExp(`^\\[This profile\\]\\(${pathOf({ id })}\\) says:\n- ${words}`));
	expect(response).not.toMatch(/Fees|Next free|Licensed/);
});

test.each([
	...["How much does it cost to use Visavis?", "Do I need an account on this site?", "how do I cancel an appointment"],
	...["I am looking for a lawyer who speaks Arabic", "busco un abogado que hable árabe", "会说阿拉伯语的律师"],
	...["find me another lawyer in Madrid", "how much does it cost to renew my residence permit?", "hello"],
	...["Will I win my case?", "what is the weather", "¿cuánto cuesta renovar el permiso de residencia?"],
])("On a profile, what is not asked of it is answered as elsewhere: %s", async (message) => {
	expect(await ask(message)).toEqual(await ask(message, "/about"));
});

test("Who is on another page, or on a profile that there is not, is answered as elsewhere", async () => {
	const elsewhere = await ask("is he a real lawyer?", "/about");
	for (const page of [`${pathOf(listed)}/book`, `/business/${"0".repeat(32)}`, "/business/figures"])
		expect(await ask("is he a real lawyer?", page)).toEqual(elsewhere);
});

test("What cannot wait comes first on a profile too", async () => {
	expect((await ask("he has a knife, when is he available?")).urgent).toBe("urgent-danger");
});

test("A page is a path of this site and nothing else", () => {
	const isPage = (page: unknown) => question.safeParse({ message: "Hi", page }).success;
	for (const page of [undefined, "/", "/about", pathOf(listed)]) expect(isPage(page), String(page)).toBe(true);
	for (const page of ["", "about", "//evil.example", "/\\evil.example", "https://x", "/a?b=c", "/a#b", "/a b", null, 5])
		expect(isPage(page), String(page)).toBe(false);
	expect(isPage(`/${"a".repeat(300)}`)).toBe(false);
});
