import type { useAnswer } from "./action-form.tsx";

/**
 * The version that a form began with: what was saved since by somebody else is not overwritten. Whoever has just been
 * shown what is saved now may write over it; a draft of before may not.
 */
export function SeenVersion({ form, saved }: { form: ReturnType<typeof useAnswer>; saved: number }) {
	return <input type="hidden" name="version" value={form.isAsSaved ? saved : form.textOf("version", saved)} />;
}
