import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useLocation } from "@remix-run/react";
import { Fragment, useDeferredValue, useEffect, useState } from "react";
import { helpMeantBy } from "#domain/assistant/help-meant.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { questionGroups } from "#domain/pages/help.ts";
import { partsOf } from "#domain/pages/pages.ts";
import { listUrgentHelp } from "#domain/pages/urgent-help.server.ts";
import { situations } from "#domain/pages/urgent-help.ts";
import { isCountryId } from "#domain/places/places.ts";
import { Contents, PageHead, SectionView, useLanguageOf } from "../../components/page-text.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Input } from "../../components/ui/field.tsx";
import { pageTextMeta } from "../../meta.ts";
import { pageTextOf } from "../../page-text.server.ts";
import { Found } from "./found.tsx";
import { Question } from "./question.tsx";
import { UrgentNumbers } from "./urgent-numbers.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const { searchParams } = new URL(request.url);
	const q = (searchParams.get("q") ?? "").slice(0, textLimits.query).trim();
	// Whoever comes from a search that names a place needs the numbers of that country, and no others where we have none.
	const named = searchParams.get("country");
	const [text, urgent, meant] = await Promise.all([
		pageTextOf(args, "help"),
		listUrgentHelp(context),
		q === "" ? [] : helpMeantBy(context, q),
	]);
	const chosen = named !== null && isCountryId(named) ? named : null;
	return { text, urgent, q, meant, chosen, country: chosen ?? context.client.country_id };
}

export const meta: MetaFunction<typeof loader> = (args) => pageTextMeta(args, "/help");

/** Whoever needs these sees them at once. */
const urgentParts = ["urgent"];

export default function Help() {
	const { t } = useLingui();
	const { text, urgent, q, meant, chosen, country } = useLoaderData<typeof loader>();
	const own = useLanguageOf(text);
	const [typed, setTyped] = useState(q);
	useEffect(() => setTyped(q), [q]);
	const sought = useDeferredValue(typed).trim();
	useOpenedAnswer(sought);
	const numbers = Object.fromEntries(
		situations.map((situation) => [
			`urgent-${situation}`,
			<UrgentNumbers
				key={situation}
				all={urgent.filter((one) => one.situation === situation)}
				here={urgent.filter(
					(one) =>
						one.country_id === country &&
						// Whoever is hurt at home is in danger too.
						(one.situation === situation || (situation === "home" && one.situation === "danger")),
				)}
			/>,
		]),
	);
	return (
		<div className="page-width pt-12 lg:pt-20">
			<PageHead text={text}>
				<Form role="search" action="/help" className="mt-6 flex w-full max-w-prose flex-wrap gap-3 print:hidden">
					{chosen && <input type="hidden" name="country" value={chosen} />}
					<label htmlFor="help-q" className="sr-only">
						<Trans>Search in help</Trans>
					</label>
					<Input
						id="help-q"
						type="search"
						name="q"
						className="min-w-0 flex-1 basis-48"
						placeholder={t`For example: refund`}
						maxLength={textLimits.query}
						value={typed}
						onChange={({ target }) => setTyped(target.value)}
					/>
					<Button type="submit">
						<Trans>Search</Trans>
					</Button>
				</Form>
			</PageHead>
			{sought ? (
				<Found text={text} query={sought} meant={sought === q ? meant : []} after={numbers} />
			) : (
				<div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
					<Contents text={text} within={urgentParts} />
					<div className="prose [&>h2:first-child]:mt-0" {...own}>
						{partsOf(text.sections).map(({ head, sections }) => (
							<Fragment key={head.id}>
								<SectionView section={head} />
								{questionGroups.includes(head.id)
									? sections.map((section) => <Question key={section.id} section={section} />)
									: sections.map((section) => (
											<SectionView key={section.id} section={section} after={numbers[section.id]} />
										))}
							</Fragment>
						))}
					</div>
				</div>
			)}
			<p className="mt-12 max-w-prose border-t border-line pt-6 print:hidden">
				<Trans>
					Did you not find an answer?{" "}
					<Link to="/contact" className="text-accent underline underline-offset-4">
						Write to us
					</Link>
				</Trans>
			</p>
		</div>
	);
}

/** Opens the answer that the address names: not every browser does that by itself. */
function useOpenedAnswer(sought: string) {
	const { hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answers are others when something else is sought
	useEffect(() => {
		const answer = hash ? document.getElementById(hash.slice(1)) : null;
		const folded = answer?.closest("details");
		if (!answer || !folded || folded.open) return;
		folded.open = true;
		folded.scrollIntoView();
	}, [hash, sought]);
}
