/** A language model's wire that streams words at intervals; prints its port. Its first two words are instants, in µs. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const [first = "10", every = "5"] = process.argv.slice(2);

const sentence = [
	"You",
	" can",
	" cancel",
	" an",
	" appointment",
	" on",
	" its",
	" page",
	",",
	" until",
	" it",
	" begins",
	".",
];
/** Digits as letters from "a" on: numbers that nobody gave it do not leave the Worker. */
const inLetters = (number: number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const words = [...sentence, ...sentence.map((word, i) => (i === 0 ? ` ${word}` : word)), " Yes"];

/** The same clock in every process of this machine. */
const instant = () => Math.round((performance.timeOrigin + performance.now()) * 1000);

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

const server = createServer(async (request, answer) => {
	const arrived = instant();
	request.resume();
	answer.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
	answer.socket?.setNoDelay(true);
	await wait(Number(first));
	answer.write(event(`${inLetters(arrived)} ${inLetters(instant())} `));
	for (const word of words) {
		await wait(Number(every));
		answer.write(event(word));
	}
	answer.end("data: [DONE]\n\n");
});
server.listen(0, "127.0.0.1", () => console.log(`Listening at ${(server.address() as AddressInfo).port}`));
