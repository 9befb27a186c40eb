import { afterAll, beforeAll, expect, test } from "vitest";
import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { type ProfileChange, profileChange } from "#domain/businesses/profile-fields.ts";
import { completenessOf } from "#domain/businesses/quality.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeOwnName, findOwnProfile, saveOwnProfile } from "#domain/listings/own-profile.server.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { ownerOf } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { outcomesOf, testSite } from "../support/identity.ts";

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
	await expect(
		saveOwnProfile(ctx, owner, profile.version, { ...change, headline: `Ihr ${title} in der Stadt` }),
	).rejects.toMatchObject({ code: "invalid", values: { field: "headline", why: "reserved_title" } });
	await expect(saveOwnProfile(ctx, owner, profile.version, { ...change, city_id: 999_999_999 })).rejects.toMatchObject({
		code: "invalid",
		values: { field: "city_id" },
	});
	expect((await findOwnProfile(ctx, owner))?.version).toBe(profile.version);
});

/** Whether search finds a professional by their name. */
async function isFound(name: string) {
	const { query } = readQuery(new URLSearchParams({ q: name }));
	return (await searchBusinesses(ctx, query)).businesses.some((one) => one.name === name);
}

test("Another name takes the profile out of search until its licence was checked with it", async () => {
	const { owner, profile } = await ownProfile();
	expect(await isFound(profile.name)).toBe(true);
	await expect(changeOwnName(ctx, owner, profile.version, { name: profile.name })).rejects.toMatchObject({
		code: "not_now",
	});
	const saved = await changeOwnName(ctx, owner, profile.version, { name: "Someone Quite Different" });
	expect(saved).toMatchObject({ name: "Someone Quite Different", status: "pending" });
	expect(saved.licences.every(({ checked_at }) => checked_at === null)).toBe(true);
	expect(await isFound("Someone Quite Different")).toBe(false);
	expect(await isFound(profile.name)).toBe(false);
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
