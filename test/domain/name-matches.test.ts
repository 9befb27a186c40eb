import { afterAll, beforeAll, expect, test } from "vitest";
import { findToday } from "#domain/appointments/agenda.server.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { nameKey } from "#domain/appointments/name-key.ts";
import { findNameMatches } from "#domain/appointments/name-matches.server.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { blockOther, decideThread } from "#domain/messages/deciding.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { newActor, ownerOf, someone } from "../support/actors.ts";
import { practice } from "../support/appointments.ts";
import { testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

const at = (hour: number) => `2026-11-25T${hour}:00:00.000Z`;
const asks = (name: string, other_party: string) =>
	threadRequest.parse({ name, other_party, language: "en", body: "Can you help me with my flat?" });

test("A name is found again however it is ordered, accented or spelled in capitals; nothing is no name", () => {
	const same = ["Ana García López", "GARCÍA LÓPEZ, Ana", " lopez  ana GARCIA "];
	expect(new Set(same.map(nameKey)).size).toBe(1);
	expect(nameKey("Ana García")).not.toBe(nameKey("Ana García López"));
	expect(nameKey("محمد العلي")).toBe(nameKey("العلي محمد"));
	expect(nameKey("王小明")).toBe("王小明");
	for (const nothing of ["", "  ", "?!"]) expect(nameKey(nothing)).toBeNull();
});

test("A request whose other side has the name of a client of this professional says so, on every page of it", async () => {
	const { ctx } = site;
	const { choose, owner } = await practice(ctx, { confirmation: "request" });
	const met = await bookAppointment(
		ctx,
		await newActor(ctx),
		choose(at(11), { client_name: "Ruth Kessler", other_party: "" }),
	);
	const made = await bookAppointment(
		ctx,
		await newActor(ctx),
		choose(at(13), { client_name: "Omar Haddad", other_party: "KESSLER, Ruth" }),
	);
	const client = { object: "appointment", id: met.id, client_name: "Ruth Kessler" };
	expect(await findNameMatches(ctx, owner, "appointments", made.id)).toEqual({ client, opponent: null });
	expect(await findNameMatches(ctx, owner, "appointments", met.id)).toEqual({
		client: null,
		opponent: { object: "appointment", id: made.id, client_name: "Omar Haddad" },
	});
	const today = await findToday(ctx, owner);
	expect(Object.keys(today?.matches ?? {}).sort()).toEqual([met.id, made.id].sort());
	expect(today?.matches[made.id]).toEqual({ client, opponent: null });
	// What is another professional's is nothing to this one.
	const stranger = await ownerOf(ctx, (await practice(ctx, {})).business.id);
	expect(await findNameMatches(ctx, stranger.actor, "appointments", made.id)).toBeNull();
});

test("Names of messages and of appointments are compared with one another; one's own are no conflict", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, {});
	const [client, landlord] = [await someone(ctx), await someone(ctx)];
	const asked = await askProfessional(ctx, client.actor, business.id, asks("Lina Novak", "Pavel Dvořák"));
	const { id } = await bookAppointment(ctx, landlord.actor, choose(at(15), { client_name: "Pavel Dvorak" }));
	expect(await findNameMatches(ctx, owner, "appointments", id)).toEqual({
		client: null,
		opponent: { object: "thread", id: asked, client_name: "Lina Novak" },
	});
	expect(await findNameMatches(ctx, owner, "threads", asked)).toEqual({
		client: { object: "appointment", id, client_name: "Pavel Dvorak" },
		opponent: null,
	});
	// Who names themself as the other side has no conflict with themself.
	const [alone, other] = [await someone(ctx), choose(at(17), { client_name: "Sam Ortiz", other_party: "Sam Ortiz" })];
	const own = await bookAppointment(ctx, alone.actor, other);
	expect(await findNameMatches(ctx, owner, "appointments", own.id)).toBeNull();
});

test("What a professional does not see of somebody whom they blocked, they do not hear by a name either", async () => {
	const { ctx } = site;
	const { business, choose, owner } = await practice(ctx, {});
	const blocked = await someone(ctx);
	const before = await askProfessional(ctx, blocked.actor, business.id, asks("Nora Lind", ""));
	await decideThread(ctx, owner, before, "accept");
	await blockOther(ctx, owner, before);
	await decideThread(ctx, blocked.actor, before, "close");
	await askProfessional(ctx, blocked.actor, business.id, asks("Nora Lind", "Karl Maurer"));
	const { id } = await bookAppointment(ctx, await newActor(ctx), choose(at(12), { client_name: "Karl Maurer" }));
	expect(await findNameMatches(ctx, owner, "appointments", id)).toBeNull();
});
