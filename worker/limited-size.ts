import { createMiddleware } from "hono/factory";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { fileBytes } from "#domain/files/limits.ts";
import { photoLimits } from "#domain/files/photos.ts";
import { Refusal } from "#domain/ground/refusal.ts";

/** The longest search that a form can send has 6 kB: two texts of Devanagari, as addresses write them. */
const longestAddress = 8 * 1024;
const longestBody = 128 * 1024;
/** What a form has around its file: names, boundaries, other fields. */
const wrapping = 16 * 1024;

/** What takes files, and what takes less than others. */
const exceptions: readonly [path: RegExp, longest: number][] = [
	[/^\/profile(\.data)?\/?$/, photoLimits.bytes + wrapping],
	[/^\/business-registration(\.data)?\/?$/, fileBytes + wrapping],
	[/^\/(appointments|messages)\/[^/]+$/, fileBytes + wrapping],
	[/^\/api\/registrations\/evidence\/[^/]+$/, fileBytes + wrapping],
	[/^\/admin\/news\/[^/]+$/, photoLimits.bytes + wrapping],
	[/^\/api\/admin\/news\/[^/]+\/picture$/, photoLimits.bytes + wrapping],
	[/^\/api\/ai-chat-assistant$/, assistantLimits.bytes],
	[/^\/api\/threads\/[^/]+\/messages$/, fileBytes + wrapping],
];

/**
 * No address is longer than 8 kB, for a page repeats its own in many of its links: a longer one throws `address_too_long`.
 * No body is longer than 128 kB, or than the exceptions say. Reading a longer one throws `too_large`
 * to whoever reads it; no more than the limit is ever kept, whether its length was announced or not.
 */
export const limitedSize = createMiddleware(async (c, next) => {
	const { raw } = c.req;
	if (raw.url.length > longestAddress) throw new Refusal("address_too_long");
	const longest = exceptions.find(([path]) => path.test(c.req.path))?.[1] ?? longestBody;
	const announced = c.req.header("Transfer-Encoding") ? null : c.req.header("Content-Length");
	const isShort = announced != null && Number(announced) <= longest;
	if (raw.body && !isShort && c.req.method !== "GET" && c.req.method !== "HEAD")
		c.req.raw = new Request(raw, { body: atMost(raw.body, longest) });
	await next();
});

/** The same bytes; too many are read too and dropped, for a browser that is still sending does not hear the answer. */
function atMost(body: ReadableStream<Uint8Array>, longest: number) {
	let length = 0;
	return body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(part, controller) {
				length += part.length;
				if (length <= longest) controller.enqueue(part);
			},
			flush() {
				if (length > longest) throw new Refusal("too_large", { kilobytes: Math.floor(longest / 1024) });
			},
		}),
	);
}
