import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanPhoto, newPhotoKey, photoKey, photoLimits } from "#domain/files/photos.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { endSession } from "#domain/identity/sessions.server.ts";
import { findPhoto, removePhoto, savePhoto } from "#domain/profiles/photos.server.ts";
import { newActor } from "../support/actors.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { chunk, exif, jpeg, jpegParts, png, riff, segment, webp, webpChunks } from "../support/pictures.ts";

const bytes = (...parts: (Uint8Array | number[] | string)[]) =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : [...part])));
const textOf = (file: Uint8Array) => Buffer.from(file).toString("latin1");
const clean = (file: Uint8Array) => cleanPhoto(file).bytes;
const secret = "GPS 40.4168 -3.7038 Canon 550D";

/** A JPEG with these segments before its own, and this behind its end. */
const jpegWith = (segments: Uint8Array[], tail: Uint8Array = bytes()) =>
	bytes(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), tail);

test("Each kind of photo is told by its first bytes, not by its name", () => {
	expect(cleanPhoto(jpeg).content_type).toBe("image/jpeg");
	expect(cleanPhoto(png).content_type).toBe("image/png");
	expect(cleanPhoto(webp).content_type).toBe("image/webp");
	const others = [
		"GIF89a",
		"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
		"%PDF-1.7",
		"PK\x03\x04",
		"",
	];
	for (const other of [...others, "\xff\xd8", "\xff\xd8\xff", "RIFF\0\0\0\0WAVE", "\x89PNG\r\n\x1a\n"])
		expect(() => cleanPhoto(bytes(other)), other).toThrow("unsupported_file");
});

test("A JPEG loses place, camera, comments, thumbnails and what hangs behind its end; its picture stays", () => {
	const dirty = jpegWith(
		[
			segment(0xe1, bytes("Exif\0\0", exif(1), secret)),
			segment(0xe1, bytes("http://ns.adobe.com/xap/1.0/\0", secret)),
			segment(0xed, bytes("Photoshop 3.0\0", secret)),
			segment(0xe2, bytes("MPF\0", secret)),
			segment(0xe0, bytes("JFXX\0\x10", secret)),
			segment(0xfe, bytes(secret)),
		],
		bytes(secret, jpeg),
	);
	expect(textOf(clean(dirty))).not.toContain("Canon");
	expect(clean(dirty)).toEqual(clean(jpeg));
	// The file of the browser has nothing to lose but the order of nothing.
	expect(clean(jpeg)).toEqual(jpeg);
});

test("A JPEG keeps how the camera was held, and of its Exif nothing else", () => {
	for (const isLittle of [true, false]) {
		for (const orientation of [2, 3, 6, 8]) {
			const dirty = jpegWith([segment(0xe1, bytes("Exif\0\0", exif(orientation, isLittle), secret))]);
			const cleaned = clean(dirty);
			expect(textOf(cleaned)).not.toContain("Canon");
			const kept = jpegParts(cleaned).find(({ code }) => code === 0xe1);
			expect(kept?.data).toEqual(bytes("Exif\0\0", exif(orientation, false)));
			expect(clean(cleaned)).toEqual(cleaned);
		}
		const untold = jpegWith([segment(0xe1, bytes("Exif\0\0", exif(99, isLittle)))]);
		expect(jpegParts(clean(untold)).some(({ code }) => code === 0xe1)).toBe(false);
	}
	// A directory that points outside its block is no reason to refuse the picture.
	const torn = jpegWith([segment(0xe1, bytes("Exif\0\0", "II*\0", [255, 255, 255, 127], secret))]);
	expect(clean(torn)).toEqual(jpeg);
});

test("A JPEG's thumbnail in its first segment goes, its density stays", () => {
	const [soi, rest] = [jpeg.subarray(0, 2), jpeg.subarray(20)];
	const fat = segment(0xe0, bytes("JFIF\0", [1, 1, 0, 0, 72, 0, 72, 1, 1], "RGB"));
	const [first] = jpegParts(clean(bytes(soi, fat, rest)));
	expect(first?.data).toEqual(bytes("JFIF\0", [1, 1, 0, 0, 72, 0, 72, 0, 0]));
});

test("A PNG loses its texts, its Exif and what hangs behind its end", () => {
	const [head, tail] = [png.subarray(0, 33), png.subarray(33)];
	const added = [
		chunk("tEXt", bytes("Comment\0", secret)),
		chunk("eXIf", bytes(exif(6), secret)),
		chunk("iTXt", bytes(secret)),
	];
	const dirty = bytes(head, ...added, tail, secret);
	expect(clean(dirty)).toEqual(clean(png));
	expect(textOf(clean(dirty))).not.toContain("Canon");
	const transparent = bytes(head, chunk("gAMA", bytes([0, 0, 177, 143])), chunk("tRNS", bytes([0, 0])), tail);
	expect(textOf(clean(transparent))).toMatch(/gAMA.*tRNS/s);
});

test("A WebP loses Exif and XMP, with the flags that announce them", () => {
	const flagged = webpChunks(webp).map(({ name, data }) =>
		name === "VP8X" ? { name, data: bytes([(data[0] ?? 0) | 0x0c], data.subarray(1)) } : { name, data },
	);
	const dirty = bytes(
		riff([...flagged, { name: "EXIF", data: bytes(exif(6), secret) }, { name: "XMP ", data: bytes(secret) }]),
		secret,
	);
	expect(clean(dirty)).toEqual(clean(webp));
	expect(textOf(clean(dirty))).not.toContain("Canon");
	expect(clean(webp)).toEqual(webp);
});

test("A WebP that moves is refused", () => {
	const moving = webpChunks(webp).map(({ name, data }) =>
		name === "VP8X" ? { name, data: bytes([(data[0] ?? 0) | 0x02], data.subarray(1)) } : { name, data },
	);
	expect(() => cleanPhoto(riff(moving))).toThrow("unsupported_file");
});

test("A photo of more than 5 MB, or of more than 8000 pixels a side, is too large", () => {
	const heavy = bytes(jpeg, new Uint8Array(photoLimits.bytes));
	expect(() => cleanPhoto(heavy)).toThrow("too_large");
	const wide = Uint8Array.from(png);
	new DataView(wide.buffer).setUint32(16, 8001);
	expect(() => cleanPhoto(wide)).toThrow("too_large");
	const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
	const high = Uint8Array.from(jpeg);
	new DataView(high.buffer).setUint16(frame + 5, 8001);
	expect(() => cleanPhoto(high)).toThrow("too_large");
	const flat = Uint8Array.from(jpeg);
	new DataView(flat.buffer).setUint16(frame + 5, 0);
	expect(() => cleanPhoto(flat)).toThrow("unsupported_file");
	const broad = webpChunks(webp).map(({ name, data }) =>
		name === "VP8X" ? { name, data: bytes(data.subarray(0, 4), [0x40, 0x1f, 0], data.subarray(7)) } : { name, data },
	);
	expect(() => cleanPhoto(riff(broad))).toThrow("too_large");
});

test("A small file that unpacks to more than 40 million pixels is too large, whatever its kind", () => {
	const sized = (width: number, height: number) => {
		const high = Uint8Array.from(png);
		new DataView(high.buffer).setUint32(16, width);
		new DataView(high.buffer).setUint32(20, height);
		return high;
	};
	for (const [width, height] of [
		[8000, 8000],
		[8000, 5001],
		[5001, 8000],
	] as const)
		expect(() => cleanPhoto(sized(width, height)), `${width} x ${height}`).toThrow("too_large");
	expect(cleanPhoto(sized(8000, 5000)).content_type).toBe("image/png");
	const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
	const vast = Uint8Array.from(jpeg);
	new DataView(vast.buffer).setUint16(frame + 5, 7000);
	new DataView(vast.buffer).setUint16(frame + 7, 7000);
	expect(() => cleanPhoto(vast)).toThrow("too_large");
});

test("A file torn anywhere is refused, and no byte of it makes the reader fail otherwise", () => {
	for (const whole of [jpeg, png, webp]) {
		for (let length = 0; length < whole.length - 1; length++)
			expect(() => cleanPhoto(whole.subarray(0, length)), String(length)).toThrow("unsupported_file");
		for (let at = 0; at < whole.length; at++) {
			for (const value of [0, 0x7f, 0xff]) {
				const odd = Uint8Array.from(whole);
				odd[at] = value;
				try {
					cleanPhoto(odd);
				} catch (error) {
					expect(["unsupported_file", "too_large"]).toContain((error as Error).message);
				}
			}
		}
	}
});

test("Only the addresses that we make lead to a photo", () => {
	const key = newPhotoKey();
	expect(photoKey(key.slice("photos/".length))).toBe(key);
	for (const id of ["", "..", "../secrets", "a".repeat(31), "A".repeat(32), `${"a".repeat(32)}/x`, "%2e%2e"])
		expect(photoKey(id), id).toBeNull();
});

let close: () => Promise<void>;
let miniflare: Miniflare;
let ctx: Ctx;

beforeAll(async () => {
	let d1: D1Database;
	({ d1, close } = await testDatabase());
	miniflare = new Miniflare({ modules: true, script: "export default {}", r2Buckets: ["FILES"] });
	ctx = { ...testCtx(d1), files: (await miniflare.getR2Bucket("FILES")) as unknown as R2Bucket };
});
afterAll(async () => {
	await miniflare.dispose();
	await close();
});

const filesKept = async () => (await ctx.files.list()).objects.map(({ key }) => key).sort();
const keyOf = async ({ user_id }: Person) =>
	(
		await ctx.db.$client
			.prepare("SELECT avatar_url FROM profiles WHERE user_id = ?")
			.bind(user_id)
			.first<{ avatar_url: string | null }>()
	)?.avatar_url;

test("A photo is stored cleaned, found by its address, and the one before it goes", async () => {
	const actor = await newActor(ctx);
	const first = await savePhoto(ctx, actor, jpegWith([segment(0xfe, bytes(secret))]));
	expect(await keyOf(actor)).toBe(first);
	const found = await findPhoto(ctx, first.slice("photos/".length));
	expect(found).toMatchObject({ content_type: "image/jpeg", size: jpeg.length });
	expect(new Uint8Array(await new Response(found?.body).arrayBuffer())).toEqual(jpeg);
	const second = await savePhoto(ctx, actor, webp);
	expect(await keyOf(actor)).toBe(second);
	expect(await filesKept()).toEqual([second]);
	expect(await findPhoto(ctx, first.slice("photos/".length))).toBeNull();
	await removePhoto(ctx, actor);
	await removePhoto(ctx, actor);
	expect(await keyOf(actor)).toBeNull();
	expect(await filesKept()).toEqual([]);
});

test("Who was signed out meanwhile, or sends no photo, leaves no file behind", async () => {
	const actor = await newActor(ctx);
	await expect(savePhoto(ctx, actor, bytes("GIF89a"))).rejects.toMatchObject({ code: "unsupported_file" });
	await endSession(ctx, actor.user_id, actor.session_id);
	await expect(savePhoto(ctx, actor, jpeg)).rejects.toMatchObject({ code: "signed_out" });
	expect(await filesKept()).toEqual([]);
	expect(await keyOf(actor)).toBeNull();
});

test("Ten uploads at once leave one file: the one that the profile names", async () => {
	const actor = await newActor(ctx);
	await Promise.all(Array.from({ length: 10 }, () => savePhoto(ctx, actor, png)));
	expect(await filesKept()).toEqual([await keyOf(actor)]);
});
