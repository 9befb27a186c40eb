import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listClients } from "#domain/appointments/clients.server.ts";
import { listAppointments } from "#domain/appointments/reading.server.ts";
import { nextSlotsOf } from "#domain/availability/next-slots.server.ts";
import { busyOf, busyStatements, listSlots, offerOf, offerStatement } from "#domain/availability/slots.server.ts";
import { isInsideHours, quantaOf } from "#domain/availability/slots.ts";
import { listSaved } from "#domain/bookmarks/bookmarks.server.ts";
import { daysLeft } from "#domain/businesses/licences.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs, hourMs } from "#domain/ground/durations.ts";
import { dateIn } from "#domain/ground/time.ts";
import { listAccounts, requireAccountCase } from "#domain/identity/account-cases.server.ts";
import { accountFilter } from "#domain/identity/account-decisions.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { listThreads } from "#domain/messages/reading.server.ts";
import { listSavedReplies } from "#domain/messages/saved-replies.server.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import { listDeliveries } from "#domain/outbox/deliveries.server.ts";
import { openOwnEvidence } from "#domain/registrations/evidence.server.ts";
import { findOwnRegistration, listCases, type OwnRegistration } from "#domain/registrations/reading.server.ts";
import { missingSteps, registrationStatuses, stepsOf } from "#domain/registrations/registrations.ts";
import { criteria } from "#domain/reviews/criteria.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { listOwnLicences } from "#domain/verification/renewals.server.ts";
import { findOwnSuspension, listAppeals } from "#domain/verification/suspending.server.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { loadPeople } from "#drizzle/seed/people.ts";
import {
	amina,
	ines,
	lucia,
	newcomerOf,
	ownerOf,
	sessionStatements,
	type WatchedKey,
	watchedProfessionals,
} from "#drizzle/seed/story/cast.ts";
import { loadStory } from "#drizzle/seed/story/story.ts";
import { testCtx, testDatabase, testNow } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { expectIndexed } from "../support/indexed.ts";
import { isLong } from "../support/rounds.ts";

/** Enough that everybody in the story is among them. */
const businesses = 250;
const madrid = "Europe/Madrid";
const lawyer = makeBusiness(1).id;

const everyMoment = [
	["on a Monday morning", "2026-11-30T08:10:00.000Z"],
	["on a Tuesday evening, when the office is closed", "2026-12-01T19:35:00.000Z"],
	["on a Sunday", "2026-12-06T11:00:00.000Z"],
	["an hour before midnight", "2026-12-10T22:05:00.000Z"],
	["on 31 December", "2026-12-31T10:20:00.000Z"],
	["in the first minute of a year", "2026-12-31T23:00:30.000Z"],
	["on the day when clocks are put forward", "2027-03-28T00:30:00.000Z"],
	["on the day when clocks are put back", "2026-10-25T01:15:00.000Z"],
] as const;
/** The one at which least is left of the day. */
const moments = isLong ? everyMoment : everyMoment.slice(3, 4);

type Meeting = Record<
	"id" | "business_id" | "client_id" | "starts_at" | "ends_at" | "status" | "awaiting" | "expires_at" | "updated_at",
	string
>;

describe.each(moments)("Loaded %s", (_, now) => {
	let d1: D1Database;
	let close: () => Promise<void>;
	let ctx: Ctx;
	const all = async <Row = Record<string, number>>(sql: string, ...values: unknown[]) =>
		(
			await d1
				.prepare(sql)
				.bind(...values)
				.all<Row>()
		).results;

	beforeAll(async () => {
		({ d1, close } = await testDatabase(businesses));
		ctx = testCtx(d1, now);
		await loadPeople(d1, ctx.keys);
		await loadStory(d1, ctx.files, ctx.keys, new Date(now));
	});
	afterAll(() => close());

	const own = (party: "client" | "business", list: "upcoming" | "past" | "cancelled") =>
		listAppointments(ctx, party === "client" ? amina : lucia, { party, list });
	const meetings = () =>
		all<Meeting>("SELECT * FROM appointments WHERE client_id IS NOT NULL ORDER BY business_id, starts_at");
	const calendars = async () => [...new Set((await meetings()).map(({ business_id }) => business_id))];
	const offersOf = async (ids: readonly string[]) => {
		const offers = await ctx.db.$client.batch(ids.map((id) => offerStatement(ctx, id, null)));
		return new Map(ids.map((id, i) => [id, offerOf(offers[i])]));
	};

	test("both have a meeting today, requests, meetings before them, past, missed and cancelled ones", async () => {
		for (const party of ["client", "business"] as const) {
			const [upcoming, past, cancelled] = await Promise.all([
				own(party, "upcoming"),
				own(party, "past"),
				own(party, "cancelled"),
			]);
			const isToday = ({ starts_at }: { starts_at: string }) => dateIn(madrid, starts_at) === dateIn(madrid, now);
			expect([...upcoming, ...past].filter(isToday).length).toBeGreaterThan(0);
			expect(new Set(upcoming.map(({ awaiting }) => awaiting))).toEqual(new Set([null, "client", "business"]));
			expect(new Set(past.map(({ status }) => status))).toEqual(
				new Set(
					past.some(({ status }) => status === "confirmed")
						? ["completed", "no_show", "confirmed"]
						: ["completed", "no_show"],
				),
			);
			expect(cancelled.length).toBeGreaterThan(0);
		}
	});

	test("both have threads in every state, read and unread, and notifications of both kinds", async () => {
		for (const person of [amina, lucia]) {
			const { threads } = await listThreads(ctx, person);
			expect(new Set(threads.map(({ status }) => status))).toEqual(
				new Set(["requested", "open", "declined", "closed"]),
			);
			expect(threads.some(({ unread }) => unread > 0) && threads.some(({ unread }) => unread === 0)).toBe(true);
			const { notifications, unread } = await listNotifications(ctx, person, {});
			const unreadShown = notifications.filter(({ read_at }) => read_at === null).length;
			expect(unreadShown).toBeGreaterThan(1);
			expect(unreadShown).toBe(unread);
			expect(notifications.length).toBeGreaterThan(unreadShown);
			expect(new Set(notifications.map(({ type }) => type)).size).toBeGreaterThan(1);
		}
	});

	test("both have reviews, with and without an answer, and saved professionals with notes and folders", async () => {
		for (const [column, id] of [
			["client_id", amina.user_id],
			["business_id", lawyer],
		]) {
			const reviews = await all<{ reply: string | null }>(
				`SELECT reply FROM reviews WHERE ${column} = ? AND client_id IS NOT NULL`,
				id,
			);
			expect(reviews.some(({ reply }) => reply) && reviews.some(({ reply }) => !reply)).toBe(true);
		}
		for (const person of [amina, lucia]) {
			const { bookmarks, folders } = await listSaved(ctx, person);
			expect(bookmarks.length).toBeGreaterThan(3);
			expect(bookmarks.some(({ note }) => note !== "")).toBe(true);
			expect(folders.every(({ saved }) => saved > 0) && folders.length > 1).toBe(true);
		}
	});

	test("the lawyer's clients are those who booked or were accepted; two have a note, and replies are saved", async () => {
		const kept = await all("SELECT business_id, user_id FROM business_clients ORDER BY business_id, user_id");
		const wanted = await all(
			`SELECT business_id, client_id AS user_id FROM appointments WHERE client_id IS NOT NULL
			UNION SELECT business_id, client_id FROM threads WHERE client_id IS NOT NULL AND answered_at IS NOT NULL AND status <> 'declined'
			ORDER BY business_id, user_id`,
		);
		expect(kept).toEqual(wanted);
		expect(await all("SELECT user_id FROM business_clients WHERE last_at > ? OR last_at < created_at", now)).toEqual(
			[],
		);
		const { clients } = await listClients(ctx, lucia);
		expect(clients.filter(({ has_note }) => has_note)).toHaveLength(2);
		expect(await listSavedReplies(ctx, lucia)).toHaveLength(4);
	});

	test("reports and messages to us wait for the admin, and some have been answered", async () => {
		for (const [table, done, wanted] of [
			["reports", "decided_at", { waiting: 2, done: 1 }],
			["contact_messages", "answered_at", { waiting: 3, done: 2 }],
		] as const) {
			const [count] = await all(
				`SELECT sum(${done} IS NULL) AS waiting, sum(${done} IS NOT NULL) AS done FROM ${table}`,
			);
			expect(count, table).toEqual(wanted);
		}
		expect((await all("SELECT DISTINCT object FROM reports")).length).toBe(2);
	});

	test("whatever the admin has done is in the audit log, at its time", async () => {
		const acts = await all<{ act: string; n: number }>(
			"SELECT act, count(*) AS n FROM audit_entries WHERE actor_id = ? AND created_at <= ? GROUP BY act",
			ines.user_id,
			now,
		);
		expect(Object.fromEntries(acts.map(({ act, n }) => [act, n]))).toEqual({
			...{ report_dismissed: 1, contact_answered: 2, account_suspended: 1, business_suspended: 1 },
			...{ registration_asked: 1, registration_approved: 1, registration_rejected: 2 },
			...{ licence_confirmed: 2, licence_check_declined: 1, contribution_removed: 1 },
		});
	});

	const applications = async () => {
		const keys = ["jimena", "tiago", "abena", "meriem", "arnel", "ilaria"] as const;
		const found = await Promise.all(keys.map((key) => findOwnRegistration(ctx, newcomerOf(key))));
		return Object.fromEntries(keys.map((key, i) => [key, found[i]])) as Record<(typeof keys)[number], OwnRegistration>;
	};

	test("applications are in every state, of several professions and countries", async () => {
		const made = await applications();
		const each = Object.values(made);
		expect(each.map(({ status }) => status).sort()).toEqual([...registrationStatuses].sort());
		expect(new Set(each.map(({ answers }) => answers.profession?.category)).size).toBe(6);
		expect(new Set(each.map(({ answers }) => answers.jurisdiction?.jurisdiction)).size).toBe(6);
		const { jimena, abena, arnel, ilaria } = made;
		const missing = missingSteps(jimena.answers, jimena.evidence);
		expect(missing.length).toBeGreaterThan(0);
		expect(missing.length).toBeLessThan(stepsOf(jimena.answers).length);
		for (const { reason } of [abena, arnel, ilaria]) expect(reason).not.toBeNull();
		expect(ilaria.appeal).not.toBeNull();
		for (const { created_at, submitted_at, decided_at, updated_at } of each) {
			const times = [created_at, submitted_at, decided_at, updated_at].filter((at) => at !== null);
			expect(times.every((at) => created_at <= at && at <= updated_at && at <= now)).toBe(true);
		}
		const { cases } = await listCases(ctx, ines);
		expect(cases.map(({ id }) => id)).toEqual([made.tiago.id, ilaria.id]);
	});

	test("whose application was approved is a listed professional, whom search finds", async () => {
		const { user_id, full_name } = newcomerOf("meriem");
		const [kept] = await all<{ role: string; business_id: string }>(
			"SELECT p.role, o.business_id FROM profiles p JOIN business_owners o ON o.user_id = p.user_id WHERE p.user_id = ?",
			user_id,
		);
		expect(kept).toMatchObject({ role: "business", business_id: (await applications()).meriem.business_id });
		const listed = await expectIndexed(ctx, kept?.business_id ?? "");
		expect(listed?.profile).toMatchObject({ name: full_name, status: "verified" });
		expect(listed?.listing).not.toBeNull();
		const [next] = await all<{ slots: string; stale_at: string }>(
			"SELECT slots, stale_at FROM next_slots WHERE business_id = ?",
			kept?.business_id ?? "",
		);
		expect(JSON.parse(next?.slots ?? "[]").every((slot: string) => slot > now)).toBe(true);
		expect(next?.stale_at && next.stale_at > now).toBe(true);
	});

	test("every document of an application is a PDF that opens", async () => {
		for (const [key, { evidence }] of Object.entries(await applications())) {
			expect(evidence.length, key).toBeGreaterThan(0);
			for (const { id, size } of evidence) {
				const opened = await openOwnEvidence(ctx, newcomerOf(key as "jimena"), id);
				const bytes = new Uint8Array(await new Response(opened.body).arrayBuffer());
				expect(bytes.length).toBe(size);
				const text = new TextDecoder("latin1").decode(bytes);
				expect(text).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
				const [, table] = /startxref\n(\d+)\n/.exec(text) ?? [];
				const places = text.slice(Number(table)).matchAll(/^(\d{10}) 00000 n $/gm);
				const found = [...places].map(([, at]) => text.slice(Number(at)).split("\n")[0]);
				expect(found).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`));
				const [, length, content] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(text) ?? [];
				expect(content?.length).toBe(Number(length));
			}
		}
	});

	test("an account is suspended with a reason, which the admin can look up", async () => {
		const { accounts } = await listAccounts(ctx, ines, accountFilter.parse({ group: "suspended" }));
		expect(accounts).toMatchObject([{ id: newcomerOf("marcel").user_id, is_suspended: true }]);
		const { decisions, banned_until } = await requireAccountCase(ctx, ines, accounts[0]?.id ?? "");
		expect(decisions).toMatchObject([{ act: "account_suspended", until: banned_until }]);
		expect(decisions[0]?.reason).toMatch(/\w/);
	});

	const profileOf = async (key: WatchedKey) => {
		const [found] = await all<{ id: string }>("SELECT id FROM businesses WHERE seq = ?", watchedProfessionals[key].seq);
		return found?.id ?? "";
	};

	test("a profile is suspended with a reason, out of search, and its owner's appeal waits", async () => {
		const id = await profileOf("rebecca");
		const listed = await expectIndexed(ctx, id);
		expect(listed).toMatchObject({
			profile: { status: "suspended", name: ownerOf("rebecca").full_name },
			listing: null,
		});
		expect(await findOwnSuspension(ctx, ownerOf("rebecca"))).toMatchObject({ answer: null });
		expect(await listAppeals(ctx, ines)).toMatchObject([{ business_id: id }]);
	});

	test("a renewed licence waits at the head of the checks, and ends within 30 days", async () => {
		const id = await profileOf("daniela");
		const { checks } = await listChecksDue(ctx, ines);
		expect(checks[0]).toMatchObject({ id, why: "asked", name: ownerOf("daniela").full_name });
		expect(checks.filter(({ why }) => why === "asked")).toHaveLength(1);
		const [licence] = await listOwnLicences(ctx, ownerOf("daniela"));
		const left = licence ? daysLeft(licence, now) : null;
		expect(left !== null && left >= 0 && left <= 30).toBe(true);
		expect(licence).toMatchObject({ status: "active", request: { answer: null } });
		// As it is written, not only as the clock says.
		expect(await all("SELECT status FROM businesses WHERE id = ?", id)).toEqual([{ status: "expiring" }]);
		await expectIndexed(ctx, id);
	});

	test("a licence has ended, and a check of it was declined with a reason", async () => {
		const id = await profileOf("andre");
		const [licence] = await listOwnLicences(ctx, ownerOf("andre"));
		expect(licence).toMatchObject({ status: "expired", request: { answer: expect.stringMatching(/\w/) } });
		expect(await all("SELECT status FROM licences WHERE business_id = ?", id)).toEqual([{ status: "expired" }]);
		expect(await findPublicProfile(ctx, id)).toMatchObject({ status: "unverified", name: ownerOf("andre").full_name });
		expect((await expectIndexed(ctx, id))?.listing).toBeNull();
	});

	test("of two letters that failed one is tried again, and one was given up", async () => {
		const { due, failed } = await listDeliveries(ctx, ines);
		expect(due).toBe(0);
		expect(failed).toMatchObject([
			{ channel: "email", kind: "contact_answer", failure: "DataError", given_up_at: null },
			{ channel: "email", kind: "contact_copy", failure: "E_DELIVERY_FAILED", attempts: 24 },
		]);
		const [again, given] = failed;
		expect(again && again.due_at > now && Date.parse(again.due_at) <= Date.parse(now) + hourMs).toBe(true);
		expect(given?.given_up_at && given.given_up_at < now).toBe(true);
	});

	test("four hundred threads in every language have answers; some wait for the admin, and both have asked and answered", async () => {
		const [{ threads, spoken, answered } = {}] = await all(
			"SELECT count(*) AS threads, count(DISTINCT language) AS spoken, sum(answer_count > 0) AS answered FROM posts",
		);
		expect(threads).toBeGreaterThanOrEqual(400);
		expect([spoken, Number(answered) > 200]).toEqual([12, true]);
		expect(await all("SELECT id FROM posts WHERE created_at > ? OR updated_at > ?", now, now)).toEqual([]);
		expect(
			await all(
				`SELECT p.id FROM posts p WHERE score <> (SELECT count(*) FROM votes WHERE object_id = p.id)
				OR (status = 'published' AND deleted_at IS NULL) <> (SELECT count(*) FROM post_search WHERE rowid = p.seq)`,
			),
		).toEqual([]);
		const cases = await all<{ status: string; waits: number }>(
			`SELECT coalesce(a.status, p.status) AS status, c.waiting_since IS NOT NULL AS waits FROM community_cases c
			JOIN posts p ON p.id = c.post_id LEFT JOIN answers a ON a.id = c.object_id ORDER BY status`,
		);
		expect(cases.map(({ status }) => status)).toEqual(["hidden", "hidden", "published", "removed"]);
		expect(cases.every(({ waits }) => waits === 1)).toBe(true);
		expect(await all("SELECT id FROM posts WHERE deleted_at IS NOT NULL")).toHaveLength(1);
		expect((await all("SELECT id FROM posts WHERE author_id = ?", amina.user_id)).length).toBeGreaterThan(1);
		expect(
			(await all("SELECT id FROM answers WHERE author_id = ? AND business_id = ?", lucia.user_id, lawyer)).length,
		).toBeGreaterThan(1);
	});

	test("the lawyer and others have busy weeks", async () => {
		const [{ lived, ahead }] = (await all(
			`SELECT sum(starts_at < ?1) AS lived, sum(starts_at > ?1 AND status IN ('pending', 'confirmed')) AS ahead
			FROM appointments WHERE client_id IS NOT NULL AND business_id = ?2`,
			now,
			lawyer,
		)) as [{ lived: number; ahead: number }];
		expect(lived).toBeGreaterThan(15);
		expect(ahead).toBeGreaterThan(15);
		const busy = await all(
			`SELECT count(*) AS n FROM appointments WHERE client_id IS NOT NULL AND starts_at > ? AND status = 'confirmed'
			GROUP BY business_id HAVING n > 3`,
			now,
		);
		expect(busy.length).toBeGreaterThan(10);
	});

	test("every meeting is inside opening hours, and nobody is at two places at once", async () => {
		const offers = await offersOf(await calendars());
		const last = new Map<string, string>();
		const inOrder = (await meetings())
			.filter(({ status }) => ["pending", "confirmed", "completed", "no_show"].includes(status))
			.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
		for (const meeting of inOrder) {
			const offer = offers.get(meeting.business_id);
			expect(offer && isInsideHours(offer.availability, meeting), meeting.starts_at).toBe(true);
			for (const who of [meeting.client_id, meeting.business_id]) {
				expect((last.get(who) ?? "") <= meeting.starts_at, meeting.starts_at).toBe(true);
				last.set(who, meeting.ends_at);
			}
		}
	});

	test("statuses agree with the clock, and the history with the statuses", async () => {
		const acts: Record<string, string[]> = {
			pending: ["requested", "proposed", "rescheduled"],
			confirmed: ["booked", "accepted", "rescheduled"],
			cancelled: ["cancelled", "declined"],
			completed: ["completed"],
			no_show: ["no_show"],
		};
		for (const meeting of await meetings()) {
			const { id, status, starts_at, ends_at, expires_at, updated_at } = meeting;
			if (status === "pending") expect(starts_at > now && expires_at > now).toBe(true);
			if (status === "confirmed") expect(Date.parse(ends_at) + 2 * hourMs).toBeGreaterThan(Date.parse(now));
			if (status === "completed") expect(ends_at <= now).toBe(true);
			if (status === "no_show") expect(starts_at <= now).toBe(true);
			expect(updated_at <= now).toBe(true);
			const events = await all<{ act: string; starts_at: string; created_at: string }>(
				"SELECT act, starts_at, created_at FROM appointment_events WHERE appointment_id = ? ORDER BY created_at, rowid",
				id,
			);
			expect(["requested", "booked"]).toContain(events[0]?.act);
			expect(acts[status]).toContain(events.at(-1)?.act);
			expect(events.at(-1)).toMatchObject({ starts_at, created_at: updated_at });
		}
	});

	test("what is booked is taken, nothing else is, and none of it is offered", async () => {
		const ids = await calendars();
		const offers = await offersOf(ids);
		const wanted = (await meetings())
			.filter(({ status }) => status === "pending" || status === "confirmed")
			.flatMap(({ business_id, starts_at, ends_at }) => {
				const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
				const { from, until } = quantaOf(offers.get(business_id)?.availability as never, { starts_at, minutes });
				return Array.from({ length: until - from }, (_, i) => `${business_id} ${from + i}`);
			});
		const taken = await all<{ business_id: string; quantum: number }>("SELECT business_id, quantum FROM quanta");
		expect(taken.map(({ business_id, quantum }) => `${business_id} ${quantum}`).sort()).toEqual(wanted.sort());
		const days = [Date.parse(now) - 20 * dayMs, Date.parse(now) + 40 * dayMs].map((at) => dateIn("UTC", at));
		for (const id of ids) {
			const busy = busyOf(await ctx.db.$client.batch(busyStatements(ctx, id, days[0] as string, days[1] as string)));
			expect(busy.quanta.size, id).toBe(taken.filter(({ business_id }) => business_id === id).length);
		}
		const { slots } = await listSlots(ctx, lawyer, { legal_service_id: null });
		const ahead = (await meetings()).filter(
			({ business_id, status }) => business_id === lawyer && (status === "pending" || status === "confirmed"),
		);
		expect(slots.filter((slot) => ahead.some((one) => one.starts_at <= slot && slot < one.ends_at))).toEqual([]);
	});

	test("cards and search know the next free times and the ratings", async () => {
		const ids = await calendars();
		const offers = await offersOf(ids);
		const until = dateIn("UTC", Date.parse(now) + 16 * dayMs);
		for (const id of ids) {
			const offer = offers.get(id);
			if (!offer) throw new Error("They take no bookings.");
			const busy = busyOf(
				await ctx.db.$client.batch(busyStatements(ctx, id, dateIn("UTC", Date.parse(now) - dayMs), until)),
			);
			const [kept] = await all<Record<string, string>>("SELECT * FROM next_slots WHERE business_id = ?", id);
			const next = nextSlotsOf(offer.availability, busy, offer.minutes, now);
			expect({ slots: JSON.parse(kept?.slots ?? ""), days: JSON.parse(kept?.days ?? "") }).toEqual({
				slots: next.slots,
				days: next.days,
			});
			await expectIndexed(ctx, id);
		}
		const sums = [...criteria, "rating"].map((one) => `sum(${one}) AS ${one}`).join(", ");
		const counted = await all(
			`SELECT business_id, count(*) AS count, ${sums} FROM reviews WHERE status <> 'removed' GROUP BY business_id`,
		);
		const kept = await all("SELECT * FROM ratings ORDER BY business_id");
		expect(kept.map(({ stars: _, ...row }) => row)).toEqual(counted);
	});

	test("unread counts are what is unread, and messages are numbered without gaps", async () => {
		const wrong = await all(
			`SELECT t.id FROM threads t WHERE
				last_seq <> (SELECT count(*) FROM messages WHERE thread_id = t.id)
				OR last_seq <> coalesce((SELECT max(seq) FROM messages WHERE thread_id = t.id), 0)
				OR client_unread <> (SELECT count(*) FROM messages WHERE thread_id = t.id AND party = 'business' AND seq > client_read_seq)
				OR business_unread <> (SELECT count(*) FROM messages WHERE thread_id = t.id AND party = 'client' AND seq > business_read_seq)`,
		);
		expect(wrong).toEqual([]);
		const inboxes = await all(
			`SELECT user_id, unread_notifications AS n, unread_messages AS m,
				(SELECT count(*) FROM notifications WHERE user_id = i.user_id AND read_at IS NULL AND deleted_at IS NULL) AS notifications,
				(SELECT coalesce(sum(client_unread), 0) FROM threads WHERE client_id = i.user_id) +
				(SELECT coalesce(sum(business_unread), 0) FROM threads t JOIN business_owners o ON o.business_id = t.business_id
					WHERE o.user_id = i.user_id) AS messages
			FROM inboxes i`,
		);
		for (const { n, m, notifications, messages } of inboxes) expect([n, m]).toEqual([notifications, messages]);
		expect(inboxes.filter(({ m }) => (m ?? 0) > 0).length).toBeGreaterThan(1);
	});

	test("nothing waits to be mailed but what is due later, and nobody is signed in", async () => {
		expect(await all("SELECT kind FROM outbox WHERE due_at <= ?", now)).toEqual([]);
		expect(await all("SELECT DISTINCT kind FROM outbox WHERE failure IS NULL")).toEqual([
			{ kind: "appointment_reminder" },
		]);
		expect(await all("SELECT id FROM mailbox")).toEqual([]);
		expect(await all("SELECT id FROM sessions")).toEqual([]);
		expect(await all("SELECT user_id FROM inboxes WHERE told_seq <> seq")).toEqual([]);
	});

	test("loading it again doubles nothing, nor does another day, nor seeding again, which empties the log and locks it again", async () => {
		const tables = [
			...["users", "businesses", "appointments", "quanta", "threads", "messages", "notifications", "reviews"],
			...["bookmarks", "business_clients", "saved_replies", "outbox", "contact_messages", "reports", "registrations"],
			...["evidence", "check_requests", "suspensions", "account_decisions", "audit_entries"],
		];
		const counts = () =>
			Promise.all(tables.map((table) => all(`SELECT '${table}' AS name, count(*) AS n FROM ${table}`)));
		const before = await counts();
		const story = (at: string) => loadStory(d1, ctx.files, ctx.keys, new Date(at));
		await story(now);
		await story(new Date(Date.parse(now) + dayMs).toISOString());
		expect(await counts()).toEqual(before);
		await loadDemo(d1, businesses, () => {}, testNow);
		expect(await all("SELECT count(*) AS n FROM audit_entries")).toEqual([{ n: 0 }]);
		await loadPeople(d1, ctx.keys);
		// As if somebody had broken it off.
		await d1.batch(sessionStatements(d1, now));
		await story(now);
		expect(await counts()).toEqual(before);
		await expect(d1.prepare("DELETE FROM audit_entries").run()).rejects.toThrow("audit entries are kept");
	});
});

test("Where only the lawyer is, the story is theirs alone", async () => {
	const { d1, close } = await testDatabase(1);
	const { keys, files } = testCtx(d1);
	await loadPeople(d1, keys);
	await loadStory(d1, files, keys, new Date("2026-12-01T10:00:00.000Z"));
	const { results } = await d1.prepare("SELECT DISTINCT status FROM threads ORDER BY status").all();
	expect(results.map((row) => (row as { status: string }).status)).toEqual(["closed", "declined", "open", "requested"]);
	await close();
});
