import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { MessageSquareText, ShieldCheck, Smartphone } from "lucide-react";
import { CodeField } from "../../components/auth-code-field.tsx";
import { Day } from "../../components/fact.tsx";
import { ActionForm, Announcement, useAnswer } from "../../components/form/action-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, PhoneInput } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Panel } from "../profile/panel.tsx";
import { ChangeButtons, ChangeLink } from "./change-link.tsx";
import type { Security } from "./security.server.ts";
import type { SecurityAnswer, Setup } from "./setup.ts";

const authenticating = ["authenticator", "authenticator_code"];
const phoning = ["phone", "phone_code"];
const removing = ["remove_factor"];
const keeping = ["keep_factors"];

/** What is asked for besides the password: authenticator apps and phones. */
export function SecondStep({ security, answer }: { security: Security; answer: SecurityAnswer | undefined }) {
	const { t } = useLingui();
	const { change, chosenFactor, factors, hasTextMessages } = security;
	const setup = answer?.setup ?? null;
	// The next step, or the recovery codes that come with the first factor: they say themselves how it went.
	const showsSetup = answer?.outcome === "saved" && setup !== null;
	const isOpen = (name: typeof change, intents: readonly string[]) =>
		answer && intents.includes(answer.intent)
			? answer.outcome !== "saved" || (setup !== null && setup.kind !== "codes")
			: change === name;
	const isAdding = isOpen("authenticator", authenticating);
	const isPhoning = hasTextMessages && isOpen("phone", phoning);
	return (
		<Panel
			id="second-step"
			title={t`Two-step sign-in`}
			lead={
				factors.length > 0 ? (
					<Trans>After your password, we ask for a code, so a stolen password is not enough.</Trans>
				) : (
					<Trans>We ask for a code as well as your password, so a stolen password is not enough.</Trans>
				)
			}
		>
			<Announcement intents={removing} answer={answer} saved={{ title: t`Second step removed` }} />
			<ActionForm
				action="/profile/security"
				intents={keeping}
				answer={answer}
				className="not-empty:mb-6"
				saved={{ title: t`Your second step stays` }}
			>
				{security.factorsEndAt && (
					<Notice kind="bad" title={<Trans>Your second step is about to be removed</Trans>}>
						<p>
							<Trans>
								Someone told us that you have lost it. We remove it on <Day at={security.factorsEndAt} />, and your
								recovery codes. If that was not you, keep it and set a new password.
							</Trans>
						</p>
						<div className="mt-3">
							<SubmitButton intent="keep_factors" size="small">
								<Trans>Keep my second step</Trans>
							</SubmitButton>
						</div>
					</Notice>
				)}
			</ActionForm>
			{factors.length > 0 && (
				<ul className="mb-5 divide-y divide-line rounded-card border border-line bg-raised">
					{factors.map((factor) => (
						<FactorRow
							key={factor.id}
							factor={factor}
							isLast={factors.length === 1}
							isLeaving={change === "remove" && chosenFactor === factor.id}
						/>
					))}
				</ul>
			)}
			<ActionForm
				action="/profile/security"
				intents={authenticating}
				answer={showsSetup ? null : answer}
				className="not-empty:mb-6"
				saved={{ title: t`Two-step sign-in is on`, description: t`From now on, we ask for a code when you sign in.` }}
			>
				{isAdding && <AuthenticatorSteps setup={setup} answer={answer} />}
			</ActionForm>
			<ActionForm
				action="/profile/security"
				intents={phoning}
				answer={showsSetup ? null : answer}
				className="not-empty:mb-6"
				saved={{ title: t`Two-step sign-in is on`, description: t`From now on, we ask for a code when you sign in.` }}
			>
				{isPhoning && <PhoneSteps setup={setup} answer={answer} />}
			</ActionForm>
			{!isAdding && !isPhoning && (
				<div className="flex flex-wrap gap-3">
					<ChangeLink change="authenticator">
						<Trans>Add an authenticator app</Trans>
					</ChangeLink>
					{hasTextMessages && (
						<ChangeLink change="phone">
							<Trans>Add a phone</Trans>
						</ChangeLink>
					)}
				</div>
			)}
		</Panel>
	);
}

type ShownFactor = Security["factors"][number];

function FactorRow({
	factor: { id, factor_type, friendly_name, phone_end, created_at },
	isLast,
	isLeaving,
}: {
	factor: ShownFactor;
	isLast: boolean;
	isLeaving: boolean;
}) {
	const { t } = useLingui();
	const isPhone = factor_type === "phone";
	const name = isPhone ? t`Phone ending in ${phone_end}` : (friendly_name ?? t`Authenticator app`);
	const Icon = isPhone ? MessageSquareText : Smartphone;
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
				<p className="min-w-0 flex-1 basis-40">
					<bdi className="block font-medium">{name}</bdi>
					<span className="block text-sm text-muted">
						<Trans>
							Added on <Day at={created_at} />
						</Trans>
					</span>
				</p>
				{!isLeaving && (
					<ChangeLink change="remove" factor={id} kind="plain" label={t`Remove ${name}`}>
						<Trans>Remove</Trans>
					</ChangeLink>
				)}
			</div>
			{isLeaving && (
				<Form method="post" action="/profile/security" preventScrollReset className="mt-3 grid gap-3">
					<p>
						{isLast ? (
							<Trans>
								If you remove it, your password alone opens your account, and your recovery codes are deleted.
							</Trans>
						) : (
							<Trans>If you remove it, we no longer ask for its codes. Your other second steps stay.</Trans>
						)}
					</p>
					<ChangeButtons cancel={<Trans>Keep it</Trans>}>
						<SubmitButton intent="remove_factor" kind="danger" size="small" value={{ name: "factor", value: id }}>
							<Trans>Remove</Trans>
						</SubmitButton>
					</ChangeButtons>
				</Form>
			)}
		</li>
	);
}

function AuthenticatorSteps({ setup, answer }: { setup: Setup | null; answer: SecurityAnswer | undefined }) {
	const { t } = useLingui();
	const { errorOf } = useAnswer(answer, authenticating, { code: t`Enter the six digits of the code.` });
	if (setup?.kind !== "authenticator")
		return (
			<>
				<p>
					<Trans>
						You need an app that makes codes. Most password managers do, and every app store has free ones. It works
						without a network.
					</Trans>
				</p>
				<ChangeButtons>
					<SubmitButton intent="authenticator">
						<Trans>I have one</Trans>
					</SubmitButton>
				</ChangeButtons>
			</>
		);
	const { factor, uri, qr, secret } = setup;
	return (
		<>
			<input type="hidden" name="factor" value={factor} />
			<input type="hidden" name="uri" value={uri} />
			<ol className="grid gap-6">
				<li className="grid gap-3">
					<p className="font-medium">
						<Trans>1. Scan this with the app</Trans>
					</p>
					<div className="flex flex-wrap items-start gap-5">
						<img
							src={qr}
							alt={t`QR code for your app`}
							width={184}
							height={184}
							className="rounded-control border border-line bg-[#fff]"
						/>
						<div className="min-w-0 flex-1 basis-56">
							<p className="text-sm text-muted">
								<Trans>No camera? Type this key into the app:</Trans>
							</p>
							<p dir="ltr" className="mt-1.5 text-start font-mono text-lg break-words select-all">
								{secret.match(/.{1,4}/g)?.join(" ")}
							</p>
							<p className="mt-3">
								<a href={uri} className="text-accent underline underline-offset-4">
									<Trans>Open the app on this device</Trans>
								</a>
							</p>
						</div>
					</div>
				</li>
				<li>
					<CodeField label={t`2. Enter the code that the app shows`} error={errorOf("code")} />
				</li>
			</ol>
			<ChangeButtons>
				<SubmitButton intent="authenticator_code">
					<ShieldCheck aria-hidden="true" className="size-5" />
					<Trans>Confirm</Trans>
				</SubmitButton>
			</ChangeButtons>
		</>
	);
}

function PhoneSteps({ setup, answer }: { setup: Setup | null; answer: SecurityAnswer | undefined }) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, phoning, {
		phone: t`Start with + and the country code, for example +34 600 123 456.`,
		code: t`Enter the six digits of the code.`,
	});
	if (setup?.kind !== "phone")
		return (
			<>
				<Field
					label={t`Your phone number`}
					hint={t`With the country code. An app is safer: numbers can be stolen.`}
					error={errorOf("phone")}
				>
					{(control) => (
						<PhoneInput name="phone" defaultValue={textOf("phone", "")} className="max-w-sm" {...control} />
					)}
				</Field>
				<ChangeButtons>
					<SubmitButton intent="phone">
						<Trans>Send a code</Trans>
					</SubmitButton>
				</ChangeButtons>
			</>
		);
	const { factor, challenge, phone_end } = setup;
	return (
		<>
			<input type="hidden" name="factor" value={factor} />
			<input type="hidden" name="challenge" value={challenge} />
			<input type="hidden" name="phone_end" value={phone_end} />
			<CodeField
				hint={t`We sent it to the number that ends in ${phone_end}. It lasts five minutes.`}
				error={errorOf("code")}
			/>
			<ChangeButtons>
				<SubmitButton intent="phone_code">
					<Trans>Confirm</Trans>
				</SubmitButton>
			</ChangeButtons>
		</>
	);
}
