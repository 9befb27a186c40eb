import type { MouseEvent } from "react";
import type { Answer } from "../form/answer.ts";
import type { Draft } from "./draft.ts";

/** What became of the form, with what stands in it now, at the version it was read at. */
export type HoursAnswer = Answer & { draft?: Draft; version?: number };

/** What the parts of the form share. */
export type FormProps = {
	draft: Draft;
	change: (draft: Draft) => void;
	/** Of a button that changes the rows: its name and value for who has no scripts, and what it does at once. */
	editing: (
		edit: string,
		focus: string,
	) => { type: "submit"; name: string; value: string; onClick: (event: MouseEvent) => void };
	errorOf: (name: string) => string | null;
};
