import { cookieOf, privateCookie } from "#domain/identity/cookies.server.ts";

const name = "__Host-chosen-slot";

/** What a guest has picked, signed by the domain; see domain/appointments/chosen-slot.server.ts. */
export const chosenTokenOf = (request: Request) => cookieOf(request.headers.get("Cookie"), name);

export const chosenCookie = ({ token, seconds }: { token: string; seconds: number }) =>
	privateCookie(name, token, seconds);

export const noChosenCookie = privateCookie(name, "", 0);
