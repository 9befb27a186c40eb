import { Hono } from "hono";
import type { AppEnv } from "./measured.ts";

/** RFC 9116 recommends less than a year. */
const validDays = 180;
const dayMs = 86_400_000;

/** Whom to tell about a weakness (RFC 9116). */
export const securityTxt = new Hono<AppEnv>().get("/", (c) => {
	const { now, publicUrl } = c.var.ctx;
	const expires = new Date(Math.floor(now().getTime() / dayMs + validDays) * dayMs);
	const lines = [
		`Contact: mailto:${c.env.MAIL_FROM}`,
		`Expires: ${expires.toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${publicUrl}/.well-known/security.txt`,
	];
	return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=86400" });
});
