import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Check, CircleAlert } from "lucide-react";
import { Announcement } from "../../components/form/action-form.tsx";
import { stepNames } from "../../components/registrations/step-names.ts";
import { classes } from "../../components/ui/classes.ts";
import { AttestationStep } from "./attestation.tsx";
import { AvailabilityStep } from "./availability.tsx";
import { IdentityStep } from "./identity.tsx";
import { JurisdictionStep } from "./jurisdiction.tsx";
import { LicenceStep } from "./licence.tsx";
import { ProfessionStep } from "./profession.tsx";
import { ServicesStep } from "./services.tsx";
import type { StepProps } from "./step-props.ts";
import { stepPath } from "./steps.ts";
import type { StepView } from "./view.server.ts";

/** An application: how far it is, what the admin asks, and one step. */
export function Wizard({ view, answer }: StepProps<StepView>) {
	const { t, i18n } = useLingui();
	const at = view.steps.findIndex(({ name }) => name === view.step);
	const [number, count] = [at + 1, view.steps.length];
	const removed = { title: t`Document removed` };
	const notRemoved = { title: t`Error`, description: t`That document could not be removed. Please try again.` };
	return (
		<div className="page-width py-8 sm:py-12">
			<p className="text-muted">
				<Trans>Join as a professional</Trans>
				{view.reference && (
					<>
						{" · "}
						<span className="whitespace-nowrap tabular-nums">{view.reference}</span>
					</>
				)}
			</p>
			{view.reason && (
				<section className="mt-4 max-w-3xl rounded-control border border-seal bg-seal-soft p-4">
					<h2 className="font-semibold">
						<Trans>We need something else from you</Trans>
					</h2>
					<p dir="auto" className="mt-1 whitespace-pre-line">
						{view.reason}
					</p>
					<p className="mt-2 text-sm">
						<Trans>Change what is needed, then send your application again under “Check and send”.</Trans>
					</p>
				</section>
			)}
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
				<Steps view={view} />
				<div className="min-w-0 max-w-3xl">
					<p className="text-sm text-muted">
						<Trans>
							Step {number} of {count}
						</Trans>
					</p>
					<h1 tabIndex={-1} className="mb-6 text-2xl">
						{i18n._(stepNames[view.step])}
					</h1>
					<div className="mb-6 empty:hidden">
						<Announcement intents={["remove_document"]} answer={answer} saved={removed} failed={notRemoved} />
					</div>
					<StepForm view={view} answer={answer} />
				</div>
			</div>
		</div>
	);
}

function StepForm({ view, answer }: StepProps<StepView>) {
	switch (view.step) {
		case "profession":
			return <ProfessionStep view={view} answer={answer} />;
		case "jurisdiction":
			return <JurisdictionStep view={view} answer={answer} />;
		case "licence":
			return <LicenceStep view={view} answer={answer} />;
		case "identity":
			return <IdentityStep view={view} answer={answer} />;
		case "services":
			return <ServicesStep view={view} answer={answer} />;
		case "availability":
			return <AvailabilityStep view={view} answer={answer} />;
		case "attestation":
			return <AttestationStep view={view} answer={answer} />;
		default:
			return view satisfies never;
	}
}

/** The steps, with those that can be opened as links. */
function Steps({ view: { steps, step } }: { view: StepView }) {
	const { t, i18n } = useLingui();
	const firstOpen = steps.findIndex(({ state }) => state === "open");
	// All at once: a page brings only the words that the server has used for it.
	const said = { done: t`done`, unfinished: t`a document is missing`, open: t`not answered yet` };
	return (
		<nav aria-label={t`Steps`} className="relative overflow-x-auto lg:sticky lg:top-24">
			<ol className="flex gap-1 lg:grid">
				{steps.map(({ name, state }, at) => {
					const isHere = name === step;
					const words = (
						<>
							<span
								className={classes(
									"flex size-7 shrink-0 items-center justify-center rounded-full border text-sm tabular-nums",
									state === "done" && "border-transparent bg-accent-soft text-accent",
									state === "unfinished" && "border-danger text-danger",
									state === "open" && "border-control text-muted",
								)}
							>
								{state === "done" ? (
									<Check aria-hidden="true" className="size-4" />
								) : state === "unfinished" ? (
									<CircleAlert aria-hidden="true" className="size-4" />
								) : (
									at + 1
								)}
							</span>
							<span className={classes("max-lg:sr-only", isHere && "font-semibold")}>
								{i18n._(stepNames[name])}
								<span className="sr-only"> ({said[state]})</span>
							</span>
						</>
					);
					const look = "flex min-h-11 items-center gap-2.5 rounded-control px-1.5 whitespace-nowrap lg:px-2";
					return (
						<li key={name}>
							{state !== "open" || at === firstOpen ? (
								<Link
									to={stepPath(name)}
									aria-current={isHere ? "step" : undefined}
									className={classes(look, "hover:bg-sunken", isHere && "bg-sunken")}
								>
									{words}
								</Link>
							) : (
								<span className={classes(look, "text-muted")}>{words}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
