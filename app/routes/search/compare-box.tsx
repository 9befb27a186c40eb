import { Trans, useLingui } from "@lingui/react/macro";
import { type Candidate, compare, mostCompared, useCompared } from "./compare.ts";

/** Puts somebody among those to compare. Without scripts the boxes are sent by the form under the list. */
export function CompareBox({ candidate: { id, name } }: { candidate: Candidate }) {
	const { t } = useLingui();
	const compared = useCompared();
	const isChosen = compared.some((one) => one.id === id);
	const isFull = compared.length >= mostCompared && !isChosen;
	return (
		<label
			title={isFull ? t`You can compare up to four. Remove one first.` : undefined}
			className="flex min-h-9 items-center gap-2 rounded-control px-2 text-sm text-muted hover:text-accent has-checked:text-accent has-disabled:opacity-60"
		>
			<input
				type="checkbox"
				name="compare"
				value={id}
				form="compare"
				checked={isChosen}
				disabled={isFull}
				onChange={(event) => compare({ id, name }, event.currentTarget.checked)}
				className="size-4"
			/>
			<span>
				<Trans>Compare</Trans> <bdi className="sr-only">{name}</bdi>
			</span>
		</label>
	);
}
