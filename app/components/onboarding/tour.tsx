import { Trans } from "@lingui/react/macro";
import { CalendarCheck, Languages, SearchCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../ui/button.tsx";
import { StepFrame } from "./step-frame.tsx";

/** The welcome tour: two steps, of which the last leads to the wizard. */
export function Tour({ titleId, onFinish, onSkip }: { titleId: string; onFinish: () => void; onSkip: () => void }) {
	const [step, setStep] = useState(1);
	const skip = (
		<Button kind="plain" onClick={onSkip} className="-ms-3 px-3!">
			<Trans>Skip Tour</Trans>
		</Button>
	);
	if (step === 1)
		return (
			<StepFrame
				titleId={titleId}
				step={1}
				steps={2}
				title={<Trans>Welcome to Visavis</Trans>}
				intro={<Trans>Meet someone who knows the law of your new country.</Trans>}
				controls={
					<>
						{skip}
						<Button onClick={() => setStep(2)} className="ms-auto">
							<Trans>Next</Trans>
						</Button>
					</>
				}
			>
				<ul className="grid gap-5">
					<Point mark={<SearchCheck />} title={<Trans>Find professionals with checked licences</Trans>}>
						<Trans>
							Every profile shows what the professional may do for you, and when we last checked the register.
						</Trans>
					</Point>
					<Point mark={<Languages />} title={<Trans>Talk in your language</Trans>}>
						<Trans>See who speaks it: the professional, someone at the office, or an interpreter.</Trans>
					</Point>
					<Point mark={<CalendarCheck />} title={<Trans>Meet when it suits both of you</Trans>}>
						<Trans>Meet in person, by video or by phone. We show each time for you and for them.</Trans>
					</Point>
				</ul>
			</StepFrame>
		);
	return (
		<StepFrame
			titleId={titleId}
			step={2}
			steps={2}
			title={<Trans>Let's get started</Trans>}
			intro={<Trans>Three short steps, so you only have to tell us once.</Trans>}
			controls={
				<>
					{skip}
					<Button onClick={onFinish} className="ms-auto">
						<Trans>Get Started</Trans>
					</Button>
				</>
			}
		>
			<ol className="grid gap-5">
				<Point mark={1} title={<Trans>Personal Information</Trans>}>
					<Trans>Your name and how to contact you.</Trans>
				</Point>
				<Point mark={2} title={<Trans>Location & Language</Trans>}>
					<Trans>So we can show you professionals who are near you and speak your language.</Trans>
				</Point>
				<Point mark={3} title={<Trans>Legal Preferences</Trans>}>
					<Trans>What you are looking for, and what you can spend. Only you can see it.</Trans>
				</Point>
			</ol>
			<p className="mt-6 border-s-3 border-accent ps-4">
				<Trans>
					You can skip every question. You can change your answers later in your profile settings. We never ask about
					your immigration status.
				</Trans>
			</p>
		</StepFrame>
	);
}

function Point({ mark, title, children }: { mark: ReactNode; title: ReactNode; children: ReactNode }) {
	return (
		<li className="flex gap-4">
			<span
				aria-hidden="true"
				className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent tabular-nums [&>svg]:size-5"
			>
				{mark}
			</span>
			<div>
				<p className="font-medium">{title}</p>
				<p className="text-muted">{children}</p>
			</div>
		</li>
	);
}
