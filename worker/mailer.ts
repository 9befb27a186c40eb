import type { Ctx } from "#domain/ground/context.server.ts";
import type { Push, Typing } from "#domain/outbox/live.ts";
import { keepInMailbox } from "#domain/outbox/mailbox.server.ts";
import type { Port, Ports } from "#domain/outbox/outbox.server.ts";
import { withinTextLimits } from "#domain/outbox/text-messages.server.ts";
import type { Settings } from "./context.ts";
import { asciiDomain, mimeOf } from "./mime.ts";
import { textPort } from "./text-messages.ts";

/** The settings that mail, rooms and text messages need; without the last three there are no text messages. */
type Outgoing = Pick<Settings, "EMAIL" | "USER" | "TEXT_URL" | "TEXT_SECRET" | "TEXT_FROM">;

/**
 * The ways out of the system. On a developer's machine everything lands in the mailbox. In production mail leaves
 * through Cloudflare, text messages through the gateway that the settings name.
 */
export function portsOf(settings: Outgoing, ctx: Ctx): Ports {
	const live = tellRoom(settings.USER);
	if (ctx.isDevelopment) {
		const mailbox: Port = (letter) => keepInMailbox(ctx, letter);
		return { email: mailbox, text: mailbox, live };
	}
	const { EMAIL, TEXT_URL: url, TEXT_SECRET: secret, TEXT_FROM: from } = settings;
	return {
		email: mailer(EMAIL, ctx),
		text: url && secret && from ? withinTextLimits(ctx, textPort({ url, secret, from })) : null,
		live,
	};
}

/** Tells a person's room; see party/user.ts. */
export const tellRoom =
	(rooms: Settings["USER"]) =>
	async (user_id: string, told: Push | Typing): Promise<void> => {
		const room = rooms.get(rooms.idFromName(user_id));
		// The room learns its name from the header that its host looks for.
		const headers = { "x-partykit-room": user_id };
		const answer = await room.fetch("https://room/", { method: "POST", headers, body: JSON.stringify(told) });
		if (!answer.ok) throw new Error(`The room answered ${answer.status}`);
	};

const mailer =
	(binding: SendEmail, ctx: Ctx): Port =>
	async (letter) => {
		// Here, so that this file can be read outside workerd.
		const { EmailMessage } = await import("cloudflare:email");
		const from = ctx.mailFrom;
		const to = asciiDomain(letter.to);
		await binding.send(
			new EmailMessage(from, to, await mimeOf({ ...letter, from, to, name: "Visavis", date: ctx.now() })),
		);
	};
