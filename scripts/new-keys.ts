/** `npm run new-keys`: prints a new value for the secret AUTH_KEYS. */
import { newAuthKeys } from "./auth-keys.ts";

console.log(
	process.argv.includes("--help") ? "npm run new-keys   prints a new value for AUTH_KEYS" : await newAuthKeys(),
);
