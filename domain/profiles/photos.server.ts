import { cleanPhoto, newPhotoKey, photoKey } from "#domain/files/photos.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";

/** A photo as it is sent to a browser. */
export type StoredPhoto = { body: ReadableStream; content_type: string; size: number };

/**
 * Gives the person this photo, cleaned of all that is not picture, in place of the one before; answers its place in
 * the store. Throws `too_large`, `unsupported_file`, `signed_out`.
 */
export async function savePhoto(ctx: Ctx, person: Person, given: Uint8Array): Promise<string> {
	const { bytes, content_type } = cleanPhoto(given);
	const key = newPhotoKey();
	await ctx.files.put(key, bytes, { httpMetadata: { contentType: content_type } });
	try {
		await changePhoto(ctx, person, key);
	} catch (error) {
		await ctx.files.delete(key);
		throw error;
	}
	return key;
}

/** Takes the photo away; having none is no error. Throws `signed_out`. */
export const removePhoto = (ctx: Ctx, person: Person): Promise<void> => changePhoto(ctx, person, null);

/** The row first, the file after: a row never names a file that is gone. */
async function changePhoto(ctx: Ctx, person: Person, key: string | null) {
	const { $client: d1 } = ctx.db;
	const [before] = await writeAs(ctx, person, [
		d1.prepare("SELECT avatar_url FROM profiles WHERE user_id = ?").bind(person.user_id),
		d1
			.prepare("UPDATE profiles SET avatar_url = ?, updated_at = ? WHERE user_id = ?")
			.bind(key, ctx.now().toISOString(), person.user_id),
	]);
	const old = (before?.results[0] as { avatar_url: string | null } | undefined)?.avatar_url;
	if (old) await ctx.files.delete(old);
}

/** The photo with this id; null for none, and for what is not the id of a photo. */
export async function findPhoto(ctx: Ctx, id: string): Promise<StoredPhoto | null> {
	const key = photoKey(id);
	const file = key && (await ctx.files.get(key));
	return file ? { body: file.body, content_type: file.httpMetadata?.contentType ?? "", size: file.size } : null;
}
