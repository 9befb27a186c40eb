import { type ParseArgsConfig, parseArgs } from "node:util";

/** What was typed after the command. What is not possible is said with `usage`, and ends the process. */
export function argumentsOf<const Config extends ParseArgsConfig>(usage: string, config: Config) {
	try {
		return parseArgs(config);
	} catch (error) {
		return refuse((error as Error).message, usage);
	}
}

/** Says what is wrong, and how it is used; ends the process with 1. */
export function refuse(what: string, usage: string): never {
	console.error(`${what}\n\n${usage}`);
	process.exit(1);
}

/** A whole number from 1 to `most`, or null. */
export function countOf(text: string, most: number): number | null {
	const count = Number(text);
	return Number.isInteger(count) && count >= 1 && count <= most ? count : null;
}
