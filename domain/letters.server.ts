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

/** The row of the outbox for a message about an account: it belongs in the batch that gives reason for it. */
export async function outboxStatement(ctx: Ctx, letter: Omit<Letter<MailKind>, "id">): Promise<D1PreparedStatement> {
	const { channel, kind, to, values, locale } = letter;
	const now = ctx.now().toISOString();
	return ctx.db.$client
		.prepare(
			`INSERT INTO outbox (id, channel, kind, sealed, locale, due_at, attempts, created_at)
			VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?6)`,
		)
		.bind(crypto.randomUUID(), channel, kind, await ctx.keys.seal(JSON.stringify({ to, values })), locale, now);
}
