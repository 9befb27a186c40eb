import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { isFresh, isFullySignedIn } from "#domain/ground/callers.ts";
import { countRecoveryCodes } from "#domain/identity/recovery-codes.server.ts";
import { type Factor, findUser, type User } from "#domain/identity/users.server.ts";
import type { ShownFactor } from "../../components/factor-code-form.tsx";
import { requirePerson, toAuth } from "../../http.server.ts";
import { returnPath } from "../../return-path.ts";
import { chosenTimeOf } from "./chosen-time.server.ts";
import { pendingOf } from "./pending.server.ts";
import { authPath, codeUseOf, type Step, stepOf } from "./steps.ts";

/** How a person shows again that it is them: by a second step, a recovery code, or the password. */
export type Way = "factor" | "recovery" | "password";

/** What the screens show. `next`: where the person was going. Who has no business on a screen is sent on. */
export async function viewOf(context: AppLoadContext, request: Request) {
	const { searchParams: params } = new URL(request.url);
	const next = returnPath(params.get("next"));
	const step = stepOf(params);
	switch (step) {
		case "sign_in":
			await sendOn(context, params, next);
			return { step, next, chosen: await chosenTimeOf(context, request, next), isUnsent: params.has("unsent") };
		case "sign_up":
			await sendOn(context, params, next);
			return {
				step,
				next,
				chosen: await chosenTimeOf(context, request, next),
				shortest: context.rules.shortestPassword,
			};
		case "send":
		case "recover":
			return { step, next, address: pendingOf(request)?.address ?? "" };
		case "code": {
			const pending = pendingOf(request);
			const use = codeUseOf(params);
			// Back again after the code was right.
			if (!pending) await sendOn(context, params, next);
			const waited = pending ? (context.now().getTime() - pending.sentAt) / 1000 : 0;
			const waitSeconds = pending ? Math.max(0, Math.ceil(context.rules.limits.message.seconds - waited)) : 0;
			const again = params.has("again");
			return { step, next, use, address: pending?.address ?? "", waitSeconds, again };
		}
		case "password": {
			const actor = await requirePerson(context, request);
			if (!isFresh(context, actor)) throw redirect(authPath("prove", { next: authPath("password", { next }) }));
			const isFirst = params.has("first");
			return { step, next, email: actor.email ?? "", shortest: context.rules.shortestPassword, isFirst };
		}
		case "saved":
			await requirePerson(context, request);
			return { step, next };
		case "factor": {
			const [actor, account] = await Promise.all([context.actor(), accountOf(context)]);
			if (!actor || !account) throw toAuth(request, null);
			if (actor.aal === "aal2") throw redirect(next);
			// Nothing to enter yet: some pages ask for a second step from everybody.
			if (!actor.has_factor) return { step, next, ways: null };
			return { step, next, ...waysOf(context, account, params, step) };
		}
		case "prove": {
			const [actor, account] = await Promise.all([requirePerson(context, request), accountOf(context)]);
			if (!account) throw toAuth(request, null);
			if (isFresh(context, actor)) throw redirect(next);
			return { step, next, email: actor.email ?? "", ...waysOf(context, account, params, step) };
		}
		default:
			return step satisfies never;
	}
}

export type View<S extends Step = Step> = Extract<NonNullable<Awaited<ReturnType<typeof viewOf>>>, { step: S }>;

/** The signed-in have nothing to do here; the half signed-in owe their second step. */
async function sendOn(context: AppLoadContext, params: URLSearchParams, next: string) {
	const actor = await context.actor();
	if (!actor || actor.is_anonymous) return;
	if (!isFullySignedIn(actor)) throw redirect(authPath("factor", { next }));
	throw redirect(params.has("next") ? next : "/profile");
}

type Account = { user: User; recoveryCodes: number };

/** The account whose credential came, read beside the actor, who alone says whether it may be shown. */
async function accountOf(context: AppLoadContext): Promise<Account | null> {
	const userId = await context.userId();
	if (!userId) return null;
	const [user, recoveryCodes] = await Promise.all([
		findUser(context, "id", userId),
		countRecoveryCodes(context, userId),
	]);
	return user && { user, recoveryCodes };
}

/** The ways a person has on this site; the chosen one, or the first, apart. Without text messages a phone is no way. */
function waysOf(
	{ hasTextMessages }: AppLoadContext,
	{ user, recoveryCodes }: Account,
	params: URLSearchParams,
	step: "factor" | "prove",
) {
	const factors = user.factors
		.filter(({ status, phone }) => status === "verified" && (phone === null || hasTextMessages))
		.map(shown);
	const ways: Way[] = [
		...(factors.length > 0 ? (["factor"] as const) : []),
		...(step === "factor" && recoveryCodes > 0 ? (["recovery"] as const) : []),
		// For an admin who has a second step a password is not enough.
		...(step === "prove" && user.password_hash && !(user.role === "admin" && factors.length > 0)
			? (["password"] as const)
			: []),
	];
	const way =
		ways.find((name) => name === params.get("way")) ?? ways[0] ?? (step === "factor" ? "recovery" : "password");
	const factor = factors.find(({ id }) => id === params.get("factor")) ?? factors[0] ?? null;
	return { ways, way, factors, factor, challenge: factor ? params.get("challenge") : null };
}

const shown = ({ id, factor_type, friendly_name, phone }: Factor): ShownFactor => ({
	id,
	factor_type,
	friendly_name,
	phone_end: phone?.slice(-2) ?? null,
});
