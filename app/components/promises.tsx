import type { LucideIcon } from "lucide-react";

/** What somebody can expect, as a row of cards. */
export function Promises({ of }: { of: readonly { Icon: LucideIcon; title: string; words: string }[] }) {
	return (
		<ul className="mt-8 grid gap-4 md:grid-cols-3">
			{of.map(({ Icon, title, words }, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
				<li key={i} className="rounded-card border border-line bg-raised p-5">
					<Icon aria-hidden="true" className="size-6 text-accent" />
					<h2 className="mt-3 text-lg">{title}</h2>
					<p className="mt-1 text-muted">{words}</p>
				</li>
			))}
		</ul>
	);
}
