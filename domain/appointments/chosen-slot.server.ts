import type { Ctx } from "#domain/ground/context.server.ts";
import { isSameText } from "#domain/ground/same-text.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { type Choice, choice } from "./appointments.ts";

/**
 * The time that a guest has picked, as it waits in their browser while they sign in: only a browser
 * that was shown this time and told to sign in for it has it, so that no link can make a signed-in person hold a time. It lasts as long as the code that signs them in.
 */
export async function keepChoice(ctx: Ctx, chosen: Choice): Promise<{ token: string; seconds: number }> {
	const seconds = identityLimits.codeSeconds;
	const text = JSON.stringify({ ...chosen, until: Math.floor(ctx.now().getTime() / 1000) + seconds });
	const body = Buffer.from(text).toString("base64url");
	const [mac = ""] = await ctx.keys.macs(use, body);
	return { token: `${body}.${mac}`, seconds };
}

const use = "chosen slot";
const longest = 1000;

/** What was picked; null for what we have not signed, or too long ago. */
export async function readChoice(ctx: Ctx, token: string | undefined): Promise<Choice | null> {
	const [body, mac, ...rest] = (token ?? "").split(".");
	if (!token || token.length > longest || !body || !mac || rest.length > 0) return null;
	const macs = await ctx.keys.macs(use, body);
	if (!macs.some((ours) => isSameText(ours, mac))) return null;
	const { until, ...chosen } = JSON.parse(Buffer.from(body, "base64url").toString());
	return until * 1000 > ctx.now().getTime() ? (choice.safeParse(chosen).data ?? null) : null;
}
