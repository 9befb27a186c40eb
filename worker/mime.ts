import MimeNode from "nodemailer/lib/mime-node";
import type { Letter } from "#domain/outbox/outbox.ts";

/** A letter with its plain addresses. Its id stays the same when it is sent again, so that servers may know it. */
export type Mail = Omit<Letter, "channel" | "kind"> & {
	from: string;
	/** The sender's name. */
	name: string;
	date: Date;
};

/**
 * A mail in its MIME form: text, HTML and calendar as alternatives of the same content, which is how calendars expect
 * meeting requests (RFC 6047, 2.4). Throws a TypeError for what is not a plain address.
 */
export async function mimeOf({
	id,
	from,
	to,
	name,
	subject,
	text,
	html,
	calendar,
	unsubscribe,
	date,
}: Mail): Promise<string> {
	for (const address of [from, to]) requireAddress(address);
	const mail = new MimeNode("multipart/alternative", {
		baseBoundary: id,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	mail.setHeader({
		From: { name, address: from },
		To: { address: to },
		Subject: subject,
		Date: date,
		"Message-ID": `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
		"Auto-Submitted": "auto-generated",
		...(unsubscribe && {
			"List-Unsubscribe": `<${unsubscribe}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		}),
	});
	const add = (type: string, content: string) =>
		mail.createChild(`${type}; charset=utf-8`).setHeader("Content-Transfer-Encoding", "base64").setContent(content);
	add("text/plain", text);
	add("text/html", html);
	if (calendar) add(`text/calendar; method=${calendar.method}`, calendar.text);
	return (await mail.build()).toString("utf8");
}

/** The address with its domain in ASCII: only the part before the @ may be in the owner's own script. */
export function asciiDomain(address: string): string {
	const at = address.lastIndexOf("@");
	return `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`;
}

/** A comma, a bracket or a line break would make two recipients, or a header, of one address. */
function requireAddress(address: string) {
	if (!/^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+$/u.test(address)) throw new TypeError("Not an address");
}
