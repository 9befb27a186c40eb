import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { useShortcuts } from "../../components/shortcuts.ts";
import { SuggestInput } from "../../components/suggest-input.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FacingArcs } from "../../components/ui/ornaments.tsx";
import { type Person, usePerson } from "../../root-data.ts";

/** What the site is, and the search. */
export function Hero() {
	return (
		<section className="page-width relative pt-10 sm:pt-16 lg:pt-12">
			<div className="grid items-center gap-x-12 lg:grid-cols-[1.25fr_1fr]">
				<div>
					<h1 className="max-w-[10.5em] text-3xl lg:text-4xl">
						<Trans>Legal help for a life in a new country</Trans>
					</h1>
					<p className="mt-5 max-w-[46ch] text-lg lg:mt-6">
						<Trans>
							Find a lawyer, a translator or an adviser who speaks your language and knows where you come from. We check
							their licences.
						</Trans>
					</p>
				</div>
				<FacingArcs className="hidden w-full max-w-104 justify-self-end lg:block" />
			</div>
			<HeroSearch />
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
				<PopularShortcuts />
				<ButtonLink to={joinPath(usePerson())} kind="quiet">
					<Trans>Are you a legal professional? Join our network</Trans>
					<ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
				</ButtonLink>
			</div>
		</section>
	);
}

/** Who is a professional already goes to their work, others to the registration. */
const joinPath = (person: Person | null) => (person && person.role !== "user" ? "/business" : "/business-registration");

function HeroSearch() {
	const { t } = useLingui();
	return (
		<Form
			role="search"
			aria-label={t`Professionals`}
			action="/search"
			className="mt-8 grid items-end gap-4 rounded-card border border-line bg-raised p-4 sm:p-6 md:grid-cols-[1.2fr_1fr_auto] lg:mt-8"
		>
			<Field label={t`What do you need help with?`}>
				{(control) => (
					<SuggestInput
						suggest="what"
						name="q"
						maxLength={200}
						enterKeyHint="search"
						placeholder={t`For example: work permit`}
						className="min-h-13"
						{...control}
					/>
				)}
			</Field>
			<Field label={t`Where?`}>
				{(control) => (
					<SuggestInput
						suggest="where"
						name="location"
						maxLength={100}
						enterKeyHint="search"
						placeholder={t`City or country`}
						className="min-h-13"
						{...control}
					/>
				)}
			</Field>
			<Button type="submit" kind="action" size="large">
				<Trans>Search</Trans>
			</Button>
		</Form>
	);
}

function PopularShortcuts() {
	const { t } = useLingui();
	const shortcuts = useShortcuts();
	return (
		<nav aria-label={t`Popular searches`} className="flex flex-wrap items-center gap-2">
			<span className="me-1 text-sm text-muted">
				<Trans>Popular:</Trans>
			</span>
			{shortcuts.map(({ label, to }) => (
				<ChipLink key={to} to={to}>
					{label}
				</ChipLink>
			))}
		</nav>
	);
}
