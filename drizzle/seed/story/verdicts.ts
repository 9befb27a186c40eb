/** What the demo admin decides about an account, profiles and licences, and what those concerned answer. */
import { firstZone, zoneOfJurisdiction } from "#domain/businesses/jurisdictions.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { daysAfter, daysFrom } from "#domain/ground/days.ts";
import { dayMs, hourMs, minuteMs } from "#domain/ground/durations.ts";
import { dateIn } from "#domain/ground/time.ts";
import { decideAccount } from "#domain/identity/account-decisions.server.ts";
import { accountDecision } from "#domain/identity/account-decisions.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { endLicences, warnOfLicences } from "#domain/verification/licences.server.ts";
import { askForCheck, declineCheck, listCheckRequests } from "#domain/verification/renewals.server.ts";
import { appealSuspension, suspendBusiness } from "#domain/verification/suspending.server.ts";
import {
	checkRequest,
	confirmation,
	declining,
	suspensionAppeal,
	suspensionInput,
} from "#domain/verification/verification.ts";
import type { Calendar } from "./calendar.ts";
import { freshInes, ines, newcomerOf, ownerOf, type WatchedKey, watchedProfessionals } from "./cast.ts";
import type { Stage } from "./stage.ts";

/** A profile with its licence: those whom the story watches have one. */
type Watched = { business_id: string; licence_id: string; jurisdiction: string };

/** null for somebody whom a small demo does not have. */
const findWatched = ({ db }: Ctx, key: WatchedKey) =>
	db.$client
		.prepare(
			`SELECT b.id AS business_id, l.id AS licence_id, l.jurisdiction FROM businesses b JOIN licences l ON l.business_id = b.id
			WHERE b.seq = ?`,
		)
		.bind(watchedProfessionals[key].seq)
		.first<Watched>();

/** The version of a profile, which an admin has just read. */
const versionOf = async ({ db }: Ctx, business_id: string) =>
	(
		await db.$client
			.prepare("SELECT version FROM businesses WHERE id = ?")
			.bind(business_id)
			.first<{ version: number }>()
	)?.version ?? 0;

/** An account and a profile that are suspended, and licences that end, have ended, and were perhaps renewed. */
export async function keepStandards(stage: Stage, calendar: Calendar) {
	stage.at(calendar.at(-3, "10:25"), (ctx) =>
		decideAccount(
			ctx,
			freshInes(ctx),
			newcomerOf("marcel").user_id,
			accountDecision.parse({
				...{ act: "account_suspended", days: "30" },
				reason:
					"Three people told us that you wrote to them and offered work permits for money, to be paid before anything is done. Your account is suspended for 30 days. If this was not you, write to us.",
			}),
		),
	);
	const [rebecca, daniela, andre] = await Promise.all([
		findWatched(stage.ctx, "rebecca"),
		findWatched(stage.ctx, "daniela"),
		findWatched(stage.ctx, "andre"),
	]);
	if (rebecca) suspend(stage, calendar, rebecca);
	if (daniela) renew(stage, calendar, daniela);
	if (andre) lapse(stage, calendar, andre);
}

function suspend(stage: Stage, calendar: Calendar, { business_id }: Watched) {
	stage.at(calendar.at(-6, "11:50"), async (ctx) =>
		suspendBusiness(
			ctx,
			freshInes(ctx),
			business_id,
			suspensionInput.parse({
				version: await versionOf(ctx, business_id),
				reason:
					"Two clients wrote to us that they paid you for a first meeting and that nobody came, twice each. You have not answered our two messages. Your profile is out of the directory until we have heard from you.",
			}),
		),
	);
	stage.at(calendar.at(-4, "18:20"), (ctx) =>
		appealSuspension(
			ctx,
			ownerOf("rebecca"),
			suspensionAppeal.parse({
				appeal:
					"I was in hospital for two weeks and could not write. My office told everybody it could reach, and overlooked these two. Both have their money back since Monday. I can show you the papers of the hospital and of the bank.",
			}),
		),
	);
}

/** The day so many days from today where a licence holds. */
const dayOf = (stage: Stage, { jurisdiction }: Watched, days: number) =>
	daysAfter(dateIn(zoneOfJurisdiction(jurisdiction), stage.now), days);

/** The demo admin has found a licence in its register, with its last day. */
const confirm = (stage: Stage, at: number, { business_id, licence_id }: Watched, expires_on: string) =>
	stage.at(at, async (ctx) =>
		confirmLicence(
			ctx,
			ines,
			business_id,
			licence_id,
			confirmation.parse({ version: await versionOf(ctx, business_id), expires_on }),
		),
	);

/** A licence ends soon; its owner was warned, and says that it was renewed. */
function renew(stage: Stage, calendar: Calendar, watched: Watched) {
	const ends = dayOf(stage, watched, 19);
	confirm(stage, calendar.at(-200, "10:05"), watched, ends);
	// The schedule looks at the licences of another day each minute of an hour.
	const hour = Math.floor((stage.now - 10 * dayMs) / hourMs) * hourMs;
	stage.at(hour + (daysFrom(dateIn(firstZone, hour), ends) - 2) * minuteMs, warnOfLicences);
	stage.at(calendar.at(-2, "12:10"), (ctx) =>
		askForCheck(ctx, ownerOf("daniela"), watched.licence_id, checkRequest.parse({ expires_on: daysAfter(ends, 730) })),
	);
}

/** A licence has ended; its owner says that it was renewed, and the register does not. */
function lapse(stage: Stage, calendar: Calendar, watched: Watched) {
	const ended = dayOf(stage, watched, -9);
	confirm(stage, calendar.at(-300, "15:30"), watched, ended);
	stage.at(stage.now - 7 * dayMs, endLicences);
	stage.at(calendar.at(-6, "09:15"), (ctx) =>
		askForCheck(ctx, ownerOf("andre"), watched.licence_id, checkRequest.parse({ expires_on: daysAfter(ended, 365) })),
	);
	stage.at(calendar.at(-5, "10:50"), async (ctx) => {
		const [request] = await listCheckRequests(ctx, ines, watched.business_id);
		await declineCheck(
			ctx,
			ines,
			watched.business_id,
			watched.licence_id,
			declining.parse({
				asked_at: request?.created_at,
				answer:
					"We looked into the register this morning, and it still shows the old last day. It may be some days behind: please ask again when you can see the new day there yourself.",
			}),
		);
	});
}
