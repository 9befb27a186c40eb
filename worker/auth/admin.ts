import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod";
import {
	changeUser,
	deleteUser,
	inviteUser,
	linkTypes,
	listUsers,
	makeLink,
	requireUser,
} from "#domain/identity/admin.server.ts";
import { requireSignedIn } from "#domain/identity/sessions.server.ts";
import { createUser } from "#domain/identity/sign-up.server.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";
import { userJson } from "./answer.ts";
import { fields, identifierOf, nextOf, readBody } from "./body.ts";

const attributes = z.object({
	email: fields.email,
	phone: fields.phone,
	password: fields.password,
	email_confirm: z.boolean().optional(),
	phone_confirm: z.boolean().optional(),
	user_metadata: fields.given(fields.data),
	app_metadata: fields.given(fields.data),
	/** "none" or a length such as "24h", "90m", "1h30m". */
	ban_duration: z
		.string()
		.regex(/^(none|(\d{1,7}(h|m|s))+)$/)
		.optional(),
});

const userId = z.uuid();

/** Lets only a person with the role admin pass, who has shown a second factor. */
const onlyAdmins = createMiddleware<Door>(async (c, next) => {
	const bearer = /^Bearer (.+)$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? null;
	const { session, user } = await requireSignedIn(c.var.ctx, bearer);
	if (user.role !== "admin" || session.aal !== "aal2") throw new Refusal("not_admin");
	await next();
});

/** Somebody new, by mail. */
export const invite = new Hono<Door>().use(onlyAdmins).post("/", async (c) => {
	const body = await readBody(c, z.object({ email: fields.email, data: fields.data }));
	return c.json(userJson(await inviteUser(c.var.ctx, identifierOf(body).value, body.data, nextOf(c))));
});

/** Accounts. */
export const admin = new Hono<Door>()
	.use(onlyAdmins)
	.post("/generate_link", async (c) => {
		const body = await readBody(
			c,
			z.object({ type: z.enum(linkTypes), email: fields.email, password: fields.password, data: fields.data }),
		);
		const { type, password, data } = body;
		const email = identifierOf({ email: body.email }).value;
		const { user, code, token, link } = await makeLink(c.var.ctx, { type, email, password, data, next: nextOf(c) });
		return c.json({
			...userJson(user),
			action_link: link,
			email_otp: code,
			hashed_token: token,
			redirect_to: c.req.query("redirect_to") ?? c.var.ctx.publicUrl,
			verification_type: type,
		});
	})
	.get("/users", async (c) => {
		const page = z
			.object({
				page: z.coerce.number().int().min(1).max(100_000).catch(1),
				per_page: z.coerce.number().int().min(1).max(200).catch(50),
			})
			.parse({ page: c.req.query("page"), per_page: c.req.query("per_page") });
		const { users, total } = await listUsers(c.var.ctx, {
			limit: page.per_page,
			offset: (page.page - 1) * page.per_page,
		});
		const last = Math.max(1, Math.ceil(total / page.per_page));
		const link = (number: number, rel: string) =>
			`</admin/users?page=${number}&per_page=${page.per_page}>; rel="${rel}"`;
		c.header("X-Total-Count", String(total));
		c.header("Link", [...(page.page < last ? [link(page.page + 1, "next")] : []), link(last, "last")].join(", "));
		return c.json({ users: users.map(userJson), aud: "authenticated" });
	})
	.post("/users", async (c) => {
		const body = await readBody(c, attributes);
		identifierOf(body);
		const now = c.var.ctx.now().toISOString();
		const user = await createUser(c.var.ctx, {
			email: body.email ?? null,
			phone: body.phone ?? null,
			password: body.password,
			email_confirmed_at: body.email && body.email_confirm ? now : null,
			phone_confirmed_at: body.phone && body.phone_confirm ? now : null,
			user_metadata: body.user_metadata ?? {},
			app_metadata: body.app_metadata ?? {},
			banned_until: bannedUntil(body.ban_duration, c.var.ctx.now()) ?? null,
		});
		return c.json(userJson(user));
	})
	.get("/users/:id", async (c) => c.json(userJson(await requireUser(c.var.ctx, idOf(c.req.param("id"))))))
	.put("/users/:id", async (c) => {
		const body = await readBody(c, attributes);
		const user = await changeUser(c.var.ctx, idOf(c.req.param("id")), {
			email: body.email,
			phone: body.phone,
			password: body.password,
			confirmsEmail: body.email_confirm,
			confirmsPhone: body.phone_confirm,
			user_metadata: body.user_metadata,
			app_metadata: body.app_metadata,
			banned_until: bannedUntil(body.ban_duration, c.var.ctx.now()),
		});
		return c.json(userJson(user));
	})
	.delete("/users/:id", async (c) => {
		await deleteUser(c.var.ctx, idOf(c.req.param("id")));
		return c.json({});
	});

function idOf(id: string) {
	const parsed = userId.safeParse(id);
	if (!parsed.success) throw new Refusal("validation_failed", { field: "id" });
	return parsed.data;
}

const seconds = { h: 3600, m: 60, s: 1 } as const;

/** When a ban of that length ends; null for none, undefined when nothing was said. */
function bannedUntil(duration: string | undefined, now: Date): string | null | undefined {
	if (duration === undefined) return undefined;
	if (duration === "none") return null;
	let total = 0;
	for (const [, count, unit] of duration.matchAll(/(\d+)(h|m|s)/g)) {
		total += Number(count) * seconds[unit as keyof typeof seconds];
	}
	return new Date(Math.min(now.getTime() + total * 1000, Date.parse("9999-01-01"))).toISOString();
}
