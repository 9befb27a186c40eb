/**
 * What was typed and not sent yet, kept in this tab (sessionStorage) until it is: one item for each person and form.
 * See docs/decisions/021. Passwords, codes, keys and files are never kept.
 */
import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { usePerson } from "../../root-data.ts";
import { useHasScript } from "../has-script.ts";
import { isSecretField } from "./secret-fields.ts";

type Fields = [name: string, value: string][];

const prefix = "visavis.draft";
const guest = "guest";
/** When somebody signed out in any tab of this browser, in ms since 1970. */
const signOutKey = "visavis.signed-out";

/** Names a form: the path of its page, and its buttons. */
const nameOf = (pathname: string, intents: readonly string[]) => [pathname, ...intents].join(" ");

const keyOf = (person: string, form: string) => `${prefix} ${person} ${form}`;

/** What a form says, without what must not be kept. */
function fieldsOf(form: HTMLFormElement): Fields {
	const hidden = new Set<string>();
	for (const field of form.querySelectorAll<HTMLInputElement>("[type=password], [autocomplete=one-time-code]"))
		hidden.add(field.name);
	const kept = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
		typeof entry[1] === "string" && !hidden.has(entry[0]) && !isSecretField(entry[0]) && entry[0] !== "key";
	return [...new FormData(form)].filter(kept);
}

/** The same as the server would answer it: fields of one name as a list. */
export function typedIn(form: FormData): Record<string, string> {
	const typed: Record<string, string> = {};
	for (const name of new Set(form.keys())) {
		const all = form.getAll(name);
		if (typeof all[0] === "string" && !isSecretField(name)) typed[name] = all.join(",");
	}
	return typed;
}

/** Runs where storage may be full, or switched off: then nothing is kept. */
export function attempt<T>(work: () => T): T | null {
	try {
		return work();
	} catch {
		return null;
	}
}

/** Whether somebody has signed out in this browser since then (ms since 1970): what was kept before is not to be shown. */
export const hasSignedOutSince = (at: number) => at <= Number(attempt(() => localStorage.getItem(signOutKey)));

function read(person: string, form: string): FormData | null {
	return attempt(() => {
		const { at, fields } = JSON.parse(sessionStorage.getItem(keyOf(person, form)) ?? "null") as {
			at: number;
			fields: Fields;
		};
		if (hasSignedOutSince(at)) return null;
		const kept = new FormData();
		for (const [name, value] of fields) kept.append(name, value);
		return kept;
	});
}

/** Forgets the drafts of everybody but this person. A guest on the way through sign-in takes nobody's away. */
function dropOthers(person: string) {
	if (person === guest) return;
	for (const key of Object.keys(sessionStorage))
		if (key.startsWith(prefix) && !key.startsWith(`${prefix} ${person} `)) sessionStorage.removeItem(key);
}

/** Forgets what was typed into the form of this page with such a button. */
export function dropDraft(pathname: string, intent: string) {
	attempt(() => {
		for (const key of Object.keys(sessionStorage)) {
			const [kind, , path, ...intents] = key.split(" ");
			if (kind === prefix && path === pathname && intents.includes(intent)) sessionStorage.removeItem(key);
		}
	});
}

/** Forgets all that this tab has kept, and has the other tabs of this browser do the same: somebody signs out. */
export function dropAllDrafts() {
	attempt(() => sessionStorage.clear());
	attempt(() => localStorage.setItem(signOutKey, String(Date.now())));
}

/** Hears of a sign-out in another tab. */
export function followSignOut() {
	const onStorage = ({ key }: StorageEvent) => key === signOutKey && attempt(() => sessionStorage.clear());
	addEventListener("storage", onStorage);
	return () => removeEventListener("storage", onStorage);
}

function usePersonId() {
	return usePerson()?.user_id ?? guest;
}

/** Names the form of this page with these buttons. */
export const useFormName = (intents: readonly string[]) => nameOf(useLocation().pathname, intents);

/** The draft that was there when the form appeared; null for none, and while the browser takes the page over. */
export function useDraft(form: string): FormData | null {
	const person = usePersonId();
	const hasScript = useHasScript();
	return useMemo(() => (hasScript ? read(person, form) : null), [hasScript, person, form]);
}

/**
 * Keeps what is typed into a form as it is typed. What was there before anybody touched the form is no draft; nor is
 * what was saved: `saved` is the answer that says so.
 */
export function useKeeping(ref: RefObject<HTMLFormElement>, form: string, saved: unknown) {
	const person = usePersonId();
	const isRestored = useDraft(form) !== null && !saved;
	const untouched = useRef<string | null>(null);
	const begun = useRef({ form, saved });
	useEffect(() => {
		if (begun.current.form !== form || saved) untouched.current = null;
		begun.current = { form, saved };
	}, [form, saved]);
	const begin = () => {
		if (ref.current && !isRestored) untouched.current ??= JSON.stringify(fieldsOf(ref.current));
	};
	const keep = () => {
		if (!ref.current) return;
		const fields = fieldsOf(ref.current);
		attempt(() => {
			dropOthers(person);
			const key = keyOf(person, form);
			if (JSON.stringify(fields) === untouched.current) sessionStorage.removeItem(key);
			else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }));
		});
	};
	// Fields that a script fills have their value a moment later.
	const soon = () => void setTimeout(keep);
	return { onFocus: begin, onPointerDown: begin, onInput: soon, onChange: soon, onClick: soon };
}
