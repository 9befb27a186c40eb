import { cookieOf } from "#domain/identity/cookies.ts";

const name = "__Host-chosen-slot";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** What a guest has picked, signed by the domain; see domain/chosen-slot.server.ts. */
export const chosenTokenOf = (request: Request) => cookieOf(request.headers.get("Cookie"), name);

export const chosenCookie = ({ token, seconds }: { token: string; seconds: number }) =>
	`${name}=${token}; Max-Age=${seconds}; ${attributes}`;

export const noChosenCookie = `${name}=; Max-Age=0; ${attributes}`;
