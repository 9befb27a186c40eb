import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { decideThread } from "#domain/messages/deciding.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { messageFileKey, removeMessageFile, writeMessage } from "#domain/messages/writing.server.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { decideReport, restoreReview } from "#domain/reports/deciding.server.ts";
import { reportLimits } from "#domain/reports/kinds.ts";
import { listReports, openReportedFile, openReportedMessages, requireReport } from "#domain/reports/reading.server.ts";
import { reportBusiness, reportMessages, reportReview } from "#domain/reports/reporting.server.ts";
import { messageReport, report, reportDecision } from "#domain/reports/reports.ts";
import { createReview, findReview } from "#domain/reviews/reviews.server.ts";
import { newActor, ownerOf, type Someone, someone, withRole } from "../support/actors.ts";
import { appointmentOf } from "../support/appointments.ts";
import { testCtx } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { jpeg } from "../support/pictures.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
const business = Array.from({ length: 40 }, (_, i) => makeBusiness(i + 1)).find(
	({ status }) => status === "verified",
) as ReturnType<typeof makeBusiness>;
let owner: Someone<"business">;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
	owner = await ownerOf(ctx, business.id);
});
afterAll(() => site.close());
beforeEach(async () => {
	await site.d1.batch(
		["report_messages", "reports", "outbox", "notifications"].map((table) => site.d1.prepare(`DELETE FROM ${table}`)),
	);
});

const admin = async () => (await withRole(ctx, "admin")).actor;
const given = { kind: "fraud", reason: "They want money for a visa." } as const;
const decision = (given: "uphold" | "dismiss", answer = "We have looked at it with care.") =>
	reportDecision.parse({ decision: given, answer });
const idOf = async (reference: string) =>
	(await site.d1.prepare("SELECT id FROM reports WHERE reference = ?").bind(reference).first<{ id: string }>())?.id ??
	"";
const acts = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act FROM audit_entries WHERE object_id = ? ORDER BY created_at, rowid")
			.bind(id)
			.all<{ act: string }>()
	).results.map(({ act }) => act);
async function letters() {
	const sent: Letter[] = [];
	while ((await sweepOutbox(ctx, { email: async (letter) => void sent.push(letter), text: null }, 500)) > 0);
	return sent.filter(({ kind }) => kind === "report_decided");
}

/** A review that stands; who wrote it. */
async function reviewed() {
	const client = await newActor(ctx);
	const review = await createReview(ctx, client, {
		...{ appointment_id: await appointmentOf(ctx, client, business.id), communication: 5, responsiveness: 5 },
		...{ quality: 5, value: 5, recommend: 5, text: "Patient and clear, from the first letter on.", language: "en" },
		pseudonym: "Vega 27",
	});
	return { client, id: review.id };
}
const statusOf = async (id: string) =>
	(await site.d1.prepare("SELECT status FROM reviews WHERE id = ?").bind(id).first<{ status: string }>())?.status;

/** An open thread in which the professional has asked for money, with a file. */
async function thread() {
	const client = await someone(ctx, { full_name: "Amal" });
	const request = threadRequest.parse({ name: "Amal", language: "en", body: "My landlord keeps my deposit." });
	const id = await askProfessional(ctx, client.actor, business.id, request, null);
	await decideThread(ctx, owner.actor, id, "accept");
	await writeMessage(ctx, owner.actor, id, { body: "Send me 500 euros." });
	const file = { name: "account.jpg", bytes: new Uint8Array(jpeg) };
	const sent = await writeMessage(ctx, owner.actor, id, { body: "", file });
	return { client, id, file_message: sent.id };
}

test("A report of a profile has a reference; while it waits the same person's next one says nothing new", async () => {
	const person = await newActor(ctx);
	const reference = await reportBusiness(ctx, person, business.id, given);
	expect(reference).toMatch(/^R-[2-9A-HJKMNP-Z]{8}$/);
	const all = await Promise.all(Array.from({ length: 5 }, () => reportBusiness(ctx, person, business.id, given)));
	expect(new Set(all)).toEqual(new Set([reference]));
	const other = await reportBusiness(ctx, await newActor(ctx), business.id, given);
	expect(other).not.toBe(reference);
	await decideReport(ctx, await admin(), await idOf(reference), decision("dismiss"));
	expect(await reportBusiness(ctx, person, business.id, given)).not.toBe(reference);
	expect(await outcomeOf(reportBusiness(ctx, person, "0".repeat(32), given))).toBe("not_found");
});

test("Ten reports a day of one person wait, of whatever; then they are asked to slow down", async () => {
	const person = await newActor(ctx);
	for (let n = 1; n <= reportLimits.perDay; n++) await reportBusiness(ctx, person, makeBusiness(n).id, given);
	expect(await outcomeOf(reportBusiness(ctx, person, makeBusiness(20).id, given))).toBe("too_fast");
	expect(await outcomeOf(reportReview(ctx, person, (await reviewed()).id, given))).toBe("too_fast");
});

test.each([
	[{ object: "business", kind: "fraud", reason: "Too short" }],
	[{ object: "review", kind: "unauthorised_practice", reason: "They give advice." }],
	[{ object: "thread", kind: "fraud", reason: "They want money.", messages: [] }],
	[{ object: "person", kind: "fraud", reason: "They want money." }],
	[{ object: "business", kind: "noise", reason: "They want money." }],
])("What is no report is refused: %j", (wrong) => {
	expect(report.safeParse({ object_id: business.id, ...wrong }).success).toBe(false);
});

test("A reported review stands until an admin has looked, and each person reports it once", async () => {
	const { id } = await reviewed();
	const [one, other] = [await newActor(ctx), await newActor(ctx)];
	const references = [];
	for (let i = 0; i < 3; i++) references.push(await reportReview(ctx, one, id, given));
	expect(new Set(references).size).toBe(1);
	expect(await statusOf(id)).toBe("reported");
	expect(await findReview(ctx, business.id, id)).not.toBeNull();
	await decideReport(ctx, await admin(), await idOf(references[0] ?? ""), decision("dismiss"));
	expect(await statusOf(id)).toBe("published");
	expect(await outcomeOf(reportReview(ctx, one, id, given))).toBe("report_decided");
	expect(await statusOf(id)).toBe("published");
	await reportReview(ctx, other, id, given);
	expect(await statusOf(id)).toBe("reported");
});

test("A decision about a review decides every report of it that waits, and each who made one hears of it", async () => {
	const { id } = await reviewed();
	const people = [await newActor(ctx), await newActor(ctx), await newActor(ctx)];
	const references = [];
	for (const one of people) references.push(await reportReview(ctx, one, id, given));
	const caller = await admin();
	await decideReport(ctx, caller, await idOf(references[1] ?? ""), decision("uphold", "It names another client."));
	expect(await statusOf(id)).toBe("removed");
	expect(await listReports(ctx, caller)).toMatchObject({ reports: [], waiting: 0 });
	const sent = await letters();
	expect(sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => String(email)).sort());
	for (const { subject, text } of sent) {
		expect(subject).toBe("We agree with your report");
		expect(text).toContain("It names another client.");
	}
	for (const one of people) {
		const [item] = (await listNotifications(ctx, one, {})).notifications;
		expect(item).toMatchObject({ data: { url: `/business/${business.id}` } });
	}
	expect(await outcomeOf(reportReview(ctx, await newActor(ctx), id, given))).toBe("not_found");
});

test("Of fifty admins at once one decides, with one entry; the others hear that it has changed", async () => {
	const reference = await reportBusiness(ctx, await newActor(ctx), business.id, given);
	const id = await idOf(reference);
	const callers = [await admin(), await admin(), await admin(), await admin(), await admin()];
	const works = Array.from({ length: 50 }, (_, i) =>
		decideReport(ctx, callers[i % 5] as Admin, id, decision(i % 2 ? "uphold" : "dismiss")),
	);
	expect(await outcomesOf(works)).toEqual({ done: 1, conflict: 49 });
	expect(await acts(id)).toHaveLength(1);
	expect(await letters()).toHaveLength(1);
});

test("Nobody decides a report that they have made, or that is about them", async () => {
	const { id, client } = await reviewed();
	const caller = await admin();
	const asAdmin = async (user_id: string) => {
		await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(user_id).run();
	};
	const own = await idOf(await reportBusiness(ctx, caller, business.id, given));
	expect(await requireReport(ctx, caller, own)).toMatchObject({ is_own: true });
	expect(await outcomeOf(decideReport(ctx, caller, own, decision("uphold")))).toBe("own_case");
	const ofReview = await idOf(await reportReview(ctx, await newActor(ctx), id, given));
	// The writer of the review, and the professional, have become admins meanwhile.
	for (const person of [client, owner.actor]) {
		await asAdmin(person.user_id);
		const half = { ...person, role: "admin" } as unknown as Admin;
		expect(await outcomeOf(decideReport(ctx, half, ofReview, decision("dismiss")))).toBe("own_case");
	}
	await site.d1.prepare("UPDATE profiles SET role = 'business' WHERE user_id = ?").bind(owner.user.id).run();
	expect(await acts(ofReview)).toEqual([]);
	expect(await statusOf(id)).toBe("reported");
	await decideReport(ctx, caller, ofReview, decision("uphold"));
	await asAdmin(client.user_id);
	expect(await outcomeOf(restoreReview(ctx, { ...client, role: "admin" } as unknown as Admin, id))).toBe("own_case");
});

test("Nobody decides their own report by deciding another of the same review", async () => {
	const { id } = await reviewed();
	const caller = await admin();
	await reportReview(ctx, caller, id, given);
	const other = await idOf(await reportReview(ctx, await newActor(ctx), id, given));
	expect(await requireReport(ctx, caller, other)).toMatchObject({ is_own: true, is_about: false });
	expect(await outcomeOf(decideReport(ctx, caller, other, decision("uphold")))).toBe("own_case");
	expect(await statusOf(id)).toBe("reported");
});

test("An admin whom a report is about reads neither who made it nor why, and opens no message of it", async () => {
	const { client, id } = await thread();
	const reference = await reportMessages(ctx, client.actor, id, messageReport.parse({ ...given, messages: [2, 3] }));
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(owner.user.id).run();
	const about = { ...owner.actor, role: "admin" } as unknown as Admin;
	const seen = await requireReport(ctx, about, await idOf(reference));
	expect(seen).toMatchObject({ is_own: true, is_about: true, reporter: null, user_id: null, reason: "" });
	expect(seen.answer).toBeNull();
	expect(JSON.stringify(await listReports(ctx, about))).not.toContain("They want money");
	expect(await outcomeOf(openReportedMessages(ctx, about, seen.id))).toBe("own_case");
	expect(await outcomeOf(openReportedFile(ctx, about, seen.id, 3))).toBe("own_case");
	expect(await acts(seen.id)).toEqual([]);
	await site.d1.prepare("UPDATE profiles SET role = 'business' WHERE user_id = ?").bind(owner.user.id).run();
});

/** The same site, where something happens just before the first batch that decides. */
function withBefore(of: Ctx, happens: () => Promise<unknown>): Ctx {
	const { $client: d1 } = of.db;
	let isDone = false;
	const client = {
		prepare: d1.prepare,
		async batch(statements: D1PreparedStatement[]) {
			if (!isDone) {
				isDone = true;
				await happens();
			}
			return d1.batch(statements);
		},
	};
	return { ...of, db: Object.create(of.db, { $client: { value: client } }) };
}

test.each(["uphold", "dismiss"] as const)(
	"A report that comes while another of the same review is decided (%s) is decided with it",
	async (which) => {
		const { id } = await reviewed();
		const first = await idOf(await reportReview(ctx, await newActor(ctx), id, given));
		let late = "";
		const racing = withBefore(ctx, async () => {
			late = await idOf(await reportReview(ctx, await newActor(ctx), id, given));
		});
		await decideReport(racing, await admin(), first, decision(which));
		expect(late).not.toBe("");
		expect(await listReports(ctx, await admin())).toMatchObject({ waiting: 0 });
		expect(await statusOf(id)).toBe(which === "uphold" ? "removed" : "published");
		expect(await letters()).toHaveLength(2);
	},
);

test("Only what was taken down is put back: a review that waits for a decision stays so", async () => {
	const { id } = await reviewed();
	const waiting = await idOf(await reportReview(ctx, await newActor(ctx), id, given));
	expect(await outcomeOf(restoreReview(ctx, await admin(), id))).toBe("not_now");
	expect(await statusOf(id)).toBe("reported");
	await decideReport(ctx, await admin(), waiting, decision("uphold"));
	expect(await statusOf(id)).toBe("removed");
});

test("An admin reads the messages that were ticked and no others, and each look is entered in the audit log", async () => {
	const { client, id, file_message } = await thread();
	await writeMessage(ctx, client.actor, id, { body: "This stays between us." });
	const reference = await reportMessages(ctx, client.actor, id, messageReport.parse({ ...given, messages: [2, 3] }));
	const report_id = await idOf(reference);
	const caller = await admin();
	const seen = await requireReport(ctx, caller, report_id);
	expect(seen).toMatchObject({ messages: 2, business: { id: business.id }, reporter: { full_name: "Amal" } });
	expect(JSON.stringify(seen)).not.toMatch(/500 euros|between us/);
	expect(await acts(report_id)).toEqual([]);
	const opened = await openReportedMessages(ctx, caller, report_id);
	expect(opened.names).toEqual({ client: "Amal", business: business.name });
	expect(opened.messages.map(({ seq, body, file_name }) => [seq, body, file_name])).toEqual([
		[2, "Send me 500 euros.", null],
		[3, "", "account.jpg"],
	]);
	expect(await acts(report_id)).toEqual(["report_opened"]);
	// What its writer takes back stays for the admin.
	await removeMessageFile(ctx, owner.actor, id, file_message);
	expect(await ctx.files.get(messageFileKey(file_message))).not.toBeNull();
	expect(await openReportedFile(ctx, caller, report_id, 3)).toMatchObject({
		name: "account.jpg",
		media_type: "image/jpeg",
	});
	expect(await acts(report_id)).toEqual(["report_opened", "report_opened"]);
	for (const seq of [1, 2, 99])
		expect(await outcomeOf(openReportedFile(ctx, caller, report_id, seq))).toBe("not_found");
	const other = await idOf(await reportBusiness(ctx, await newActor(ctx), business.id, given));
	expect(await outcomeOf(openReportedMessages(ctx, caller, other))).toBe("not_found");
	await decideReport(ctx, caller, report_id, decision("uphold", "They may not ask for this."));
	const [letter] = await letters();
	expect(letter).toMatchObject({ to: client.email });
	expect(letter?.text).toContain(`/messages/${id}`);
});

test("The reported are told nothing of a report, of its reason, or of who made it", async () => {
	const { client, id } = await thread();
	await site.d1.prepare("DELETE FROM outbox").run();
	await reportMessages(ctx, client.actor, id, messageReport.parse({ ...given, messages: [2] }));
	const reference = await reportBusiness(ctx, client.actor, business.id, given);
	await decideReport(ctx, await admin(), await idOf(reference), decision("uphold"));
	expect((await letters()).map(({ to }) => to)).toEqual([client.email]);
	expect((await listNotifications(ctx, owner.actor, {})).notifications).toEqual([]);
});

test("When a reporter's account is erased the report stays and names nobody; deciding it tells nobody", async () => {
	const person = await newActor(ctx);
	const id = await idOf(await reportBusiness(ctx, person, business.id, given));
	await eraseUser(ctx, await admin(), person.user_id);
	const caller = await admin();
	expect(await requireReport(ctx, caller, id)).toMatchObject({ reporter: null, user_id: null });
	await decideReport(ctx, caller, id, decision("dismiss"));
	expect(await letters()).toEqual([]);
});

test("Reports wait with the oldest first, page after page, each once, at a cost that does not grow with what is decided", async () => {
	const all: string[] = [];
	const caller = await admin();
	for (let i = 0; i < 23; i++) {
		site.clock.pass(60);
		all.push(await idOf(await reportBusiness(ctx, await newActor(ctx), business.id, given)));
	}
	const first = await listReports(ctx, caller);
	const second = await listReports(ctx, caller, first.next_cursor);
	expect([...first.reports, ...second.reports].map(({ id }) => id)).toEqual(all);
	expect([first.waiting, second.next_cursor]).toEqual([23, null]);
	expect(await outcomeOf(listReports(ctx, caller, "nonsense"))).toBe("invalid");
	const cost = async () => {
		const counted = testCtx(site.d1);
		await listReports(counted, caller);
		return counted.meter.rowsRead;
	};
	const before = await cost();
	await site.d1
		.prepare(
			`INSERT INTO reports (id, reference, object, object_id, kind, reason, created_at, decided_at, is_upheld, answer)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
			SELECT printf('%032x', i), 'R-' || i, 'business', ?, 'fraud', 'Old', '2020-01-01', '2020-01-02', 0, 'No' FROM n`,
		)
		.bind(business.id)
		.run();
	expect(await cost()).toBe(before);
});
