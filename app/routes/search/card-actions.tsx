import { SaveButton } from "../../components/save-button.tsx";
import type { Candidate } from "./compare.ts";
import { CompareBox } from "./compare-box.tsx";

/** What can be done with somebody in the list besides reading on. */
export function CardActions({ result: { id, name }, saved }: { result: Candidate; saved: readonly string[] }) {
	return (
		<div className="flex items-center">
			<CompareBox candidate={{ id, name }} />
			<SaveButton id={id} name={name} isSaved={saved.includes(id)} />
		</div>
	);
}
