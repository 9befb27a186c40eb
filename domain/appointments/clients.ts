/**
 * The clients of a professional: whoever has booked or requested an appointment with them, or has written to them and was
 * accepted. What the professional notes about a client is read by the professional alone.
 */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";

/** A client in the list. */
export type ListedClient = {
	id: string;
	/** As they last introduced themself; empty where they never did. */
	name: string;
	/** When they last booked or asked to, or messages between the two were opened. */
	last_at: string;
	has_note: boolean;
};

/** A page of clients; `next_cursor` is null on the last. */
export type ClientPage = { clients: ListedClient[]; next_cursor: string | null };

/** A client with what the professional notes about them. */
export type Client = {
	id: string;
	name: string;
	note: string;
	last_at: string;
	/** Since when they are a client. */
	created_at: string;
	/** Grows with every change of the note. */
	version: number;
};

/** A note on a client, and the version on which it was written. */
export const clientNote = z.object({ note: lines(textLimits.message), version: z.coerce.number().int().min(1) });
export type ClientNote = z.infer<typeof clientNote>;

export const clientQuery = z.object({ cursor: z.string().max(80).optional() });
