import { readFileSync } from "node:fs";
import { loadIntents } from "#domain/search/intents.ts";

// For tests that understand words without a context.
loadIntents(new Uint8Array(readFileSync("public/intents.bin")).buffer);
