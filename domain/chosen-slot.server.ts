import { timingSafeEqual } from "node:crypto";
import { type Choice, choice } from "./appointments.ts";
import type { Ctx } from "./context.server.ts";
import { limits } from "./identity/identity.ts";

/**
 * The time that a guest has picked, as it waits in their browser while they sign in: only who has pressed the button
 * here has it, so that no link can make anybody hold a time. It lasts as long as the code that signs them in.
 */
export async function keepChoice(ctx: Ctx, chosen: Choice): Promise<{ token: string; seconds: number }> {
	const seconds = limits.codeSeconds;
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
	if (!macs.some((ours) => isSame(ours, mac))) return null;
	const { until, ...chosen } = JSON.parse(Buffer.from(body, "base64url").toString());
	return until * 1000 > ctx.now().getTime() ? (choice.safeParse(chosen).data ?? null) : null;
}

function isSame(ours: string, theirs: string) {
	const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
	return a.length === b.length && timingSafeEqual(a, b);
}
