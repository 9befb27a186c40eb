/** What people report and write to those who run the site, and what the demo admin has answered. */
import { answerContactMessage } from "#domain/contact/answering.server.ts";
import { formToken, writeToUs } from "#domain/contact/contact.server.ts";
import { contactLimits, contactMessage } from "#domain/contact/contact.ts";
import type { ContactTopic } from "#domain/contact/topics.ts";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { decideReport } from "#domain/reports/deciding.server.ts";
import { reportBusiness, reportReview } from "#domain/reports/reporting.server.ts";
import { minutesAfter } from "./acts.ts";
import type { Calendar } from "./calendar.ts";
import { amina, clientOf, ines, lucia } from "./cast.ts";
import type { Stage } from "./stage.ts";

const idOfReference = async ({ db }: Ctx, table: "reports" | "contact_messages", reference: string) =>
	(await db.$client.prepare(`SELECT id FROM ${table} WHERE reference = ?`).bind(reference).first<{ id: string }>())
		?.id ?? "";

/** The id of a message to us. */
export const messageOf = (ctx: Ctx, reference: string) => idOfReference(ctx, "contact_messages", reference);

/** Somebody fills in the form as people do, and sends it; answers the reference. */
export async function write(
	ctx: Ctx,
	person: Person | null,
	message: { topic: ContactTopic; body: string; email?: string },
	locale = "en",
): Promise<string> {
	const token = await formToken({ ...ctx, now: () => new Date(later(ctx, -10 * contactLimits.leastSeconds)) });
	const { reference } = await writeToUs(ctx, person, contactMessage.parse(message), { token, website: "", locale });
	return reference;
}

/** Reports and messages to us, some of which wait for the demo admin. */
export async function keepOrder(stage: Stage, calendar: Calendar) {
	const { results } = await stage.ctx.db.$client
		.prepare("SELECT id, seq FROM businesses WHERE seq IN (3, 7)")
		.all<{ id: string; seq: number }>();
	const idOf = new Map(results.map(({ id, seq }) => [seq, id]));
	const [advisor, rude] = [idOf.get(3), idOf.get(7)];
	if (advisor)
		stage.at(calendar.at(-2, "17:20"), (ctx) =>
			reportBusiness(ctx, clientOf("kofi"), advisor, {
				kind: "unauthorised_practice",
				reason:
					"On the phone he told me that he will speak for me before the court. His page says tax advisor. I am not sure that he may do this.",
			}),
		);
	if (rude) {
		let reference = "";
		stage.at(calendar.at(-20, "11:05"), async (ctx) => {
			reference = await reportBusiness(ctx, clientOf("nadia"), rude, {
				kind: "false_claim",
				reason: "Le profil dit qu'il parle français, mais au téléphone il ne parlait qu'anglais.",
			});
		});
		stage.at(calendar.at(-19, "10:40"), async (ctx) =>
			decideReport(ctx, ines, await idOfReference(ctx, "reports", reference), {
				decision: "dismiss",
				answer:
					"We asked the office: a colleague speaks French and was away that day. They now say so on the profile. Thank you for telling us.",
			}),
		);
	}
	stage.at(calendar.at(-1, "14:15"), async (ctx) => {
		const lowest = await ctx.db.$client
			.prepare("SELECT id FROM reviews WHERE business_id = ? AND status = 'published' ORDER BY rating LIMIT 1")
			.bind(calendar.offer.business_id)
			.first<{ id: string }>();
		await reportReview(ctx, lucia, lowest?.id ?? "", {
			kind: "false_claim",
			reason: "I think this person mixes me up with somebody else. I do not find a meeting on that day.",
		});
	});

	let answered = "";
	stage.at(calendar.at(-6, "09:12"), async (ctx) => {
		const yusuf = clientOf("yusuf");
		answered = await write(ctx, yusuf, {
			topic: "account",
			body: "I have a new phone and my codes are gone with the old one. How do I get into my account?",
			email: yusuf.email ?? "",
		});
	});
	stage.at(calendar.at(-6, "11:30"), async (ctx) =>
		answerContactMessage(ctx, ines, await messageOf(ctx, answered), {
			answer:
				"One of the recovery codes that you saved when you added two-step sign-in works instead of the app.\n\nIf you have none, answer from this address and we start the other way, which takes a day.",
		}),
	);
	stage.at(calendar.at(-2, "20:44"), (ctx) =>
		write(ctx, amina, {
			topic: "help",
			body: "My mother would like to be in the video call too, from Tetouan. Can two of us join with the same link?",
			email: amina.email ?? "",
		}),
	);
	stage.at(minutesAfter(stage.now, -50), (ctx) =>
		write(ctx, null, {
			topic: "accessibility",
			body: "أستخدم قارئ الشاشة ولا أستطيع اختيار اليوم في التقويم. هل يمكنكم المساعدة؟",
		}),
	);
}
