import { Trans, useLingui } from "@lingui/react/macro";
import { Clock, DoorOpen, EyeOff, Languages, ListOrdered, type LucideIcon, ShieldCheck } from "lucide-react";
import { FiguresRow } from "../../components/figures-row.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";

/** Six reasons, each something that the site does, and the second row of figures. */
export function WhyChoose({
	figures,
}: {
	figures: { clients: string; professionals: string; cities: string; average_rating: string };
}) {
	const { t } = useLingui();
	const features: { icon: LucideIcon; title: string; text: string }[] = [
		{
			icon: ShieldCheck,
			title: t`Checked, with the date`,
			text: t`Each profile shows the licence, its register and the date we last compared the two.`,
		},
		{
			icon: Languages,
			title: t`In your language`,
			text: t`See who speaks it: the professional, someone at the office, or an interpreter. You never have to guess.`,
		},
		{
			icon: ListOrdered,
			title: t`No one pays to be first`,
			text: t`We publish the rules for the order of results. Nobody can buy a place in the list.`,
		},
		{
			icon: EyeOff,
			title: t`We ask for little`,
			text: t`You can search, compare and read without an account. We never ask about your immigration status.`,
		},
		{
			icon: Clock,
			title: t`Your time and theirs`,
			text: t`Every appointment shows the time for you and the time for them, so you both know when a call starts.`,
		},
		{
			icon: DoorOpen,
			title: t`A quick way out`,
			text: t`If someone looks over your shoulder, press one button, or Shift three times. You leave this site immediately.`,
		},
	];
	return (
		<section aria-labelledby="why" className="page-width mt-20 lg:mt-28">
			<h2 id="why" className="text-2xl lg:text-3xl">
				<Trans>Why people choose Visavis</Trans>
			</h2>
			<ul className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
				{features.map(({ icon: Icon, title, text }, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
					<li key={i} className="border-t border-line pt-6">
						<Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-accent" />
						<h3 className="mt-4 text-xl">{title}</h3>
						<p className="mt-2">{text}</p>
					</li>
				))}
			</ul>
			<Ornament className="mt-16" />
			<FiguresRow
				className="mt-6"
				figures={[
					{ value: figures.clients, label: t`Clients` },
					{ value: figures.professionals, label: t`Professionals` },
					{ value: figures.cities, label: t`Cities` },
					{ value: figures.average_rating, label: t`Average rating` },
				]}
			/>
		</section>
	);
}
