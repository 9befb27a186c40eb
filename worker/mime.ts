const utf8 = new TextEncoder();

export type Mail = {
	/** Stays the same when a mail is sent again, so that the recipient's server may know it. */
	id: string;
	/** Plain addresses. */
	from: string;
	to: string;
	/** Who sends, in words. */
	name: string;
	subject: string;
	text: string;
	html: string;
	/** A calendar file (RFC 5545) that goes with it; null for none. */
	calendar: string | null;
	date: Date;
};

/**
 * A mail as it travels (RFC 5322, RFC 2045-2047): text and HTML side by side, a calendar file after them, everything
 * in ASCII. Throws for an address that is none: it would end its header.
 */
export function mimeOf({ id, from, to, name, subject, text, html, calendar, date }: Mail): string {
	for (const address of [from, to]) requireAddress(address);
	// No line of base64 can be this one.
	const boundary = `=_${id}`;
	const content = manyParts("alternative", boundary, [part("text/plain", text), part("text/html", html)]);
	const file =
		calendar === null
			? null
			: part("text/calendar; method=PUBLISH", calendar, [
					'Content-Disposition: attachment; filename="appointment.ics"',
				]);
	return [
		`From: ${headerWords(name)} <${from}>`,
		`To: <${to}>`,
		`Subject: ${headerWords(subject)}`,
		`Date: ${date.toUTCString().replace("GMT", "+0000")}`,
		`Message-ID: <${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
		"Auto-Submitted: auto-generated",
		"MIME-Version: 1.0",
		...(file ? manyParts("mixed", `${boundary}_mixed`, [content, file]) : content),
		"",
	].join("\r\n");
}

/** Lines of one part: its headers and what it holds. */
const part = (type: string, content: string, headers: readonly string[] = []) => [
	`Content-Type: ${type}; charset=utf-8`,
	"Content-Transfer-Encoding: base64",
	...headers,
	"",
	...(base64(utf8.encode(content)).match(/.{1,76}/g) ?? []),
];

const manyParts = (kind: "alternative" | "mixed", boundary: string, parts: readonly (readonly string[])[]) => [
	`Content-Type: multipart/${kind};\r\n boundary="${boundary}"`,
	"",
	...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
	`--${boundary}--`,
];

/** The address with its domain in ASCII: only the part before the @ may be in the owner's own script. */
export function asciiDomain(address: string): string {
	const at = address.lastIndexOf("@");
	return `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`;
}

function requireAddress(address: string) {
	if (!/^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+$/u.test(address)) throw new TypeError("Not an address");
}

/** Each encoded word holds whole letters, and the line it stands on at most 76 characters (RFC 2047, 2). */
const longestWordBytes = 39;

/** Text for a header: as it is when it is plain, else in encoded words, a line each. */
function headerWords(value: string): string {
	if (/^[A-Za-z0-9 ]{0,60}$/.test(value)) return value;
	const words: string[] = [];
	let word = "";
	for (const letter of value) {
		if (utf8.encode(word + letter).length > longestWordBytes) {
			words.push(word);
			word = "";
		}
		word += letter;
	}
	return [...words, word].map((part) => `=?utf-8?B?${base64(utf8.encode(part))}?=`).join("\r\n ");
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
