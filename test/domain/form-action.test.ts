import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import * as z from "zod";
import { Refusal } from "#domain/ground/refusal.ts";
import { saveForm } from "../../app/form-action.server.ts";

/** What becomes of a review that the domain refuses for these reasons. */
function refused(values: Record<string, string | string[]>) {
	const body = new URLSearchParams({ intent: "review", text: "Call me!" });
	const request = new Request("https://visavis.test/", { method: "POST", body });
	return saveForm({ request, context: {} as AppLoadContext }, "review", z.object({ text: z.string() }), async () => {
		throw new Refusal("invalid", values);
	});
}

test("What was typed comes back with the field that is wrong, and with the words that may not stand in it", async () => {
	const typed = { text: "Call me!" };
	expect(await refused({ field: "text" })).toMatchObject({
		data: { outcome: "invalid", invalid: ["text"], typed, refusal: null },
		init: { status: 422 },
	});
	const values = { field: "text", why: "contact", words: ["Call me"] };
	expect(await refused(values)).toMatchObject({
		data: { outcome: "refused", invalid: [], typed, refusal: { code: "invalid", values } },
		init: { status: 422 },
	});
});
