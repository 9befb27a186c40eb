import { type Context, Hono } from "hono";
import * as z from "zod";
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	addUser,
	banDuration,
	changeUser,
	inviteUser,
	linkTypes,
	listUsers,
	makeLink,
	removeUsersFactor,
	type UserChange,
} from "#domain/identity/admin.server.ts";
import { requireAdmin } from "#domain/identity/session.server.ts";
import { requireUser } from "#domain/identity/users.server.ts";
import type { AppEnv } from "../measured.ts";
import { factorJson, userJson } from "./answer.ts";
import { fields, identifierOf, nextOf, readBody, readQuery } from "./body.ts";

const attributes = z.object({
	email: fields.email,
	phone: fields.phone,
	password: fields.password,
	email_confirm: z.boolean().optional(),
	phone_confirm: z.boolean().optional(),
	user_metadata: fields.given(fields.data),
	app_metadata: fields.given(fields.data),
	ban_duration: banDuration.optional(),
});

/** Where a client leaves a number out it sends "". */
const pages = z.object({
	page: fields.given(z.coerce.number().int().min(1).max(100_000)).default(1),
	per_page: fields.given(z.coerce.number().int().min(1).max(1_000)).default(50),
});

/** Who acts, by their access token: what a browser sends along by itself opens nothing here. */
const adminOf = ({ req, var: { ctx } }: Context<AppEnv>) =>
	requireAdmin(ctx, /^Bearer (.+)$/i.exec(req.header("Authorization") ?? "")?.[1] ?? null);

/** Somebody new, by mail. */
export const invite = new Hono<AppEnv>().post("/", async (c) => {
	const caller = await adminOf(c);
	const body = await readBody(c, z.object({ email: fields.email, data: fields.data }));
	const user = await inviteUser(c.var.ctx, caller, identifierOf(body).value, body.data, nextOf(c));
	return c.json({ ...userJson(user), invited_at: user.created_at });
});

/** Accounts. */
export const admin = new Hono<AppEnv>()
	.post("/generate_link", async (c) => {
		const caller = await adminOf(c);
		const body = await readBody(
			c,
			z.object({
				type: z.enum(linkTypes),
				email: fields.email,
				new_email: fields.email,
				password: fields.password,
				data: fields.data,
			}),
		);
		const { type } = body;
		const next = nextOf(c);
		const wanted = { ...body, email: identifierOf({ email: body.email }).value, next };
		const { user, code, token, link } = await makeLink(c.var.ctx, caller, wanted);
		return c.json({
			...userJson(user),
			...(type === "invite" && { invited_at: user.created_at }),
			action_link: link,
			email_otp: code,
			hashed_token: token,
			redirect_to: new URL(next ?? "/", c.var.ctx.publicUrl).href,
			verification_type: type,
		});
	})
	.get("/users", async (c) => {
		const caller = await adminOf(c);
		const page = readQuery(c, pages);
		const { users, total } = await listUsers(c.var.ctx, caller, {
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
		const caller = await adminOf(c);
		const body = await readBody(c, attributes);
		identifierOf(body);
		return c.json(userJson(await addUser(c.var.ctx, caller, changeOf(body))));
	})
	.get("/users/:id", async (c) => c.json(userJson(await requireUser(c.var.ctx, await adminOf(c), idOf(c, "id")))))
	.put("/users/:id", async (c) => {
		const caller = await adminOf(c);
		const body = await readBody(c, attributes);
		return c.json(userJson(await changeUser(c.var.ctx, caller, idOf(c, "id"), changeOf(body))));
	})
	.delete("/users/:id", async (c) => {
		await eraseUser(c.var.ctx, await adminOf(c), idOf(c, "id"));
		return c.json({});
	})
	.get("/users/:id/factors", async (c) => {
		const { factors } = await requireUser(c.var.ctx, await adminOf(c), idOf(c, "id"));
		return c.json(factors.map(factorJson));
	})
	.delete("/users/:id/factors/:factor", async (c) => {
		const caller = await adminOf(c);
		const id = idOf(c, "factor");
		await removeUsersFactor(c.var.ctx, caller, idOf(c, "id"), id);
		return c.json({ id });
	});

function changeOf({ email_confirm, phone_confirm, ...change }: z.infer<typeof attributes>): UserChange {
	return { ...change, confirmsEmail: email_confirm, confirmsPhone: phone_confirm };
}

function idOf(c: Context<AppEnv>, name: "id" | "factor") {
	const { success, data } = z.uuid().safeParse(c.req.param(name));
	if (!success) throw new Refusal("validation_failed", { field: name });
	return data;
}
