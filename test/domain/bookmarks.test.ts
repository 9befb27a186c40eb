import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
	changeBookmark,
	listSaved,
	listSavedIds,
	removeBookmark,
	restoreBookmark,
	saveBookmarks,
	sweepBookmarks,
} from "#domain/bookmarks/bookmarks.server.ts";
import { bookmarkChange } from "#domain/bookmarks/bookmarks.ts";
import { createFolder, deleteFolder, renameFolder } from "#domain/bookmarks/folders.server.ts";
import { guestCookieOf, guestSavedIn } from "#domain/bookmarks/guest.ts";
import { mostFolders, mostSavedByGuest } from "#domain/bookmarks/limits.ts";
import { tellSavers } from "#domain/bookmarks/saved-changes.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { newActor, someone } from "../support/actors.ts";
import { testNow } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Awaited<ReturnType<typeof testSite>>["ctx"];
let person: Person;
const ids = Array.from({ length: 250 }, (_, i) => makeBusiness(i + 1).id);
const [first = "", second = "", third = ""] = ids;

beforeAll(async () => {
	site = await testSite(250);
	ctx = site.ctx;
});
beforeEach(async () => {
	await site.d1.batch(
		["bookmarks", "saved_changes", "outbox", "notifications"].map((table) => site.d1.prepare(`DELETE FROM ${table}`)),
	);
	person = await newActor(ctx);
});
afterAll(() => site.close());

const at = (seconds: number) => ({ ...ctx, now: () => new Date(Date.parse(testNow) + seconds * 1000) });
const saved = async (who = person) => (await listSaved(ctx, who)).bookmarks.map(({ business_id }) => business_id);

test("What is saved is there once, the last first, however often it is saved", async () => {
	await saveBookmarks(ctx, person, [first]);
	await saveBookmarks(at(1), person, [second]);
	await Promise.all(Array.from({ length: 10 }, () => saveBookmarks(at(2), person, [first])));
	expect(await saved()).toEqual([second, first]);
	expect((await listSavedIds(ctx, person)).sort()).toEqual([first, second].sort());
});

test("Who is nobody cannot be saved; among several they are left out", async () => {
	const nobody = "0".repeat(32);
	await expect(saveBookmarks(ctx, person, [nobody])).rejects.toMatchObject({ code: "not_found" });
	await expect(saveBookmarks(ctx, person, ["' OR 1=1"])).rejects.toMatchObject({ code: "not_found" });
	await saveBookmarks(ctx, person, [nobody, first, "x"]);
	expect(await saved()).toEqual([first]);
});

test("Two hundred can be saved and no more, not even by fifty at once", async () => {
	await saveBookmarks(ctx, person, ids.slice(0, 190));
	const tried = await Promise.allSettled(ids.slice(190, 240).map((id) => saveBookmarks(ctx, person, [id])));
	expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
	for (const one of tried)
		if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "too_many_bookmarks" });
	// Who is saved already is no one more.
	await saveBookmarks(ctx, person, [first]);
	expect(await saved()).toHaveLength(200);
});

test("What is removed comes back within the hour with its note and folder, and is gone after it", async () => {
	const folder_id = await createFolder(ctx, person, "Visa");
	await saveBookmarks(ctx, person, [first]);
	await changeBookmark(ctx, person, first, { note: "Kind.", folder_id });
	await removeBookmark(ctx, person, first);
	expect(await saved()).toEqual([]);
	await expect(removeBookmark(ctx, person, first)).rejects.toMatchObject({ code: "not_found" });
	await expect(changeBookmark(ctx, person, first, { note: "No" })).rejects.toMatchObject({ code: "not_found" });
	await sweepBookmarks(at(3599));
	await restoreBookmark(at(3599), person, first);
	expect((await listSaved(ctx, person)).bookmarks).toMatchObject([{ business_id: first, note: "Kind.", folder_id }]);
	await removeBookmark(ctx, person, first);
	await expect(restoreBookmark(at(3601), person, first)).rejects.toMatchObject({ code: "not_found" });
	await sweepBookmarks(at(3601));
	await saveBookmarks(ctx, person, [first]);
	expect((await listSaved(ctx, person)).bookmarks).toMatchObject([{ note: "", folder_id: null }]);
});

test("Folders have names of their own, and who is in one that goes stays saved", async () => {
	const visa = await createFolder(ctx, person, "Visa");
	await expect(createFolder(ctx, person, "Visa")).rejects.toMatchObject({ code: "folder_exists" });
	const tax = await createFolder(ctx, person, "Tax");
	await expect(renameFolder(ctx, person, tax, "Visa")).rejects.toMatchObject({ code: "folder_exists" });
	await renameFolder(ctx, person, tax, "Tax");
	await renameFolder(ctx, person, tax, "Taxes");
	await saveBookmarks(ctx, person, [first, second]);
	await changeBookmark(ctx, person, first, { folder_id: visa });
	expect((await listSaved(ctx, person)).folders).toEqual([
		{ id: tax, name: "Taxes", saved: 0 },
		{ id: visa, name: "Visa", saved: 1 },
	]);
	await deleteFolder(ctx, person, visa);
	expect(await saved()).toHaveLength(2);
	expect((await listSaved(ctx, person)).bookmarks.every(({ folder_id }) => folder_id === null)).toBe(true);
	const many = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => createFolder(ctx, person, `F${n}`)));
	expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(mostFolders - 1);
});

test("Notes and folders of others are not there, whatever is asked of them", async () => {
	const other = await newActor(ctx);
	const theirs = await createFolder(ctx, other, "Theirs");
	await saveBookmarks(ctx, other, [first]);
	await saveBookmarks(ctx, person, [second]);
	for (const ask of [
		() => changeBookmark(ctx, person, first, { note: "mine" }),
		() => changeBookmark(ctx, person, second, { folder_id: theirs }),
		() => removeBookmark(ctx, person, first),
		() => restoreBookmark(ctx, person, first),
		() => renameFolder(ctx, person, theirs, "Mine"),
		() => deleteFolder(ctx, person, theirs),
	])
		await expect(ask()).rejects.toMatchObject({ code: "not_found" });
	expect(await listSaved(ctx, other)).toMatchObject({
		bookmarks: [{ business_id: first, note: "", folder_id: null }],
		folders: [{ name: "Theirs", saved: 0 }],
	});
});

test("Nothing is written for a session that has ended", async () => {
	await ctx.db.$client.prepare("DELETE FROM sessions WHERE id = ?").bind(person.session_id).run();
	await expect(saveBookmarks(ctx, person, [first])).rejects.toMatchObject({ code: "signed_out" });
	await expect(createFolder(ctx, person, "Visa")).rejects.toMatchObject({ code: "signed_out" });
});

test("A note and a folder are told from nothing", () => {
	expect(bookmarkChange.parse({})).toEqual({});
	expect(bookmarkChange.parse({ note: "  Kind. ", folder_id: "" })).toEqual({ note: "Kind.", folder_id: null });
	expect(bookmarkChange.safeParse({ note: "x".repeat(1001) }).success).toBe(false);
});

test("What a browser keeps of a guest is read as ids and nothing else, the last saved first", () => {
	expect(guestSavedIn({})).toEqual([]);
	const kept = {
		[guestCookieOf(first)]: "1",
		[guestCookieOf(second)]: "3",
		[guestCookieOf("<b>")]: "4",
		[`x${third}`]: "5",
	};
	expect(guestSavedIn({ ...kept, [guestCookieOf(third)]: "no number" })).toEqual([second, first, third]);
	expect(guestSavedIn(Object.fromEntries(ids.map((id) => [guestCookieOf(id), "1"])))).toHaveLength(mostSavedByGuest);
});

/** Lets a professional's licence end, or hold again. */
const setStatus = (id: string, status: string) =>
	ctx.db.$client.prepare("UPDATE businesses SET status = ? WHERE id = ?").bind(status, id).run();

/** What has reached people. */
async function told() {
	const letters: Letter[] = [];
	const email = async (letter: Letter) => void letters.push(letter);
	await tellSavers(ctx);
	while ((await sweepOutbox(ctx, { email, text: null }, 500)) > 0);
	return letters;
}

test("Who saved somebody hears when they are no longer verified and when they are again, and nobody else does", async () => {
	const listed = ids.find((_, i) => makeBusiness(i + 1).status === "verified") ?? "";
	const { name } = makeBusiness(ids.indexOf(listed) + 1);
	const others = [await newActor(ctx), await newActor(ctx)];
	await saveBookmarks(ctx, person, [listed]);
	await saveBookmarks(ctx, others[0] as Person, [listed]);
	await removeBookmark(ctx, others[0] as Person, listed);
	await told();
	await setStatus(listed, "suspended");
	const letters = await told();
	expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
		[person.email, "Someone you saved is no longer verified"],
	]);
	expect(letters[0]?.text).toContain(name);
	expect((await listNotifications(ctx, person, {})).notifications).toMatchObject([
		{ type: "bookmark", data: { url: `/business/${listed}` } },
	]);
	await setStatus(listed, "closed");
	expect(await told()).toEqual([]);
	await setStatus(listed, "verified");
	expect((await told()).map(({ subject }) => subject)).toEqual(["Someone you saved is verified again"]);
	// What is as it was when it is told is not told.
	await setStatus(listed, "suspended");
	await setStatus(listed, "expiring");
	expect(await told()).toEqual([]);
	await setStatus(listed, "verified");
});

test("In discreet mail nobody is named", async () => {
	const { actor } = await someone(ctx);
	await ctx.db.$client.prepare("UPDATE profiles SET is_discreet = 1 WHERE id = ?").bind(actor.profile_id).run();
	const index = ids.findIndex((_, i) => makeBusiness(i + 1).status === "verified");
	const { id, name } = makeBusiness(index + 1);
	await saveBookmarks(ctx, actor, [id]);
	await setStatus(id, "suspended");
	const letters = await told();
	const mine = letters.filter(({ to }) => to === actor.email);
	expect(mine).toHaveLength(1);
	expect(mine[0]?.subject).not.toMatch(/saved|verified/);
	expect(`${mine[0]?.subject}${mine[0]?.text}`).not.toContain(name);
	await setStatus(id, "verified");
	await told();
});

test("However many saved somebody, each is told once, also when a run breaks off between", async () => {
	const index = ids.findLastIndex((_, i) => makeBusiness(i + 1).status === "verified");
	const id = ids[index] ?? "";
	const savers = await ctx.db.$client
		.prepare(
			`INSERT INTO bookmarks (user_id, business_id, note, created_at)
			SELECT id, ?, '', '2026-01-01' FROM users WHERE true RETURNING user_id`,
		)
		.bind(id)
		.all();
	await setStatus(id, "suspended");
	// The second step of the run fails once.
	let batches = 0;
	const failing = {
		...ctx.db.$client,
		prepare: ctx.db.$client.prepare,
		batch: async (statements: D1PreparedStatement[]) => {
			batches++;
			const results = await ctx.db.$client.batch(statements);
			if (batches === 1) throw new Error("The answer was lost");
			return results;
		},
	};
	await tellSavers({ ...ctx, db: { ...ctx.db, $client: failing } as never }).catch(() => {});
	const letters = await told();
	const reached = letters.map(({ to }) => to);
	expect(new Set(reached).size).toBe(reached.length);
	expect(savers.results.length).toBeGreaterThan(5);
	const rows = await ctx.db.$client.prepare("SELECT count(*) AS n FROM saved_changes").first();
	expect(rows).toEqual({ n: 0 });
	expect(
		await ctx.db.$client
			.prepare("SELECT count(*) AS n FROM notifications WHERE type = 'bookmark' AND data LIKE ?")
			.bind(`%${id}%`)
			.first(),
	).toEqual({ n: savers.results.length });
});
