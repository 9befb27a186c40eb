import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { bookingPath } from "../../booking-path.ts";
import { classes } from "../../components/ui/classes.ts";
import { Portrait } from "../../components/ui/portrait.tsx";
import { categorySingular } from "../../legal-service-names.ts";
import type { View } from "./view.server.ts";

type Step = "service" | "time" | "details";

/** The page of booking: with whom, how far one is, and beside the step what has been chosen so far. */
export function Frame({
	view: { business, isOnly, ...view },
	step,
	title,
	said,
	aside,
	children,
}: {
	view: View;
	/** null where booking is not possible. */
	step: Step | null;
	title: ReactNode;
	/** What came of the last press: before all else, so that it is seen without scripts. */
	said?: ReactNode;
	aside?: ReactNode;
	children: ReactNode;
}) {
	const { i18n } = useLingui();
	const service = "service" in view ? view.service.legal_service_id : null;
	return (
		<div className="page-width py-6 sm:py-10">
			<p className="flex items-center gap-3">
				<Portrait id={business.id} name={business.name} size="small" />
				<span className="min-w-0">
					<Link to={`/business/${business.id}`} className="font-medium underline-offset-4 hover:underline">
						<bdi>{business.name}</bdi>
					</Link>
					<span className="block text-sm text-muted">{i18n._(categorySingular(business.category))}</span>
				</span>
			</p>
			{step && <Progress id={business.id} step={step} isOnly={isOnly} service={service} />}
			<h1 tabIndex={-1} className="mt-6 text-2xl">
				{title}
			</h1>
			{said}
			<div
				className={classes(
					"mt-6",
					aside ? "grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12" : null,
				)}
			>
				{aside && <div className="lg:order-2">{aside}</div>}
				<div className="min-w-0">{children}</div>
			</div>
		</div>
	);
}

/** The steps; those that are done lead back. */
function Progress({ id, step, isOnly, service }: { id: string; step: Step; isOnly: boolean; service: string | null }) {
	const { t } = useLingui();
	const steps: { name: Step; words: ReactNode; to: string }[] = [
		...(isOnly ? [] : [{ name: "service" as const, words: <Trans>Service</Trans>, to: bookingPath(id) }]),
		{ name: "time", words: <Trans>Time</Trans>, to: bookingPath(id, { service }) },
		{ name: "details", words: <Trans>Details</Trans>, to: "" },
	];
	const current = steps.findIndex(({ name }) => name === step);
	return (
		<nav aria-label={t`Booking steps`} className="mt-6">
			<ol className="flex flex-wrap gap-x-2 gap-y-1">
				{steps.map(({ name, words, to }, i) => (
					<li
						key={name}
						aria-current={i === current ? "step" : undefined}
						className={classes(
							"flex min-h-8 items-center gap-2 text-sm",
							i > current ? "text-muted" : "text-text",
							i === current && "font-medium",
						)}
					>
						{i > 0 && <span aria-hidden="true" className="me-1 h-px w-5 bg-control sm:w-10" />}
						<span
							aria-hidden="true"
							className={classes(
								"grid size-6 shrink-0 place-items-center rounded-full border text-sm tabular-nums",
								i === current ? "border-accent bg-accent text-on-accent" : "border-control",
								i < current && "border-accent text-accent",
							)}
						>
							{i < current ? <Check className="size-4" /> : i + 1}
						</span>
						{i < current ? (
							<Link to={to} className="text-accent underline underline-offset-4">
								{words}
							</Link>
						) : (
							words
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
