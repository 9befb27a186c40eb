import { expect, test } from "vitest";
import type { Business, Licence } from "#domain/businesses/businesses.ts";
import { zoneOfJurisdiction } from "#domain/businesses/jurisdictions.ts";
import { professionOfTitle } from "#domain/businesses/licence-titles.ts";
import { asOf, daysLeft, hasEnded, statusNow } from "#domain/businesses/licences.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import { dateIn } from "#domain/ground/time.ts";
import { asMadeOn } from "#drizzle/seed/businesses.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { testNow } from "../support/database.ts";
import { demoBusinesses } from "../support/demo.ts";

const licence = (given: Partial<Licence>): Licence => ({
	...{ id: "1", profession: "Abogada", register: "Register", register_url: "https://register.test/", number: "1" },
	...{ jurisdiction: "ES", region: null, status: "active", issued_on: "2015-01-01", expires_on: "2026-12-31" },
	...{ conditions: null, checked_at: "2026-06-01T09:00:00.000Z" },
	...given,
});
const lawyer = (...licences: Partial<Licence>[]) => ({
	category: "immigration_lawyers" as const,
	status: "verified" as Business["status"],
	licences: licences.map(licence),
});

test("In every country the day ends in none of its cities after the zone that its licences are counted in", () => {
	const { cities } = loadPlaces();
	const zones = new Map<string, Set<string>>();
	for (const { country_id, time_zone } of cities)
		zones.set(country_id, (zones.get(country_id) ?? new Set()).add(time_zone));
	expect(zones.size).toBeGreaterThan(200);
	const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 15));
	for (const [country, own] of zones) {
		expect(own, country).toContain(zoneOfJurisdiction(country));
		if (own.size === 1) continue;
		for (const month of months)
			for (let hour = 0; hour < 24; hour++) {
				const now = new Date(month + hour * 3_600_000).toISOString();
				const day = dateIn(zoneOfJurisdiction(country), now);
				for (const zone of own) expect(dateIn(zone, now) >= day, `${country} ${zone} ${now}`).toBe(true);
			}
	}
});

test.each([
	// Of Kiribati's three zones Tarawa's day ends last, two hours after that of Kiritimati.
	["KI", "2026-12-31", "2026-12-31T12:00:00.000Z"],
	["WS", "2026-12-31", "2026-12-31T11:00:00.000Z"],
	["ES", "2026-12-31", "2027-01-01T00:00:00.000Z"],
	["US", "2026-12-31", "2027-01-01T10:00:00.000Z"],
	["AS", "2026-12-31", "2027-01-01T11:00:00.000Z"],
	// A country without cities: wherever on Earth the day ends last.
	["ZZ", "2026-12-31", "2027-01-01T12:00:00.000Z"],
	["ES", "2028-02-28", "2028-02-29T00:00:00.000Z"],
	["ES", "2028-02-29", "2028-03-01T00:00:00.000Z"],
	["ES", "2027-02-28", "2027-03-01T00:00:00.000Z"],
	// The clocks of Europe have gone forward in the night before.
	["DE", "2027-03-28", "2027-03-28T22:00:00.000Z"],
	["NP", "2026-12-31", "2026-12-31T18:15:00.000Z"],
])("A licence of %s until %s holds until %s and not a millisecond longer", (jurisdiction, expires_on, end) => {
	const held = lawyer({ jurisdiction, expires_on });
	const before = new Date(Date.parse(end) - 1).toISOString();
	expect([hasEnded(licence({ jurisdiction, expires_on }), before), statusNow(held, before)]).toEqual([
		false,
		"expiring",
	]);
	expect(daysLeft(licence({ jurisdiction, expires_on }), before)).toBe(0);
	expect([hasEnded(licence({ jurisdiction, expires_on }), end), statusNow(held, end)]).toEqual([true, "unverified"]);
	expect(asOf(held, end).licences.map(({ status }) => status)).toEqual(["expired"]);
	expect(asOf(held, before)).toEqual({ ...held, status: "expiring" });
});

test("A profile expires soon from thirty days before on", () => {
	const held = lawyer({ expires_on: "2026-12-31" });
	expect(daysLeft(licence({ expires_on: "2026-12-31" }), "2026-12-01T12:00:00.000Z")).toBe(30);
	expect(statusNow(held, "2026-11-30T23:59:59.999Z")).toBe("verified");
	expect(statusNow(held, "2026-12-01T00:00:00.000Z")).toBe("expiring");
	expect(statusNow(lawyer({ expires_on: null }), "2099-01-01T00:00:00.000Z")).toBe("verified");
});

test("Another licence of the profession keeps a profile; one of another, unchecked or suspended does not", () => {
	const now = "2027-01-02T00:00:00.000Z";
	const with_ = (other: Partial<Licence>) => statusNow(lawyer({}, { expires_on: null, ...other }), now);
	expect(with_({ profession: "Avocate", jurisdiction: "MA" })).toBe("verified");
	expect(with_({ profession: "Avocate", expires_on: "2027-01-20" })).toBe("expiring");
	expect(with_({ profession: "Traductora jurada" })).toBe("unverified");
	expect(with_({ profession: "Keeper of the Seal" })).toBe("unverified");
	expect(with_({ profession: "Avocate", checked_at: null })).toBe("unverified");
	expect(with_({ profession: "Avocate", status: "suspended" })).toBe("unverified");
});

test("Whoever was listed for a title that nobody knows, or without a licence, is judged by what they have", () => {
	const now = "2027-01-02T00:00:00.000Z";
	expect(statusNow(lawyer({ profession: "Keeper of the Seal", expires_on: null }), now)).toBe("verified");
	expect(statusNow(lawyer({ profession: "Keeper of the Seal" }), now)).toBe("unverified");
	expect(statusNow(lawyer({ profession: "Asesor fiscal", expires_on: null }), now)).toBe("verified");
	expect(statusNow(lawyer(), now)).toBe("verified");
});

test.each(["unverified", "pending", "suspended", "closed"] as const)("The clock leaves a profile %s", (status) => {
	const now = "2027-01-02T00:00:00.000Z";
	expect(statusNow({ ...lawyer({}), status }, now)).toBe(status);
	expect(statusNow({ ...lawyer({ expires_on: null }), status }, now)).toBe(status);
});

test("Loaded on a later day, demo professionals are what they were, and their licences have as long to go", () => {
	const later = "2028-02-29T12:00:00.000Z";
	for (const business of demoBusinesses(1_000)) {
		const loaded = asMadeOn(business, later);
		expect(loaded.status).toBe(business.status);
		expect(asOf(loaded, later)).toEqual(loaded);
		for (const [i, one] of business.licences.entries())
			if (one.status === "active") expect(daysLeft(loaded.licences[i] as Licence, later)).toBe(daysLeft(one, testNow));
	}
});

test("Demo professionals are what the rule says on their day, and their titles are of their professions", () => {
	for (const business of demoBusinesses(5_000)) {
		expect(asOf(business, testNow)).toEqual(business);
		const own = professionOf[business.category];
		const [first] = business.licences;
		expect([own, null], first?.profession).toContain(professionOfTitle(first?.profession ?? ""));
	}
});
