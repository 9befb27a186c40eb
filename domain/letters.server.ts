import type { Ctx } from "./context.server.ts";
import type { MailKind, MailValues } from "./mail/mail.ts";
import type { NoticeKind } from "./notices.ts";
import type { OutboxChannel } from "./outbox.ts";

/** A message on its way to a person. Of a notice, `values` are empty: what it says is read when it leaves. */
export type Letter<Kind extends string = MailKind | NoticeKind> = {
	id: string;
	channel: OutboxChannel;
	kind: Kind;
	to: string;
	values: MailValues;
	locale: string;
};

/** What waits in the outbox; who it is for, and with what values, is sealed. */
export type OutboxRow = Omit<Letter, "to" | "values"> & {
	sealed: string;
	/** What is told once only: a second row with the same key is not written. */
	key?: string;
	due_at: string;
	/** How often it has been claimed. */
	attempts: number;
	created_at: string;
};

export function rowStatement(ctx: Ctx, row: OutboxRow): D1PreparedStatement {
	const { id, channel, kind, sealed, locale, key = null, due_at, attempts, created_at } = row;
	return ctx.db.$client
		.prepare(
			`INSERT INTO outbox (id, channel, kind, sealed, locale, key, due_at, attempts, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
		)
		.bind(id, channel, kind, sealed, locale, key, due_at, attempts, created_at);
}

/** The row of the outbox for a message about an account: it belongs in the batch that gives reason for it. */
export async function outboxStatement(ctx: Ctx, letter: Omit<Letter<MailKind>, "id">): Promise<D1PreparedStatement> {
	const { channel, kind, to, values, locale } = letter;
	const now = ctx.now().toISOString();
	return rowStatement(ctx, {
		id: crypto.randomUUID(),
		channel,
		kind,
		sealed: await ctx.keys.seal(JSON.stringify({ to, values })),
		locale,
		due_at: now,
		attempts: 0,
		created_at: now,
	});
}
