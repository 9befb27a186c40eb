import { readFileSync } from "node:fs";
import { readLearnt } from "#domain/search/learnt.ts";

// For tests that understand words without a context.
readLearnt(new Uint8Array(readFileSync("public/language.bin")).buffer);
