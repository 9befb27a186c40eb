import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { deviceCookie } from "#domain/assistant/allowance.server.ts";
import type { MessagesLeft, Reply, ReplyEvents } from "#domain/assistant/assistant.ts";
import { freshNetwork } from "./people.ts";

/** Who sends a message, and what with it. */
export type Sender = { url?: string; network?: string; cookie?: string; headers?: Record<string, string> };

/** A question that the help answers. */
export const answerable = "How do I cancel an appointment?";

const headersOf = ({ network = freshNetwork(), cookie, headers }: Sender) => ({
	"CF-Connecting-IP": network,
	...(cookie && { Cookie: cookie }),
	...headers,
});

/** Asks the assistant; `body` is sent as it is, where it is no message alone. */
export const send = (sender: Sender = {}, body: string | object = answerable, init: RequestInit = {}) =>
	fetch(`${sender.url ?? inject("url")}/api/ai-chat-assistant`, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headersOf(sender) },
		body: JSON.stringify(typeof body === "string" ? { message: body } : body),
		...init,
	});

export type Answered = { status: number; body: Reply & { code: string; message: string }; headers: Headers };

/** The same, with the JSON that came back. */
export async function told(...asked: Parameters<typeof send>): Promise<Answered> {
	const answer = await send(...asked);
	return { status: answer.status, body: (await answer.json()) as Answered["body"], headers: answer.headers };
}

/** How many messages are left to somebody. */
export async function leftTo(sender: Sender): Promise<MessagesLeft> {
	const answer = await fetch(`${sender.url ?? inject("url")}/api/ai-chat-assistant`, { headers: headersOf(sender) });
	return (await answer.json()) as MessagesLeft;
}

/** Opens the assistant as the page does: the cookie of the device, if one came, and what else was said. */
export async function open(sender: Sender = {}) {
	const answer = await fetch(`${sender.url ?? inject("url")}/assistant`, {
		method: "POST",
		headers: headersOf(sender),
	});
	const [line = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith(`${deviceCookie}=`));
	const left = (await answer.json().catch(() => null)) as MessagesLeft | null;
	return { status: answer.status, line, cookie: line.split(";")[0] ?? "", left };
}

type Event = { [Name in keyof ReplyEvents]: { name: Name; data: ReplyEvents[Name] } }[keyof ReplyEvents];

/** The events of an answer that streams, each as it comes. */
export async function* eventsOf(answer: Response): AsyncGenerator<Event> {
	let text = "";
	const decoder = new TextDecoder();
	for await (const bytes of answer.body as ReadableStream & AsyncIterable<Uint8Array>) {
		text = (text + decoder.decode(bytes, { stream: true })).replace(/^(:\n\n)+/, "");
		for (;;) {
			const [whole, name, data = ""] = /^event: (\w+)\ndata: (.*)\n\n/.exec(text) ?? [];
			if (!whole) break;
			text = text.slice(whole.length);
			yield { name, data: JSON.parse(data) } as Event;
		}
	}
	if (text !== "") throw new Error(`This is no event: ${text}`);
}

export const streaming = { Accept: "text/event-stream" };

/** The text of an answer that streams, and its last event. */
export async function streamed(sender: Sender = {}, body: string | object = answerable) {
	const answer = await send({ ...sender, headers: { ...streaming, ...sender.headers } }, body);
	let text = "";
	let last: Event | null = null;
	for await (const event of eventsOf(answer)) {
		if (event.name === "delta") text += event.data.text;
		last = event;
	}
	return { status: answer.status, headers: answer.headers, text, last };
}

/** What was asked of the upstream. */
export type Upstream = {
	path: string;
	headers: IncomingHttpHeaders;
	body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
	/** Resolves when the connection is closed before the answer was whole. */
	isLeft: Promise<void>;
};

/** How the upstream answers. */
export type Behaviour = (answer: ServerResponse, asked: Upstream) => void | Promise<void>;

const begin = (answer: ServerResponse) =>
	answer.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" }).flushHeaders();

/** An event of the wire with a part of the text. */
export const part = (content: string) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content } }] })}\n\n`;

const ending = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

/** What an upstream may do. */
export const behaviours = {
	says:
		(...parts: string[]): Behaviour =>
		(answer) => {
			begin(answer);
			for (const text of parts) answer.write(part(text));
			answer.end(ending);
		},
	echoes: ((answer, { body }) => {
		begin(answer);
		for (const { content } of body.messages)
			for (const piece of content.match(/.{1,7}/gs) ?? []) answer.write(part(piece));
		answer.end(ending);
	}) as Behaviour,
	hangs: (() => {}) as Behaviour,
	keepsAlive: ((answer) => {
		begin(answer);
		const timer = setInterval(() => answer.write(": still there\n\n"), 20);
		answer.on("close", () => clearInterval(timer));
	}) as Behaviour,
	fallsSilent: ((answer) => {
		begin(answer);
		answer.write(part("It begins"));
	}) as Behaviour,
	breaksOff: ((answer) => {
		begin(answer);
		answer.write(part("It begins"), () => answer.destroy());
	}) as Behaviour,
	endsEarly: ((answer) => {
		begin(answer);
		answer.end(part("It begins"));
	}) as Behaviour,
	floods: ((answer) => {
		begin(answer);
		const more = () => {
			while (!answer.destroyed && answer.write(part("words ".repeat(50))));
		};
		answer.on("drain", more);
		more();
	}) as Behaviour,
	floodsWithoutText: ((answer) => {
		begin(answer);
		const more = () => {
			while (!answer.destroyed && answer.write(`: ${"x".repeat(1000)}\n\n`));
		};
		answer.on("drain", more);
		more();
	}) as Behaviour,
	floodsOneEvent: ((answer) => {
		begin(answer);
		answer.write("data: ");
		const more = () => {
			while (!answer.destroyed && answer.write("x".repeat(1000)));
		};
		answer.on("drain", more);
		more();
	}) as Behaviour,
	status:
		(status: number): Behaviour =>
		(answer) => {
			answer.writeHead(status, { "Content-Type": "application/json" }).end('{"error":{"message":"no"}}');
		},
	redirects: ((answer) => {
		answer.writeHead(307, { Location: "http://127.0.0.1:1/" }).end();
	}) as Behaviour,
	sendsPage: ((answer) => {
		answer.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>");
	}) as Behaviour,
	sendsNonsense: ((answer) => {
		begin(answer);
		answer.end("data: {nonsense\n\n");
	}) as Behaviour,
	sendsOtherJson: ((answer) => {
		begin(answer);
		answer.end('data: {"error":{"message":"overloaded"}}\n\n');
	}) as Behaviour,
	saysNothing: ((answer) => {
		begin(answer);
		answer.end(ending);
	}) as Behaviour,
} satisfies Record<string, Behaviour | ((...given: never[]) => Behaviour)>;

/** A language model's wire on this machine, which does as a test says. */
export async function fakeUpstream(first: Behaviour = behaviours.says("Hello.")) {
	const asked: Upstream[] = [];
	const upstream = { asked, behaviour: first, url: "", close: () => void server.close() };
	const server = createServer(async (request, answer) => {
		let text = "";
		for await (const bytes of request) text += bytes;
		const isLeft = new Promise<void>((resolve) => {
			answer.on("close", () => answer.writableFinished || resolve());
		});
		const one = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text), isLeft };
		asked.push(one);
		await upstream.behaviour(answer, one);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
	upstream.close = () => {
		server.closeAllConnections();
		server.close();
	};
	return upstream;
}
