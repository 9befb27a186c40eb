import type { Person } from "./callers.ts";
import type { Ctx } from "./context.server.ts";

/** Where a person finds the rows of a table in their export, and which columns are left out of it. */
type Exported = { exported: string; without?: readonly string[] };
/** Why the rows of a table are in no export. */
type Withheld = { withheld: string };

/**
 * What one noun keeps about people: the export, the closing of an account and its erasure are made of the nouns' own
 * (`domain/accounts/`). A test holds the tables against the schema.
 */
export type PersonalData = {
	/** Every table of the noun, by name. */
	tables: Readonly<Record<string, Exported | Withheld>>;
	/** The parts of the export that `tables` name. One batch. */
	read?: (ctx: Ctx, person: Person) => Promise<Record<string, unknown>>;
	/** Keys in the file store that are deleted with the account. */
	files?: (ctx: Ctx, user_id: string) => Promise<string[]>;
	/** What ends when an account is closed: of one person, or (null) of everybody whose account is closed now. */
	close?: (ctx: Ctx, user_id: string | null) => Promise<void>;
	/**
	 * Statements that remove what does not go with the account's row; they run before it is deleted, in its batch. Nothing
	 * may happen to a person who has come back since `before` (ISO 8601).
	 */
	erase?: (ctx: Ctx, user_id: string, before: string) => D1PreparedStatement[];
};
