import type { Ctx } from "#domain/context.server.ts";
import { keepInMailbox } from "#domain/mailbox.server.ts";
import type { Port, Ports } from "#domain/outbox.server.ts";
import { asciiDomain, mimeOf } from "./mime.ts";

/** What of the environment sends mail: the binding, and the address that mail comes from. */
type MailEnv = { EMAIL?: SendEmail; MAIL_FROM?: string };

/**
 * The ways out of the system. On a developer's machine everything lands in the mailbox. In production mail leaves
 * through Cloudflare, once binding and sender are there; text messages have no provider yet.
 */
export function portsOf(env: MailEnv, ctx: Ctx): Ports {
	if (ctx.isDevelopment) {
		const mailbox: Port = (letter, rendered) => keepInMailbox(ctx, letter, rendered);
		return { email: mailbox, text: mailbox };
	}
	const { EMAIL, MAIL_FROM } = env;
	return { email: EMAIL && MAIL_FROM ? mailer(EMAIL, MAIL_FROM, ctx) : null, text: null };
}

const mailer =
	(binding: SendEmail, from: string, ctx: Ctx): Port =>
	async (letter, { subject, text, html, calendar }) => {
		// Here, so that this file can be read outside workerd.
		const { EmailMessage } = await import("cloudflare:email");
		const to = asciiDomain(letter.to);
		const raw = mimeOf({ id: letter.id, from, to, name: "Visavis", subject, text, html, calendar, date: ctx.now() });
		await binding.send(new EmailMessage(from, to, raw));
	};
