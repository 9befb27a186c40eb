import { Hono } from "hono";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { findCheckedClaim } from "#domain/verification/checked-claims.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { declineCheck, listCheckRequests } from "#domain/verification/renewals.server.ts";
import {
	findSuspension,
	keepSuspended,
	restoreBusiness,
	suspendBusiness,
} from "#domain/verification/suspending.server.ts";
import { confirmation, declining, keeping, restoration, suspensionInput } from "#domain/verification/verification.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody } from "../body.ts";
import { adminOf, freshAdminOf } from "./admin.ts";

/** Profiles in the directory: their licences, what professionals ask about them, and suspensions. */
export const businesses = new Hono<AppEnv>()
	.get("/:id", async (c) => {
		const admin = await adminOf(c);
		const { ctx } = c.var;
		const id = c.req.param("id");
		const [[profile], own, suspension, check_requests, checked_claim] = await Promise.all([
			listPublicProfiles(ctx, [id]),
			findOwnBusiness(ctx, admin),
			findSuspension(ctx, admin, id),
			listCheckRequests(ctx, admin, id),
			findCheckedClaim(ctx, admin, id),
		]);
		if (!profile) throw new Refusal("not_found");
		const { name, firm, city_name, country_id, category, tier, status, version, licences } = profile;
		const claim = { name, firm, city_name, country_id };
		const is_own = own?.id === id;
		return c.json({
			...{ id, ...claim, checked_claim, category, tier, status, version, is_own },
			...{ licences, suspension, check_requests },
		});
	})
	.post("/:id/licences/:licence_id/confirmation", async (c) => {
		const { id, licence_id } = c.req.param();
		await confirmLicence(c.var.ctx, await adminOf(c), id, licence_id, await readBody(c, confirmation));
		return c.body(null, 204);
	})
	// The answer that the register does not confirm it; a confirmation says the other.
	.post("/:id/licences/:licence_id/check-request/answer", async (c) => {
		const { id, licence_id } = c.req.param();
		await declineCheck(c.var.ctx, await adminOf(c), id, licence_id, await readBody(c, declining));
		return c.body(null, 204);
	})
	.post("/:id/suspension", async (c) => {
		await suspendBusiness(c.var.ctx, await freshAdminOf(c), c.req.param("id"), await readBody(c, suspensionInput));
		return c.body(null, 204);
	})
	.post("/:id/suspension/end", async (c) => {
		await restoreBusiness(c.var.ctx, await adminOf(c), c.req.param("id"), await readBody(c, restoration));
		return c.body(null, 204);
	})
	.post("/:id/suspension/answer", async (c) => {
		await keepSuspended(c.var.ctx, await adminOf(c), c.req.param("id"), await readBody(c, keeping));
		return c.body(null, 204);
	});
