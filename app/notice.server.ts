import { cookieOf, privateCookie } from "#domain/identity/cookies.server.ts";

const name = "__Host-notice";

/** What the page before has left to say; it is said once. */
export const noticeOf = (request: Request): "signed_out" | null =>
	cookieOf(request.headers.get("Cookie"), name) === "signed_out" ? "signed_out" : null;

export const noticeCookie = (notice: "signed_out" | "") => privateCookie(name, notice, notice ? 30 : 0);
