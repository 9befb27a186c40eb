/**
 * Local state that is migrated and filled once, kept under node_modules/.cache until what it is made of changes, and
 * copied for whoever needs it: a copy takes some milliseconds, what it replaces 4 to 30 seconds.
 */
import { createHash } from "node:crypto";
import {
	constants,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadBreachedPasswords } from "#drizzle/seed/breached-passwords.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase } from "#scripts/database.ts";

const folder = "node_modules/.cache/visavis";

/** What a prepared state holds. */
export type Contents = {
	/** Demo professionals, with the reference data; null for a database that is only migrated. */
	businesses: number | null;
	/** The instant of which their free times are, UTC ISO 8601. */
	loadedAt: string;
	/** Whether the commonest passwords are loaded, as `npm start` does. */
	hasBreachedPasswords?: boolean;
};

/**
 * Makes a folder of local state as `npm start` leaves it before it serves. The free times are those of the hour that has
 * begun, so that runs within an hour share it.
 */
export const stateToServe = (businesses: number) =>
	copyOfState({
		businesses,
		loadedAt: `${new Date().toISOString().slice(0, 13)}:00:00.000Z`,
		hasBreachedPasswords: true,
	});

/** Makes a folder of local state of the caller's own, in the system's folder for temporary files. */
export async function copyOfState(contents: Contents): Promise<string> {
	const copy = mkdtempSync(join(tmpdir(), "visavis-test-"));
	cpSync(await prepared(contents), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
	return copy;
}

const filesIn = (path: string) =>
	readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();

/** Changes with everything that a prepared state is made of. */
const inputs = (() => {
	const hash = createHash("sha256");
	for (const file of ["migrations", "drizzle", "domain"]
		.flatMap(filesIn)
		.concat("scripts/database.ts", "package-lock.json"))
		hash.update(file).update(readFileSync(file));
	return hash.digest("hex").slice(0, 16);
})();

/** The kept folder with these contents; makes it, or waits for the process that is making it. */
async function prepared({ businesses, loadedAt, hasBreachedPasswords = false }: Contents): Promise<string> {
	const filled = businesses !== null && `${businesses}-${loadedAt.replaceAll(":", "")}`;
	const name = [inputs, filled || "empty", hasBreachedPasswords && "passwords"];
	const path = join(folder, name.filter(Boolean).join("-"));
	mkdirSync(folder, { recursive: true });
	while (!existsSync(path)) {
		if (isMine(`${path}.lock`)) {
			try {
				if (!existsSync(path)) await make(path, { businesses, loadedAt, hasBreachedPasswords });
			} finally {
				rmSync(`${path}.lock`, { force: true });
			}
		} else await new Promise((later) => setTimeout(later, 100));
	}
	utimesSync(path, new Date(), new Date());
	return path;
}

async function make(path: string, { businesses, loadedAt, hasBreachedPasswords }: Contents) {
	removeUnused();
	const making = `${path}.${process.pid}`;
	if (businesses !== null) cpSync(await prepared({ businesses: null, loadedAt }), making, { recursive: true });
	const { db, close } = await openDatabase(making);
	if (businesses === null) await migrate(db);
	else await loadDemo(db, businesses, () => {}, loadedAt);
	if (hasBreachedPasswords) await loadBreachedPasswords(db);
	await close();
	renameSync(making, path);
}

const keptMs = 3 * 3_600_000;

/** Makes room: a state that nobody has copied for hours is made of older code, or of another time of day. */
function removeUnused() {
	for (const entry of readdirSync(folder)) {
		const path = join(folder, entry);
		const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
		if (Date.now() - mtimeMs > keptMs) rmSync(path, { recursive: true, force: true });
	}
}

/** Takes a lock file, or says that a process which still runs has it. */
function isMine(lock: string): boolean {
	try {
		writeFileSync(lock, String(process.pid), { flag: "wx" });
		return true;
	} catch {
		try {
			process.kill(Number(readFileSync(lock, "utf8")), 0);
		} catch {
			rmSync(lock, { force: true });
		}
		return false;
	}
}
