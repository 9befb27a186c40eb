import * as z from "zod";

/** What a client says of the secret that it keeps until the mailed link brings its person back (RFC 7636, 4.3). */
export const challenge = z.object({
	code_challenge: z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/),
	code_challenge_method: z
		.string()
		.toLowerCase()
		.pipe(z.enum(["s256", "plain"])),
	/** Written by us into the link of a sign-up: who knows the secret is who chose the password (`claimOf`). */
	claim: z.string().max(100).optional(),
});
export type Challenge = z.infer<typeof challenge>;
