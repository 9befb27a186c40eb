import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { bookmarks, folders } from "#drizzle/schema/bookmarks.ts";

const { user_id: _, ...bookmarkColumns } = getTableColumns(bookmarks);
const { user_id: __, ...folderColumns } = getTableColumns(folders);

/** Whom a person has saved, and what they wrote to them. */
export const bookmarksData: PersonalData = {
	tables: {
		bookmarks: { exported: "bookmarks", without: ["user_id"] },
		folders: { exported: "bookmark_folders", without: ["user_id"] },
		saved_changes: { withheld: "about professionals, until those who saved them are told" },
	},
	async read({ db }, { user_id }) {
		const [saved, named] = await db.batch([
			db.select(bookmarkColumns).from(bookmarks).where(eq(bookmarks.user_id, user_id)).orderBy(bookmarks.created_at),
			db.select(folderColumns).from(folders).where(eq(folders.user_id, user_id)).orderBy(folders.created_at),
		]);
		return { bookmarks: saved, bookmark_folders: named };
	},
};
