import * as z from "zod";
import { line, lines } from "#domain/ground/typed-text.ts";
import { folderLength, noteLength } from "./limits.ts";

export const savedId = z.string().regex(/^[0-9a-f]{32}$/);

const folderId = z.string().max(40);

/** What a person writes to somebody they saved. An empty folder is none. */
export const bookmarkChange = z.object({
	note: lines(noteLength).optional(),
	folder_id: folderId
		.nullable()
		.transform((id) => id || null)
		.optional(),
});
export type BookmarkChange = z.infer<typeof bookmarkChange>;

export const folder = z.object({ name: line(folderLength).min(1) });

/** What people hear about those they saved. */
export const bookmarkNoticeKinds = ["saved_changed"] as const;
export type AboutSaved = {
	business_id: string;
	/** Whether they were verified before. */
	was_listed: boolean;
};
