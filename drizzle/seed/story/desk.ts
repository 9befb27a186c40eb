/** What the demo lawyer keeps at hand: notes on clients that only she reads, and replies that she often sends. */
import { findClient, listClients, saveClientNote } from "#domain/appointments/clients.server.ts";
import { createSavedReply } from "#domain/messages/saved-replies.server.ts";
import { savedReplyInput } from "#domain/messages/saved-replies.ts";
import type { Calendar } from "./calendar.ts";
import { type ClientKey, clientOf, lucia } from "./cast.ts";
import type { Stage } from "./stage.ts";

const notes: { client: ClientKey; days: number; note: string }[] = [
	{
		client: "mateo",
		days: -3,
		note: "Baker in Getafe, starts at four in the morning: afternoons only, and better a message than a call. His wife comes along, her papers go into the same file.\n\nStill missing: contracts from the former employer. Compare their dates with his own two-page list before anything is filed.\n\nConflict check done, former employer included: nothing.",
	},
	{
		client: "nadia",
		days: -1,
		note: "Family reunification for her husband, who is still in Oran. One daughter, starts school here.\n\nSpeak and write French, also in everything the husband is to read. He joined from his phone without trouble.\n\nI owe her the list of documents.",
	},
];

const replies: { title: string; body: string }[] = [
	{
		title: "First meeting: what to bring",
		body: "Thank you for writing. For a first meeting, please bring your passport, your residence card if you have one, and every letter you have received from the authorities, also those that seem unimportant.\n\nIf a document is in another language, please do not pay for a translation yet. We will first see whether it is needed.\n\nYou can choose any free time in my calendar.",
	},
	{
		title: "Primera cita: qué traer",
		body: "Gracias por escribirme. Para la primera cita traiga, por favor, el pasaporte, la tarjeta de residencia si la tiene, el certificado de empadronamiento y todas las cartas que haya recibido.\n\nSi le falta algo, venga igualmente: lo vemos juntos y le explico dónde pedirlo.",
	},
	{
		title: "Documents received",
		body: "Thank you, your documents have arrived. I will read them this week and write to you here if something is missing. There is nothing you need to do until then.",
	},
	{
		title: "Not my field",
		body: "Thank you for trusting me with this. It is outside the work I do, so I am not the right person to help you. Please ask a colleague who works in this field, and ask soon: some deadlines are short, and your letter may say until when you can answer.",
	},
];

/** Notes on two clients, and four saved replies. */
export function keepDesk(stage: Stage, calendar: Calendar) {
	for (const { client, days, note } of notes)
		stage.at(calendar.at(days, "14:50"), async (ctx) => {
			const { full_name } = clientOf(client);
			const { clients } = await listClients(ctx, lucia);
			const id = clients.find((one) => one.name === full_name)?.id ?? "";
			await saveClientNote(ctx, lucia, id, { note, version: (await findClient(ctx, lucia, id))?.version ?? 1 });
		});
	for (const [n, reply] of replies.entries())
		stage.at(calendar.at(n - 30, "17:45"), (ctx) => createSavedReply(ctx, lucia, savedReplyInput.parse(reply)));
}
