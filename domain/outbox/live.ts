/** The tables whose changes people see at once. */
export const liveTables = ["notifications", "threads", "messages"] as const;
export type LiveTable = (typeof liveTables)[number];

export const liveChanges = ["insert", "update", "delete"] as const;
export type LiveChange = (typeof liveChanges)[number];

/** What a person has not read. */
export type Unread = { notifications: number; messages: number };

type Told = {
	/** Counts 1, 2, 3 ... for each person. */
	seq: number;
	unread: Unread;
	/** How far the database had come; who reads with it sees the change. */
	bookmark: string | null;
};

/** What a room says to a page: one change of what a person sees. */
export type LiveEvent =
	| (Told & {
			event: LiveChange;
			table: LiveTable;
			/** As it is now; of a deleted one only its id. null: several rows, to be asked for again. */
			row: { id: string } | null;
			/** How a page calls it to the person's attention: `discreet` names nothing. null: not at all. */
			alert: "plain" | "discreet" | null;
	  })
	/** So much was missed that the page must ask for everything again. */
	| (Told & { event: "reset" });

/** That somebody is writing to the person in a thread: stored nowhere, and out of date a few seconds later. */
export type Typing = { event: "typing"; thread_id: string };

/** What a room is told, by our own Worker only. */
export type Push = {
	/** Sessions of the person that are alive; the sockets of all others are closed. */
	sessions: string[];
	events: LiveEvent[];
	/** The one socket that they are for; null for all. */
	connection_id: string | null;
};

/** The header by which our Worker tells a room whose session a socket belongs to. */
export const sessionHeader = "X-Visavis-Socket-Session";

/** Sockets that a room admits at a time. */
export const mostSockets = 100;

/** Codes with which a room closes a socket (RFC 6455, 7.4.2: ours to choose). */
export const closeCodes = { signedOut: 4401, tooMany: 4429 } as const;

/** A page sends `ping` so often, and takes the socket for dead when no `pong` comes in time (specification, 9). */
export const heartbeat = { ping: "ping", pong: "pong", everySeconds: 25, timeoutSeconds: 10 } as const;

/** How much of the log is kept for pages that were away. */
export const liveLog = { rows: 1000, days: 7 } as const;
