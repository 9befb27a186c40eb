import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { CancellationPolicy } from "../../components/cancellation-policy.tsx";
import { Fact } from "../../components/fact.tsx";
import { LanguageOptions } from "../../components/language-options.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import type { Answer } from "../../components/settings/answer.ts";
import { useAnswer } from "../../components/settings/form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { Checkbox, Field, Input, PhoneInput, Radio, Select, TextArea } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { refusalWords } from "../../refusals.ts";
import { Countdown } from "./countdown.tsx";
import { Frame } from "./frame.tsx";
import { NotFree } from "./not-free.tsx";
import { bookPath } from "./paths.ts";
import { Summary } from "./summary.tsx";
import type { View } from "./view.server.ts";

const intents = ["book", "pick"];

/** A few facts, and the booking itself. */
export function Details({ view, answer }: { view: View<"details">; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { business, service, chosen, until, holds, zone, now, person, key, announced, mostFacts } = view;
	const { errorOf, textOf } = useAnswer(answer, intents, {
		client_name: t`Write the name by which they shall call you, in at most 120 characters.`,
		client_phone: t`Write the number with its country code, like +34 600 123 456.`,
		facts: t`Use at most ${mostFacts} characters.`,
		other_party: t`Use at most 200 characters.`,
		mode: t`Choose how you want to meet.`,
	});
	const refused = answer?.refusal?.code === "slot_taken" ? answer.refusal.values.nearest : null;
	const taken = refused && Array.isArray(refused) ? (refused as string[]) : view.taken;
	const action = bookPath(business.id, {
		service: service.legal_service_id,
		at: chosen.starts_at,
		mode: chosen.mode,
	});
	const isRequest = announced.confirmation === "request";
	const form = useRef<HTMLFormElement>(null);
	const said = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answer to a pick is there before the time picked is
	useEffect(() => {
		if (!answer || answer.outcome === "saved") return;
		const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
		(wrong ?? said.current?.querySelector<HTMLElement>("[data-alert]"))?.focus();
	}, [answer, chosen.starts_at]);
	const mode = textOf("mode", chosen.mode);
	const name = <bdi>{business.name}</bdi>;
	const labels = {
		client_name: <Trans>Your name</Trans>,
		client_phone: <Trans>Your phone number</Trans>,
		facts: <Trans>What is it about? (optional)</Trans>,
		other_party: <Trans>The other party's name (optional)</Trans>,
	};
	return (
		<Frame
			view={view}
			step="details"
			title={isRequest ? <Trans>Ask for this time</Trans> : <Trans>Book this time</Trans>}
			said={
				<div ref={said} className="mt-5 max-w-[40rem] empty:hidden">
					{!taken && <Said view={view} answer={answer} labels={labels} />}
				</div>
			}
			aside={
				<Summary view={view} chosen={{ starts_at: chosen.starts_at, until }}>
					<div className="mt-3 rounded-control bg-seal-soft p-3">
						{taken ? (
							<p className="text-sm">
								<Trans>This time is not free.</Trans>
							</p>
						) : holds ? (
							<Countdown until={holds} now={now} zone={zone.zone} isRequest={isRequest}>
								<Form method="post" action={action} className="mt-1">
									<SubmitButton intent="release" kind="link" className="text-sm">
										<Trans>Give this time back</Trans>
									</SubmitButton>
								</Form>
							</Countdown>
						) : (
							<p className="text-sm">
								{isRequest ? (
									<Trans>
										This time is free, but not held for you. It is kept for you when you have sent the request.
									</Trans>
								) : (
									<Trans>This time is free, but not held for you. It is yours when you have booked it.</Trans>
								)}
							</p>
						)}
					</div>
				</Summary>
			}
		>
			<Form
				ref={form}
				method="post"
				action={action}
				noValidate
				preventScrollReset
				className="group/booking grid max-w-[40rem] gap-6"
			>
				{/* Enter in a field books, whatever other buttons stand before. */}
				<button type="submit" name="intent" value="book" hidden tabIndex={-1} aria-hidden="true" />
				<input type="hidden" name="key" value={textOf("key", key)} />
				<input type="hidden" name="time_zone" value={zone.zone} />
				{taken && <NotFree view={view} nearest={taken} intent="pick" isJustTaken={taken === refused} />}
				<fieldset>
					<legend className="mb-1 font-medium">
						<Trans>How do you want to meet?</Trans>
					</legend>
					{business.modes.map((one) => (
						<Fragment key={one}>
							<Mode mode={one} isChosen={one === mode} view={view} />
							{one === "video" && (
								<div className="ms-8 hidden group-has-[[value=video]:checked]/booking:block">
									<Checkbox name="audio_only" defaultChecked={textOf("audio_only", "") === "on"}>
										<Trans>Without pictures, for a slow connection</Trans>
									</Checkbox>
								</div>
							)}
						</Fragment>
					))}
				</fieldset>
				<div id="client_name">
					<Field
						label={labels.client_name}
						hint={<Trans>As {name} shall call you. It need not be the one in your papers.</Trans>}
						error={errorOf("client_name")}
					>
						{(control) => (
							<Input
								name="client_name"
								required
								autoComplete="name"
								maxLength={120}
								defaultValue={textOf("client_name", person.name)}
								{...control}
							/>
						)}
					</Field>
				</div>
				<div id="client_phone" className="hidden group-has-[[value=phone]:checked]/booking:block">
					<Field
						label={labels.client_phone}
						hint={<Trans>With its country code. It is used for this call only.</Trans>}
						error={errorOf("client_phone")}
					>
						{(control) => (
							<PhoneInput name="client_phone" defaultValue={textOf("client_phone", person.phone)} {...control} />
						)}
					</Field>
				</div>
				<div id="facts">
					<Field
						label={labels.facts}
						hint={
							<Trans>
								A few lines: what has happened, what you need, by when. Leave out your immigration status and numbers of
								documents; that can wait until you talk.
							</Trans>
						}
						error={errorOf("facts")}
					>
						{(control) => (
							<TextArea name="facts" rows={5} maxLength={mostFacts} defaultValue={textOf("facts", "")} {...control} />
						)}
					</Field>
				</div>
				<div id="other_party">
					<Field
						label={labels.other_party}
						hint={
							<Trans>
								Against whom or with whom: an employer, a landlord, a partner. {name} may not act for both sides, and
								checks that before you meet.
							</Trans>
						}
						error={errorOf("other_party")}
					>
						{(control) => (
							<Input
								name="other_party"
								autoComplete="off"
								maxLength={200}
								defaultValue={textOf("other_party", "")}
								{...control}
							/>
						)}
					</Field>
				</div>
				<InterpreterField chosen={textOf("interpreter_language", "")} />
				<div className="grid gap-3 border-t border-line pt-5">
					<p>
						<CancellationPolicy terms={announced} name={name} />{" "}
						{isRequest ? (
							<Trans>{name} says yes or no within two days; until then you can take the request back.</Trans>
						) : (
							<Trans>It is confirmed at once.</Trans>
						)}{" "}
						<Trans>You pay nothing here: fees are settled between the two of you.</Trans>
					</p>
					<SubmitButton intent="book" kind="action" size="large" className="max-sm:w-full">
						{isRequest ? <Trans>Send the request</Trans> : <Trans>Book</Trans>}
					</SubmitButton>
					<ReaderZoneLine zone={zone} at={now} />
				</div>
			</Form>
		</Frame>
	);
}

/** What came of the last press. */
function Said({
	view,
	answer,
	labels,
}: {
	view: View<"details">;
	answer: Answer | undefined;
	/** The fields that can be wrong, by name. */
	labels: Record<string, ReactNode>;
}) {
	const { i18n } = useLingui();
	const { state } = useNavigation();
	const times = useTimeFormats();
	const refusal = answer?.outcome === "refused" ? answer.refusal : view.refusal;
	if (refusal) return <Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>;
	if (answer?.outcome === "failed" && state === "idle")
		return (
			<Notice kind="bad">
				<Trans>
					We could not be reached, and what you have written is kept. Press the button again: nothing is booked twice.
				</Trans>
			</Notice>
		);
	if (answer?.outcome === "invalid" && answer.intent === "pick" && view.holds)
		return (
			<Notice kind="good">
				<Trans>
					Now held for you:{" "}
					<Fact className="font-medium">{times.dayAndTime(view.chosen.starts_at, view.zone.zone)}</Fact>
				</Trans>
			</Notice>
		);
	if (answer?.outcome === "invalid" && answer.intent === "book")
		return (
			<Notice kind="bad" title={<Trans>Nothing is sent yet. What you typed is still there.</Trans>}>
				<p>
					<Trans>Look again at:</Trans>
				</p>
				<ul>
					{Object.entries(labels)
						.filter(([name]) => answer.invalid.includes(name))
						.map(([name, label]) => (
							<li key={name}>
								<a
									href={`#${name}`}
									onClick={(event) => {
										// A change of the address would take what was said from the page.
										event.preventDefault();
										document.querySelector<HTMLElement>(`#${name} [name]`)?.focus();
									}}
									className="inline-block min-h-6 underline underline-offset-4"
								>
									{label}
								</a>
							</li>
						))}
				</ul>
			</Notice>
		);
	return null;
}

function Mode({
	mode,
	isChosen,
	view: { business },
}: {
	mode: View<"details">["chosen"]["mode"];
	isChosen: boolean;
	view: View<"details">;
}) {
	const { i18n } = useLingui();
	const name = <bdi>{business.name}</bdi>;
	return (
		<Radio name="mode" value={mode} defaultChecked={isChosen}>
			<span className="block">{i18n._(modeNames[mode])}</span>
			<span className="block text-sm text-muted">
				{mode === "in_person" && <bdi>{business.address}</bdi>}
				{mode === "video" && <Trans>The link opens ten minutes before, for the two of you only.</Trans>}
				{mode === "phone" && <Trans>{name} calls you.</Trans>}
			</span>
		</Radio>
	);
}

function InterpreterField({ chosen }: { chosen: string }) {
	return (
		<Field
			label={<Trans>Interpreter (optional)</Trans>}
			hint={
				<Trans>A seat is kept for somebody who interprets. Say in which language, and bring or ask for them.</Trans>
			}
		>
			{(control) => (
				<Select name="interpreter_language" defaultValue={chosen} className="sm:max-w-80" {...control}>
					<NoInterpreter />
					<LanguageOptions />
				</Select>
			)}
		</Field>
	);
}

function NoInterpreter() {
	const { t } = useLingui();
	return <option value="">{t`No interpreter`}</option>;
}
