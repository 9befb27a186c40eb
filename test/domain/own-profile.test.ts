import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import { type ProfileChange, profileChange, profilePatch } from "#domain/businesses/profile-fields.ts";
import { completenessOf } from "#domain/businesses/quality.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { requireOwnTitles } from "#domain/listings/reserved-titles.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { findCheckedClaim } from "#domain/verification/checked-claims.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { changeOwnNames, findOwnProfile, saveOwnProfile } from "#domain/verification/own-profile.server.ts";
import { newActor, ownerOf, withRole } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { makeBusiness } from "../support/demo.ts";
import { outcomesOf, testSite } from "../support/identity.ts";
import { kindsTo } from "../support/licences.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	({ ctx } = site);
});
afterAll(() => site.close());

const asIs = (profile: PublicProfile): ProfileChange => {
	const main = profile.offices.find(({ is_main }) => is_main);
	return profileChange.parse({
		...profile,
		...{ address: main?.address, postcode: main?.postcode, step_free: main?.step_free },
		accessibility: main?.accessibility,
	});
};
const ownProfile = async () => {
	const { business, owner } = await practice(ctx, {});
	const profile = await findOwnProfile(ctx, owner);
	if (!profile) throw new Error(`${business.id} is gone.`);
	return { owner, profile, change: asIs(profile) };
};

test("What owners say of themselves is on the profile at once; name, licences and badge stay", async () => {
	const { owner, profile, change } = await ownProfile();
	const saved = await saveOwnProfile(ctx, owner, profile.version, {
		...change,
		headline: "Family reunification for people from Syria",
		about: "I help families to live together again. ".repeat(6),
		languages: [
			{ language: "ar", speaker: "professional" },
			{ language: "en", speaker: "staff" },
		],
		country_experience: ["SY", "IQ"],
		education: [{ title: "LL.M.", institution: "University of Leiden", year: 2009 }],
		memberships: ["Law society"],
		insurance: "Up to 1 million euros",
		accessibility: "Lift from the street",
	});
	expect(saved).toMatchObject({
		...{ name: profile.name, status: profile.status, version: profile.version + 1 },
		...{ headline: "Family reunification for people from Syria", insurance: "Up to 1 million euros" },
		country_experience: ["SY", "IQ"],
		memberships: ["Law society"],
	});
	expect(saved.licences).toEqual(profile.licences);
	expect(saved.languages.map(({ language, speaker }) => `${language} ${speaker}`).sort()).toEqual([
		"ar professional",
		"en staff",
	]);
	expect(saved.offices.find(({ is_main }) => is_main)?.accessibility).toBe("Lift from the street");
	expect(saved.offices.length).toBe(profile.offices.length);
	expect(Object.values(completenessOf(saved))).toEqual(Array(6).fill(true));
});

test("Of two tabs that save at once one is refused, and nothing is half saved", async () => {
	const { owner, profile, change } = await ownProfile();
	const outcomes = await outcomesOf(
		["First of two versions", "Second of two versions"].map((headline) =>
			saveOwnProfile(ctx, owner, profile.version, { ...change, headline }),
		),
	);
	expect(outcomes).toEqual({ done: 1, conflict: 1 });
	const [now] = await listPublicProfiles(ctx, [profile.id]);
	expect(now?.version).toBe(profile.version + 1);
});

test("A title of another profession is refused, with its words; so is a city that does not exist", async () => {
	const { owner, profile, change } = await ownProfile();
	const { category } = profile;
	const title = category.includes("notar") ? "Rechtsanwalt" : "Notar";
	// Neither an invisible sign nor a digit hides it, nor letters of another alphabet that look alike.
	const lookalike = title.replaceAll("a", "\u0430").replaceAll("e", "\u0435").replaceAll("o", "\u03BF");
	for (const hidden of [title, `${title.slice(0, 3)}\u200B${title.slice(3)}`, `${title}1`, lookalike])
		await expect(
			saveOwnProfile(ctx, owner, profile.version, { ...change, headline: `Ihr ${hidden} in der Stadt` }),
		).rejects.toMatchObject({ code: "invalid", values: { field: "headline", why: "reserved_title" } });
	const names = { name: profile.name, firm: `Büro ${title}` };
	await expect(changeOwnNames(ctx, owner, profile.version, names)).rejects.toMatchObject({
		code: "invalid",
		values: { field: "firm", why: "reserved_title" },
	});
	await expect(saveOwnProfile(ctx, owner, profile.version, { ...change, city_id: 999_999_999 })).rejects.toMatchObject({
		code: "invalid",
		values: { field: "city_id" },
	});
	expect((await findOwnProfile(ctx, owner))?.version).toBe(profile.version);
});

test.each([
	["small capitals", "ᴀᴛᴛᴏʀɴᴇʏ ᴀᴛ ʟᴀᴡ, visas"],
	["letters of another alphabet alone", "Ваш АѴОСАТ в городе"],
	["one letter of a family", "Your Lɑwyer in town"],
	["letters in circles", "Your Ⓛⓐⓦⓨⓔⓡ in town"],
	["letters in black circles", "Your 🅛🅐🅦🅨🅔🅡 in town"],
	["letters in black squares", "Your 🅻🅰🆆🆈🅴🆁 in town"],
	["a digit", "Your L4wyer in town"],
	["a one for an i", "Your barr1ster in town"],
	["a one for an l", "Your so1icitor in town"],
	["a hyphen", "Your Law-yer in town"],
	["dots", "Your l.a.w.y.e.r in town"],
	["spaces", "Your L a w y e r in town"],
	["capitals within the word", "Your LaWyEr in town"],
	["words written together", "BestLawyer in town"],
])("A title of another profession is seen through %s", async (_, headline) => {
	await expect(requireOwnTitles(ctx, "document", { headline })).rejects.toMatchObject({
		values: { field: "headline", why: "reserved_title" },
	});
});

test("A title is claimed in no field of a document helper's profile; streets, faculties and fees may be named after one", async () => {
	const { owner, profile, change } = await ownProfile();
	await site.d1
		.prepare("UPDATE businesses SET category = 'legal_document_writers' WHERE id = ?")
		.bind(profile.id)
		.run();
	const plain = { ...change, headline: "Forms and letters, filled in with you", education: [], memberships: [] };
	for (const said of [{ insurance: "Attorney at law, insured" }, { accessibility: "Office of a lawyer, with a lift" }])
		await expect(saveOwnProfile(ctx, owner, profile.version, { ...plain, ...said })).rejects.toMatchObject({
			values: { field: Object.keys(said)[0], why: "reserved_title" },
		});
	await saveOwnProfile(ctx, owner, profile.version, {
		...plain,
		address: "Rua dos Advogados 5",
		education: [{ title: "Course for clerks", institution: "Colegio de Abogados", year: 2009 }],
	});
});

test("Nothing that the professionals of the demo say is taken for a title of others", async () => {
	const refused: unknown[] = [];
	for (let seq = 1; seq <= 400; seq++) {
		const { category, name, firm, headline, insurance, education, memberships, offices } = makeBusiness(seq);
		const own = professionOf[category];
		const texts = { name, firm, headline };
		const more = {
			insurance,
			accessibility: offices.map(({ accessibility }) => accessibility).join("\n"),
			education: education.map(({ title }) => title).join("\n"),
			memberships: memberships.join("\n"),
		};
		const said = own === "law" || own === "notary" ? texts : { ...texts, ...more };
		await requireOwnTitles(ctx, own, said).catch((error) => refused.push([error.values, said]));
	}
	expect(refused).toEqual([]);
});

/** Whether search finds a professional by their name. */
async function isFound(name: string) {
	const { query } = readQuery(new URLSearchParams({ q: name }));
	return (await searchBusinesses(ctx, query)).businesses.some((one) => one.name === name);
}

test("Another name takes the profile out of search until its licence was checked with it", async () => {
	const { owner, profile } = await ownProfile();
	expect(await isFound(profile.name)).toBe(true);
	await expect(
		changeOwnNames(ctx, owner, profile.version, { name: profile.name, firm: profile.firm }),
	).rejects.toMatchObject({
		code: "invalid",
	});
	const saved = await changeOwnNames(ctx, owner, profile.version, {
		name: "Someone Quite Different",
		firm: profile.firm,
	});
	expect(saved).toMatchObject({ name: "Someone Quite Different", status: "pending" });
	const again = await changeOwnNames(ctx, owner, saved.version, { name: "Ximena Okonkwo", firm: "Another Office" });
	// Admins compare with what was checked, not with what lay between.
	const { actor: admin } = await withRole(ctx, "admin");
	const { name, firm, city_name, country_id } = profile;
	expect(await findCheckedClaim(ctx, admin, profile.id)).toMatchObject({ name, firm, city_name, country_id });
	expect(await isFound("Ximena Okonkwo")).toBe(false);
	for (const [n, { id }] of again.licences.entries())
		await confirmLicence(ctx, admin, profile.id, id, { version: again.version + n, expires_on: "2098-12-31" });
	expect(await isFound("Ximena Okonkwo")).toBe(true);
	expect(await findCheckedClaim(ctx, admin, profile.id)).toBeNull();
	expect(saved.licences.every(({ checked_at }) => checked_at === null)).toBe(true);
	expect(await isFound("Someone Quite Different")).toBe(false);
	expect(await isFound(profile.name)).toBe(false);
});

test("Who moves to another city stays listed; who moves to another country is checked again", async () => {
	const { owner, profile, change } = await ownProfile();
	const cityIn = async (condition: string) => {
		const sql = `SELECT id FROM cities WHERE ${condition} AND id <> ? LIMIT 1`;
		return (await site.d1.prepare(sql).bind(profile.city_id).first<{ id: number }>())?.id ?? 0;
	};
	const [near, far] = [
		await cityIn(`country_id = '${profile.country_id}'`),
		await cityIn(`country_id <> '${profile.country_id}'`),
	];
	await site.d1.prepare("UPDATE licences SET region = NULL WHERE business_id = ?").bind(profile.id).run();
	const moved = await saveOwnProfile(ctx, owner, profile.version, { ...change, city_id: near });
	expect(moved).toMatchObject({ status: profile.status, city_id: near, country_id: profile.country_id });
	const abroad = await saveOwnProfile(ctx, owner, moved.version, { ...change, city_id: far });
	expect(abroad).toMatchObject({ status: "pending", city_id: far });
	expect(abroad.country_id).not.toBe(profile.country_id);
	expect(abroad.licences.every(({ checked_at }) => checked_at === null)).toBe(true);
	expect(await isFound(profile.name)).toBe(false);
});

test("A licence that holds for a part of the country is checked again in another city; clients ahead hear of it", async () => {
	const { business, owner, choose } = await practice(ctx, {});
	const client = await newActor(ctx);
	await bookAppointment(ctx, client, choose("2026-11-25T11:00:00.000Z"));
	await site.d1.prepare("UPDATE licences SET region = 'Somewhere' WHERE business_id = ?").bind(business.id).run();
	const profile = (await findOwnProfile(ctx, owner)) as PublicProfile;
	const sql = "SELECT id FROM cities WHERE country_id = ? AND id <> ? LIMIT 1";
	const city = await site.d1.prepare(sql).bind(profile.country_id, profile.city_id).first<{ id: number }>();
	const moved = await saveOwnProfile(ctx, owner, profile.version, { ...asIs(profile), city_id: city?.id ?? 0 });
	expect(moved.status).toBe("pending");
	expect(await kindsTo(ctx, client.user_id)).toContain("professional_unlisted");
});

test("A language that staff speak as well stays so when the form names one of its speakers", async () => {
	const { owner, profile, change } = await ownProfile();
	const sql = "INSERT OR IGNORE INTO business_languages VALUES (?, ?, ?)";
	for (const speaker of ["professional", "staff"]) await site.d1.prepare(sql).bind(profile.id, "nl", speaker).run();
	const said = [
		...change.languages.filter(({ language }) => language !== "nl"),
		{ language: "nl", speaker: "professional" },
	];
	const saved = await saveOwnProfile(ctx, owner, profile.version, { ...change, languages: said as never });
	expect(saved.languages.filter(({ language }) => language === "nl")).toHaveLength(2);
});

test("What a change leaves out stays as it is", async () => {
	const { owner, profile } = await ownProfile();
	const saved = await saveOwnProfile(ctx, owner, profile.version, { about: "I help families. ".repeat(5).trim() });
	const { version, updated_at: _, quality: __, about, ...rest } = saved;
	expect({ version, about }).toEqual({ version: profile.version + 1, about: "I help families. ".repeat(5).trim() });
	expect(profile).toMatchObject(rest);
});

test("Two who speak a language are both kept, each once, whatever else is changed", async () => {
	const { owner, profile } = await ownProfile();
	const dutch = (["professional", "staff"] as const).map((speaker) => ({ language: "nl" as const, speaker }));
	const languages = [...profile.languages.filter(({ language }) => language !== "nl"), ...dutch];
	expect(profilePatch.parse({ languages: [...languages, ...dutch] }).languages).toEqual(languages);
	const said = await saveOwnProfile(ctx, owner, profile.version, { languages });
	const saved = await saveOwnProfile(ctx, owner, said.version, { legal_aid: !said.legal_aid });
	expect(saved.languages.filter(({ language }) => language === "nl")).toEqual(expect.arrayContaining(dutch));
	expect(saved.languages).toHaveLength(languages.length);
});

test("Nobody says anything of a profile that is not theirs: each caller has only their own", async () => {
	const [one, other] = [await ownProfile(), await ownProfile()];
	await saveOwnProfile(ctx, one.owner, one.profile.version, { ...one.change, headline: "Only mine was changed" });
	expect((await findOwnProfile(ctx, other.owner))?.headline).toBe(other.profile.headline);
	const { actor } = await ownerOf(ctx, one.profile.id);
	await expect(saveOwnProfile(ctx, one.owner, one.profile.version + 1, one.change)).rejects.toMatchObject({
		code: "not_found",
	});
	expect((await findOwnProfile(ctx, actor))?.headline).toBe("Only mine was changed");
});
