import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFile, listFiles, openFile, removeFile } from "#domain/appointments/appointment-files.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { cleanFile, dispositionOf, fileName } from "#domain/files/files.ts";
import { fileBytes } from "#domain/files/limits.ts";
import { type Person, requireActor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { endSession } from "#domain/identity/sessions.server.ts";
import { newActor, ownerOf } from "../support/actors.ts";
import { booked } from "../support/appointments.ts";
import { makeBusiness } from "../support/demo.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";
import { jpeg, png, segment, webp } from "../support/pictures.ts";

const bytes = (text: string, tail: Uint8Array = new Uint8Array()) =>
	Uint8Array.from([...Buffer.from(text, "latin1"), ...tail]);
const pdf = bytes("%PDF-1.7\n1 0 obj\n<< /Author (A. Haddad) >>\nendobj\n%%EOF");
const secret = "GPS 40.4168 -3.7038 Canon";
const dirty = Uint8Array.from([
	...jpeg.subarray(0, 2),
	...segment(0xe1, bytes(`Exif\0\0${secret}`)),
	...jpeg.subarray(2),
]);

let site: Awaited<ReturnType<typeof testSite>>;
let miniflare: Miniflare;
let ctx: Ctx;
let client: Person;
let lawyer: Person;
let stranger: Person;
const seq = 2;

beforeAll(async () => {
	site = await testSite(40);
	miniflare = new Miniflare({ modules: true, script: "export default {}", r2Buckets: ["FILES"] });
	ctx = { ...site.ctx, files: (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket };
	client = await newActor(ctx);
	stranger = await newActor(ctx);
	lawyer = (await ownerOf(ctx, makeBusiness(seq).id)).actor;
});
afterAll(async () => {
	await miniflare.dispose();
	await site.close();
});

/** An appointment with a professional who confirms at once. */
const agreed = () => booked(ctx, { actor: client }, seq);

const filesKept = async () => (await ctx.files.list()).objects.map(({ key }) => key).sort();
const read = async (actor: Person, appointment: string, file: string) => {
	const { body, ...more } = await openFile(ctx, actor, appointment, file);
	return { ...more, bytes: new Uint8Array(await new Response(body as ReadableStream).arrayBuffer()) };
};

test("A small picture of 8000 by 8000 pixels is too large as a file of an appointment", () => {
	const vast = Uint8Array.from(png);
	new DataView(vast.buffer).setUint32(16, 8000);
	new DataView(vast.buffer).setUint32(20, 8000);
	expect(() => cleanFile(vast)).toThrow("too_large");
});

test("A paper is told by its first bytes; of pictures only the picture stays, a PDF stays as it is", () => {
	expect(cleanFile(dirty)).toEqual({ bytes: jpeg, media_type: "image/jpeg" });
	expect(cleanFile(png).media_type).toBe("image/png");
	expect(cleanFile(webp).media_type).toBe("image/webp");
	expect(cleanFile(pdf)).toEqual({ bytes: pdf, media_type: "application/pdf" });
	for (const odd of ["", "%PDF", " %PDF-1.7", "<script>alert(1)</script>", "PK\x03\x04", "GIF89a", "MZ"])
		expect(() => cleanFile(bytes(odd)), odd).toThrow("unsupported_file");
});

test("A paper may have 10 MB and not a byte more, a picture too", () => {
	const filled = (head: Uint8Array, length: number) => {
		const all = new Uint8Array(length);
		all.set(head);
		return all;
	};
	expect(cleanFile(filled(pdf, fileBytes)).bytes.length).toBe(fileBytes);
	expect(() => cleanFile(filled(pdf, fileBytes + 1))).toThrow("too_large");
	// More than a photo of a profile may have.
	expect(cleanFile(filled(jpeg, 6 * 1024 * 1024)).bytes).toEqual(jpeg);
});

test("A name is kept without folders, signs that deceive, and another ending than the file's", () => {
	for (const [given, kept] of [
		["passport.jpg", "passport.jpg"],
		["C:\\Users\\me\\letter.docx", "letter.pdf"],
		["../../etc/passwd", "passwd.pdf"],
		["invoice\u202Egpj.exe", "invoicegpj.pdf"],
		["رسالة.pdf", "رسالة.pdf"],
		["  .hidden ", "hidden.pdf"],
		["\r\nSet-Cookie: a=b", "Set-Cookie a=b.pdf"],
		["", "file.pdf"],
		["...", "file.pdf"],
	] as const)
		expect(fileName(given, given === "passport.jpg" ? "image/jpeg" : "application/pdf"), given).toBe(kept);
	expect([...fileName("x".repeat(5000), "image/png")].length).toBe(104);
	expect(dispositionOf("رسالة.pdf")).toBe(
		"attachment; filename=\"_____.pdf\"; filename*=UTF-8''%D8%B1%D8%B3%D8%A7%D9%84%D8%A9.pdf",
	);
	expect(dispositionOf("it's (1).pdf")).toContain("filename*=UTF-8''it%27s%20%281%29.pdf");
});

test("Both read what either has put there; strangers find nothing", async () => {
	const { id } = await agreed();
	const mine = await addFile(ctx, client, id, { name: "letter.jpg", bytes: dirty });
	const theirs = await addFile(ctx, lawyer, id, { name: "power of attorney.pdf", bytes: pdf });
	for (const actor of [client, lawyer]) expect(await listFiles(ctx, actor, id)).toEqual([mine, theirs]);
	expect(await listFiles(ctx, stranger, id)).toEqual([]);
	// The professional's own account, before its second step.
	const half = requireActor({ ...lawyer, aal: "aal1", has_factor: false });
	expect(await listFiles(ctx, half, id)).toEqual([]);
	expect(mine).toMatchObject({ party: "client", name: "letter.jpg", media_type: "image/jpeg", bytes: jpeg.length });
	for (const actor of [client, lawyer]) {
		expect(await read(actor, id, mine.id)).toMatchObject({ bytes: jpeg, name: "letter.jpg" });
		expect(await read(actor, id, theirs.id)).toMatchObject({ bytes: pdf, media_type: "application/pdf" });
	}
	const { id: another } = await agreed();
	const attempts = [
		openFile(ctx, stranger, id, mine.id),
		removeFile(ctx, stranger, id, mine.id),
		addFile(ctx, stranger, id, { name: "x.pdf", bytes: pdf }),
		// A file answers under its own appointment only.
		openFile(ctx, client, another, mine.id),
		openFile(ctx, client, id, "f".repeat(32)),
		openFile(ctx, client, id, "../photos/x"),
	];
	expect(await outcomesOf(attempts)).toEqual({ not_found: attempts.length });
	await removeFile(ctx, client, id, mine.id);
	await removeFile(ctx, lawyer, id, theirs.id);
});

test("Each takes away only what is theirs, and the bytes go with it", async () => {
	const { id } = await agreed();
	const mine = await addFile(ctx, client, id, { name: "a.pdf", bytes: pdf });
	expect(await outcomeOf(removeFile(ctx, lawyer, id, mine.id))).toBe("forbidden");
	expect(await filesKept()).toEqual([`appointment-files/${mine.id}`]);
	await removeFile(ctx, client, id, mine.id);
	expect(await filesKept()).toEqual([]);
	expect(await listFiles(ctx, client, id)).toEqual([]);
	expect(await outcomeOf(removeFile(ctx, client, id, mine.id))).toBe("not_found");
});

test("Beside an appointment lie at most ten, also when twelve come at once; what is refused leaves nothing", async () => {
	const { id } = await agreed();
	const outcomes = await outcomesOf(
		Array.from({ length: 12 }, (_, n) => addFile(ctx, client, id, { name: `${n}.pdf`, bytes: pdf })),
	);
	expect(outcomes).toEqual({ done: 10, too_many_files: 2 });
	const files = await listFiles(ctx, client, id);
	expect(await filesKept()).toEqual(files.map((file) => `appointment-files/${file.id}`).sort());
	expect(await outcomeOf(addFile(ctx, client, id, { name: "x", bytes: bytes("MZ") }))).toBe("unsupported_file");
	for (const file of files) await removeFile(ctx, client, id, file.id);
});

test("Nothing is added to what is off, nor by who was signed out meanwhile", async () => {
	const { id, version } = await agreed();
	const gone = await newActor(ctx);
	await site.d1.prepare("UPDATE appointments SET client_id = ? WHERE id = ?").bind(gone.user_id, id).run();
	await endSession(ctx, gone.user_id, gone.session_id);
	expect(await outcomeOf(addFile(ctx, gone, id, { name: "a.pdf", bytes: pdf }))).toBe("signed_out");
	await decide(ctx, lawyer, id, "cancel", { version });
	expect(await outcomeOf(addFile(ctx, lawyer, id, { name: "a.pdf", bytes: pdf }))).toBe("not_now");
	expect(await filesKept()).toEqual([]);
});
