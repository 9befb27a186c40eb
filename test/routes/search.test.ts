import { expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { mainOf, rawMainOf, signedInVisitor, Visitor } from "../support/visitor.ts";

/** The filters in force, as their chips call them, with the address without each. */
async function chipsOf(address: string) {
	const html = await (await ask(address)).text();
	const links = html.matchAll(/<a [^>]*aria-label="Remove ([^"]+)"[^>]*>/g);
	return new Map(
		[...links].map(([tag, name = ""]) => [name, (/href="([^"]+)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&")]),
	);
}

test.each([
	"divorce in Madrid with children",
	"マドリードで離婚",
	"マドリードで離婚 弁護士",
	"American visa",
	"odmówiono mi brytyjskiej wizy",
	"renouveler mon titre de séjour belge",
	"H-1B visa",
	"tax advisor under 100 euros in Berlin who speaks Arabic",
	"from Morocco to France work permit",
	"离婚律师 马德里",
	"lawyer in Paris, Texas for deportation tomorrow",
	"aus Syrien nachholen, meine Frau, Berlin",
	"eviction in Madrid, not a penny to my name",
])("A chip's cross takes away what it says, and leaves the others: %s", async (q) => {
	const chips = await chipsOf(`/search?q=${encodeURIComponent(q)}`);
	expect(chips.size).toBeGreaterThan(1);
	for (const [name, to] of chips) {
		const left = await chipsOf(to);
		expect(left.has(name), to).toBe(false);
		for (const other of chips.keys()) if (other !== name) expect(left.has(other), `${to}: ${other}`).toBe(true);
	}
});

test("What is near the reader stays near on further pages, whose address knows no reader", async () => {
	const { visitor } = await signedInVisitor();
	const berlin = "2950159";
	for (const city_id of ["", berlin])
		await visitor.press(await visitor.open("/profile"), "save", {
			...{ full_name: "Amina Haddad", phone: "", time_zone: "Europe/Berlin" },
			...{ country_id: "DE", city_id },
		});
	const idsOn = (html: string) => new Set([...html.matchAll(/href="\/business\/([0-9a-f]{32})/g)].map(([, id]) => id));
	const first = rawMainOf(await visitor.open("/search?q=lawyer+near+me"));
	const shown = idsOn(first);
	expect(shown.size).toBe(20);
	const next = /href="(\/search[^"]*cursor=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
	const { searchParams: asked } = new URL(next, "https://visavis.test");
	const further = idsOn(rawMainOf(await new Visitor().open(next)));
	type Found = { businesses: { id: string; city_id: string }[]; understood: { filters: Record<string, unknown> } };
	const { businesses, understood } = (await (await ask(`/api/search?${asked}`)).json()) as Found;
	expect(understood.filters).toMatchObject({ place: berlin, tier: "licensed_lawyer" });
	expect(businesses.length).toBeGreaterThan(0);
	expect(further).toEqual(new Set(businesses.map(({ id }) => id)));
	for (const { id, city_id } of businesses) expect([String(city_id), shown.has(id)]).toEqual([berlin, false]);
});

test.each([
	["my husband was arrested by immigration, lawyer in Madrid", "detention", "ES"],
	["recurso contra la expulsión, el plazo acaba mañana", "deadline", null],
	["mein Mann schlägt mich, Anwältin in Berlin", "home", "DE"],
	["I got an order to leave in 14 days, lawyer in Madrid", "deadline", "ES"],
	["tengo 15 dias no tengo papeles, abogado en Madrid", "deadline", "ES"],
	["mi hermano está en un CIE, abogado en Madrid", "detention", "ES"],
	["my landlady in London will throw me out tomorrow", "deadline", "GB"],
	["o senhorio vai me por na rua amanhã", "deadline", null],
	["I am in danger now, I am in Dubai", "danger", "AE"],
	["ich bin in Gefahr", "danger", null],
])("Whose words say that it cannot wait finds what to do now above the results: %s", async (q, situation, country) => {
	const page = await new Visitor().open(`/search?q=${encodeURIComponent(q)}`);
	expect(rawMainOf(page)).toContain(`href="/help${country ? `?country=${country}` : ""}#urgent-${situation}"`);
	expect(rawMainOf(page)).toContain("Show who is free soonest");
	const calm = await new Visitor().open("/search?q=divorce+lawyer+madrid");
	expect(rawMainOf(calm)).not.toContain("#urgent-");
});

test("Whom to call is told for the country that a search names", async () => {
	const textAt = async (path: string) => mainOf(await new Visitor().open(path));
	const here = await textAt("/help");
	expect(here).not.toContain("in United States");
	const inAmerica = await textAt("/help?country=US");
	expect(inAmerica).toContain("in United States");
	expect(inAmerica).toContain('name="country" value="US"');
	expect(await textAt("/help?country=nowhere")).toBe(here);
	// Nobody has checked a number there yet: all others are told, and none as if it were.
	const inDubai = await textAt("/help?country=AE");
	expect(inDubai).not.toContain("Other countries");
	expect(inDubai).toContain("112");
});

test("Where nobody is found, what keeps the matter and costs little comes first, and each way on finds somebody", async () => {
	const asked = "service=deportation_defence&location=Madrid&language=es&fee_max=50&free_consultation=1&rating=4.5";
	const html = mainOf(await new Visitor().open(`/search?${asked}`));
	expect(html).toContain("Nobody matches all of this yet");
	const ways = [
		"Legal aid: the state pays",
		"Leave out: ",
		"Search a wider area",
		"Meet by video",
		"Search all services",
	];
	const found = ways.map((words) => html.indexOf(words)).filter((at) => at >= 0);
	expect(found.length).toBeGreaterThan(2);
	expect(found).toEqual(found.toSorted((a, b) => a - b));
	const aid = /href="(\/search[^"]*legal_aid=1[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
	expect(aid).toContain("service=deportation_defence");
	expect(mainOf(await new Visitor().open(aid))).not.toContain("Nobody matches all of this yet");
});

test("Where a matter comes from is a chip of its own, which promises nobody's experience; as a filter it says so", async () => {
	const soft = await chipsOf("/search?q=from+Morocco+to+France+work+permit");
	expect([...soft.keys()]).toContain("Connected with: Morocco");
	expect([...(await chipsOf("/search?country_experience=MA")).keys()]).toEqual(["Experience with people from Morocco"]);
});

test("Who names a sum between two steps of the fee is told up to which one fees are shown", async () => {
	const saysStep = async (address: string) =>
		/Showing fees up to €100, the next step above .*80 euros/.test(mainOf({ html: await (await ask(address)).text() }));
	expect(await saysStep("/search?q=notary+under+80+euros")).toBe(true);
	expect(await saysStep("/search?q=notary+under+100+euros")).toBe(false);
	expect(await saysStep("/search?q=notary+under+80+euros&fee_max=200")).toBe(false);
});

test("Where words name two places and help may be wanted in either, a link above the results searches in the other, and back", async () => {
	const q = "power of attorney for a flat in Lisbon, I live in Madrid";
	const otherOf = async (address: string) => {
		const html = await (await ask(address)).text();
		return (/<a [^>]*href="([^"]+)"[^>]*>Search in/.exec(mainOf({ html }))?.[1] ?? "").replaceAll("&amp;", "&");
	};
	const to = await otherOf(`/search?q=${encodeURIComponent(q)}`);
	const there = await chipsOf(to);
	expect(there.has("Power of attorney")).toBe(true);
	expect([...there.keys()].some((name) => name.includes("Lisbon"))).toBe(true);
	expect([...there.keys()].some((name) => name.includes("Madrid"))).toBe(false);
	// Nothing is ignored that a link leads back to; anything else is told.
	const toldAt = async (address: string) => mainOf({ html: await (await ask(address)).text() });
	expect(await toldAt(to)).not.toContain("We ignored");
	expect(await toldAt(`${to}&service=divorce`)).toContain("because you chose a different filter");
	const back = await chipsOf(await otherOf(to));
	expect([...back.keys()].some((name) => name.includes("Madrid"))).toBe(true);
	expect([...back.keys()].some((name) => name.includes("Lisbon"))).toBe(false);
	const sure = await (await ask("/search?q=from+Syria+to+Germany+asylum")).text();
	expect(mainOf({ html: sure })).not.toContain(">Search in");
});

test("Whose location is no place is told where was searched: in the place that words name, else everywhere", async () => {
	const toldAt = async (address: string) => mainOf({ html: await (await ask(address)).text() });
	const named = await toldAt("/search?q=divorce+berlin&location=Nowhereville");
	expect(named).toMatch(/Nowhereville.*so we searched in.*Berlin, Germany.*which your words name/);
	expect(named).not.toContain("searched everywhere");
	expect(await toldAt("/search?q=divorce&location=Nowhereville")).toMatch(/Nowhereville.*so we searched everywhere/);
});

test("A country that only a term implies is a chip that can be taken out, beside another place too", async () => {
	const chips = await chipsOf(`/search?q=${encodeURIComponent("Home Office refused my visa, I am from Lagos")}`);
	expect([...chips.keys()]).toContain("United Kingdom");
	expect([...(await chipsOf(chips.get("United Kingdom") ?? "")).keys()]).not.toContain("United Kingdom");
});

test("A free time on a card books what was looked for, where that is one service", async () => {
	const visitor = new Visitor();
	const timeOn = async (address: string) =>
		/href="(\/business\/[0-9a-f]{32}\/book[^"]*)"/
			.exec(rawMainOf(await visitor.open(address)))?.[1]
			?.replaceAll("&amp;", "&") ?? "";
	const time = await timeOn("/search?q=divorce&sort=soonest");
	expect(time).toMatch(/\/book\?service=divorce&at=[0-9T:-]+Z$/);
	const page = rawMainOf(await visitor.open(time));
	expect(page).not.toContain("What would you like to book?");
	expect(page).toContain("Divorce");
	expect(await timeOn("/search?service=family_marriage_law&sort=soonest")).toMatch(/\/book\?at=/);
});
