/** Makes the dictionary that the Worker reads beside it, of the vocabulary and what is learnt (docs/decisions/065). */
import { readFileSync } from "node:fs";
import { dictionary } from "#domain/search/dictionary.ts";
import { fileOf } from "#domain/search/dictionary-file.ts";
import { readLearnt } from "#domain/search/learnt.ts";

export function dictionaryFile(): Uint8Array<ArrayBuffer> {
	readLearnt(new Uint8Array(readFileSync("public/language.bin")).buffer);
	return new TextEncoder().encode(fileOf(dictionary()));
}
