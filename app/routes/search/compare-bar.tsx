import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { compare, useCompared } from "./compare.ts";

/** Those chosen to compare, in sight while one goes on looking. */
export default function CompareBar({ search }: { search: string }) {
	const { t } = useLingui();
	const compared = useCompared();
	const params = new URLSearchParams(search);
	params.set("compare", compared.map(({ id }) => id).join(","));
	// Ids are hexadecimal: the commas between them can be read as commas.
	const to = `/search?${params.toString().replaceAll("%2C", ",")}`;
	return (
		<section
			aria-label={t`Comparison`}
			data-bottom-bar="wide"
			className="sticky bottom-4 z-20 mt-6 flex animate-appear flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-control bg-raised p-3 shadow-floating sm:px-4 print:hidden"
		>
			<ul className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
				{compared.map(({ id, name }) => (
					<li
						key={id}
						className="flex min-w-0 items-center gap-1.5 rounded-full border border-line py-0.5 ps-1 pe-0.5 text-sm"
					>
						<Portrait id={id} name={name} size="small" className="size-7! rounded-full!" />
						<bdi className="max-w-36 truncate max-sm:sr-only">{name}</bdi>
						<button
							type="button"
							aria-label={t`Remove ${name}`}
							onClick={() => compare({ id, name }, false)}
							className="grid size-7 place-items-center rounded-full text-muted hover:bg-accent-soft hover:text-accent"
						>
							<X aria-hidden="true" className="size-4" />
						</button>
					</li>
				))}
			</ul>
			{compared.length > 1 ? (
				<ButtonLink to={to} size="small">
					<Plural value={compared.length} one="Compare #" other="Compare #" />
				</ButtonLink>
			) : (
				<p className="text-sm text-muted">
					<Trans>Tick one more to compare</Trans>
				</p>
			)}
		</section>
	);
}
