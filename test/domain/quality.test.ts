import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Business } from "#domain/businesses/businesses.ts";
import { type QualityFacts, qualityOf } from "#domain/businesses/quality.ts";
import { makeBusiness } from "../support/demo.ts";

/** What /about#ranking says of quality. */
const published = /msgid "(Quality is counted in points[^"]*)"/.exec(readFileSync("app/locales/en.po", "utf8"))?.[1];

const now = "2026-11-20T12:00:00.000Z";
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

/** Somebody of whom nothing is known, who began this year. */
const nobody: QualityFacts = {
	about: "",
	country_experience: [],
	education: [],
	fee_from_minor: null,
	insurance: null,
	languages: [],
	licences: [],
	offices: [],
	practising_since: 2026,
	response_hours: null,
};
const pointsFor = (facts: Partial<QualityFacts>) => qualityOf({ ...nobody, ...facts }, now);

const [licence] = makeBusiness(1).licences;
const [office] = makeBusiness(1).offices;
const checked = (days: number, status: Business["licences"][number]["status"] = "active") => ({
	licences: [{ ...licence, status, checked_at: daysAgo(days) }] as Business["licences"],
});
const mainOffice = (more: Partial<Business["offices"][number]>) => ({
	offices: [{ ...office, is_main: true, step_free: false, accessibility: null, ...more }] as Business["offices"],
});
const speaking = (...languages: string[]) => ({
	languages: languages.map((language) => ({ language, speaker: "professional" })) as Business["languages"],
});
const education = [{}] as Business["education"];

const best: Partial<QualityFacts> = {
	about: "a".repeat(200),
	education,
	fee_from_minor: 0,
	insurance: "Insured.",
	...speaking("en", "es", "ar"),
	...checked(0),
	...mainOffice({ step_free: true }),
	practising_since: 1900,
	response_hours: 1,
};

test("Who is known for nothing has no points, and who is known for all has 255", () => {
	expect(published).toContain("255 at most");
	expect(pointsFor({})).toBe(0);
	expect(pointsFor(best)).toBe(255);
});

test("A licence counts in full for 30 days after its check, and no more at 365", () => {
	expect(published).toContain("80 for a licence that was checked in the last 30 days, falling to none at 365");
	for (const days of [0, 29, 30]) expect(pointsFor(checked(days)), `${days}`).toBe(80);
	expect(pointsFor(checked(35))).toBe(79);
	// Half of the way from 30 to 365.
	expect(pointsFor(checked(197.5))).toBe(40);
	expect(pointsFor(checked(360))).toBe(1);
	for (const days of [365, 400]) expect(pointsFor(checked(days)), `${days}`).toBe(0);
	expect(pointsFor(checked(0, "suspended"))).toBe(0);
});

test("An answer counts in full within 4 hours, and not at 72", () => {
	expect(published).toContain("40 for a first answer within 4 hours, falling to none at 72");
	for (const response_hours of [0, 1, 4]) expect(pointsFor({ response_hours })).toBe(40);
	expect(pointsFor({ response_hours: 5 })).toBe(37);
	// By the logarithm: 17 is half of the way from 4 to 72.
	expect(pointsFor({ response_hours: 17 })).toBe(20);
	expect(pointsFor({ response_hours: 66 })).toBe(1);
	for (const response_hours of [72, 100]) expect(pointsFor({ response_hours })).toBe(0);
	expect(pointsFor({ response_hours: null })).toBe(0);
});

test("A profile counts for what it says", () => {
	expect(published).toContain("15 for at least 200 characters about their work");
	expect([199, 200].map((length) => pointsFor({ about: "a".repeat(length) }))).toEqual([0, 15]);
	expect(published).toContain("20 for published fees");
	expect(pointsFor({ fee_from_minor: 0 })).toBe(20);
	expect(published).toContain("15 for insurance");
	expect(pointsFor({ insurance: "Insured." })).toBe(15);
	expect(published).toContain("15 for a main office with step-free access or a word on how to get in");
	expect(pointsFor(mainOffice({ step_free: true }))).toBe(15);
	expect(pointsFor(mainOffice({ accessibility: "Ring the bell." }))).toBe(15);
	expect(pointsFor(mainOffice({}))).toBe(0);
	expect(pointsFor(mainOffice({ is_main: false, step_free: true }))).toBe(0);
	expect(published).toContain("10 for education");
	expect(pointsFor({ education })).toBe(10);
});

test("A language counts once, and three at most; one that needs an interpreter does not", () => {
	expect(published).toContain("10 for each language spoken, up to 30");
	expect(pointsFor(speaking("en"))).toBe(10);
	expect(pointsFor(speaking("en", "en", "es"))).toBe(20);
	expect(pointsFor(speaking("en", "es", "ar", "ru"))).toBe(30);
	expect(pointsFor({ languages: [{ language: "en", speaker: "interpreter" }] })).toBe(0);
});

test("Years of practice count up to 30, the first ones most", () => {
	expect(published).toContain("up to 30 for years of practice, of which the first count most");
	const after = [0, 1, 8, 16, 60].map((years) => pointsFor({ practising_since: 2026 - years }));
	expect(after).toEqual([0, 4, 19, 26, 30]);
});
