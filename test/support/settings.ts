import { readFileSync } from "node:fs";

/** An environment in which every setting is there; nothing behind its bindings answers but the files beside the Worker. */
export const settingsWith = (given: Record<string, unknown>) => ({
	DB: { withSession: () => ({}) },
	FILES: { get() {} },
	ASSETS: { fetch: async (url: URL) => new Response(readFileSync(`public${url.pathname}`)) },
	USER: { idFromName() {} },
	EMAIL: { send() {} },
	USED_UP: { get() {}, put() {} },
	...Object.fromEntries(
		["SEARCHES", "PROFILES", "SUGGESTIONS", "PAGES", "WRITES", "FEEDS"].map((name) => [name, { limit() {} }]),
	),
	PUBLIC_URL: "https://visavis.test",
	MAIL_FROM: "hello@visavis.test",
	MEETING_URL: "https://meet.visavis.test/{room}",
	PUBLISHABLE_KEY: "visavis_test",
	...given,
});
