import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { Fragment, useEffect, useRef } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { bookingPath } from "../../booking-path.ts";
import { CancellationPolicy } from "../../components/cancellation-policy.tsx";
import { KeptForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { useFormats } from "../../components/formats.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Checkbox, Field, Input, PhoneInput, TextArea } from "../../components/ui/field.tsx";
import { Countdown } from "./countdown.tsx";
import { InterpreterField, Mode } from "./details-fields.tsx";
import { Said } from "./details-said.tsx";
import { Frame } from "./frame.tsx";
import { NotFree } from "./not-free.tsx";
import { Summary } from "./summary.tsx";
import type { View } from "./view.server.ts";

const intents = ["book", "pick"];

/** A few facts, and the booking itself. */
export function Details({ view, answer }: { view: View<"details">; answer: Answer | undefined }) {
	const { t } = useLingui();
	const formats = useFormats();
	const { business, service, chosen, until, holds, zone, now, person, key, announced, overlap, callingCode } = view;
	const tooLong = useTooLongWords();
	const { errorOf, textOf } = useAnswer(answer, intents, {
		client_name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
		client_phone: t`Enter the number with its country code, like +34 600 123 456.`,
		facts: tooLong(textLimits.facts),
		other_party: tooLong(textLimits.otherParty),
		mode: t`Choose how you want to meet.`,
	});
	const refused = answer?.refusal?.code === "slot_taken" ? answer.refusal.values.nearest : null;
	const taken = refused && Array.isArray(refused) ? (refused as string[]) : view.taken;
	const action = bookingPath(business.id, {
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
		other_party: <Trans>Name of the other side (optional)</Trans>,
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
										<Trans>Release this time</Trans>
									</SubmitButton>
								</Form>
							</Countdown>
						) : (
							<p className="text-sm">
								{isRequest ? (
									<Trans>Nobody has booked this time yet. Send your request to reserve it.</Trans>
								) : (
									<Trans>Nobody has booked this time yet. Book it to reserve it.</Trans>
								)}
							</p>
						)}
					</div>
				</Summary>
			}
		>
			<KeptForm
				formRef={form}
				intents={intents}
				answer={answer}
				action={action}
				className="group/booking grid max-w-[40rem] gap-6"
			>
				{/* Enter in a field books, whatever other buttons stand before. */}
				<button type="submit" name="intent" value="book" hidden tabIndex={-1} aria-hidden="true" />
				<input type="hidden" name="key" value={textOf("key", key)} />
				<input type="hidden" name="time_zone" value={zone.zone} />
				{overlap && !taken && (
					<p className="rounded-control border border-line bg-raised p-4">
						<Trans>
							You already have an <Link to={`/appointments/${overlap.id}`}>appointment</Link> with{" "}
							<bdi>{overlap.business_name}</bdi> at this time. Book only if you can be at both.
						</Trans>
					</p>
				)}
				{taken && (
					<NotFree
						view={view}
						nearest={taken}
						intent="pick"
						isJustTaken={taken === refused && chosen.starts_at > now}
					/>
				)}
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
										<Trans>Sound only, for a slow connection</Trans>
									</Checkbox>
								</div>
							)}
						</Fragment>
					))}
				</fieldset>
				<div id="client_name">
					<Field
						label={labels.client_name}
						hint={<Trans>The name {name} should use. It can be different from your passport.</Trans>}
						error={errorOf("client_name")}
					>
						{(control) => (
							<Input
								name="client_name"
								required
								autoComplete="name"
								maxLength={textLimits.personName}
								defaultValue={textOf("client_name", person.name)}
								{...control}
							/>
						)}
					</Field>
				</div>
				<div id="client_phone" className="hidden group-has-[[value=phone]:checked]/booking:block">
					<Field
						label={labels.client_phone}
						hint={
							callingCode ? (
								<Trans>
									With the country code ({formats.country(callingCode.country_id)}:{" "}
									<bdi dir="ltr">{callingCode.code}</bdi>). We use it for this call only.
								</Trans>
							) : (
								<Trans>With the country code. We use it for this call only.</Trans>
							)
						}
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
								A few lines: what happened, what you need, and by when. Leave out your immigration status and document
								numbers. They can wait until you talk.
							</Trans>
						}
						error={errorOf("facts")}
					>
						{(control) => <TextArea name="facts" rows={5} defaultValue={textOf("facts", "")} {...control} />}
					</Field>
				</div>
				<div id="other_party">
					<Field
						label={labels.other_party}
						hint={
							<Trans>
								Who is on the other side? For example your employer or landlord. {name} must check they do not already
								work for them.
							</Trans>
						}
						error={errorOf("other_party")}
					>
						{(control) => (
							<Input
								name="other_party"
								autoComplete="off"
								maxLength={textLimits.otherParty}
								defaultValue={textOf("other_party", "")}
								{...control}
							/>
						)}
					</Field>
				</div>
				<InterpreterField chosen={textOf("interpreter_language", "")} />
				<div className="grid gap-3 border-t border-line pt-5">
					<p>
						<CancellationPolicy terms={announced} name={name} starts_at={chosen.starts_at} zone={zone.zone} now={now} />{" "}
						{isRequest ? (
							<Trans>{name} has up to two days to say yes or no. Until then you can cancel the request.</Trans>
						) : (
							<Trans>Your appointment is confirmed immediately.</Trans>
						)}{" "}
						<Trans>You pay nothing here. Any fee is paid directly to the professional.</Trans>
					</p>
					<SubmitButton intent="book" kind="action" size="large" className="max-sm:w-full">
						{isRequest ? <Trans>Send request</Trans> : <Trans>Book this time</Trans>}
					</SubmitButton>
					<ReaderZoneLine zone={zone} at={now} />
				</div>
			</KeptForm>
		</Frame>
	);
}
