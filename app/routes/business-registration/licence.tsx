import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Field, Input, Select } from "../../components/ui/field.tsx";
import { DocumentField, Documents } from "./documents.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("licence", "claim");
const link = "text-accent underline underline-offset-4";

export function LicenceStep({ view, answer }: StepProps<ViewOf<"licence">>) {
	const { t } = useLingui();
	const { kept, registers, claimed } = view;
	const { errorOf, textOf } = useAnswer(answer, intents, {
		profession: t`Enter the title, as the register writes it.`,
		register: t`Choose your register in the list, or enter another one, but not both.`,
		register_url: t`Enter the whole web address, beginning with https://.`,
		number: t`Enter the number, in at most 40 characters.`,
		issued_on: t`Enter the day on which it was issued. It can't be in the future.`,
		expires_on: t`Enter a day after the day of issue, or leave it empty.`,
	});
	const known = registers.find(({ name }) => name === kept?.register);
	const register = textOf("register_id", known?.id ?? "");
	const own = known ? null : kept;
	const named = textOf("register", own?.register);
	const isOther = registers.length === 0 || named !== "" || errorOf("register") !== null;
	const field = (name: "profession" | "number" | "issued_on" | "expires_on", label: string, hint?: string) => (
		<Field label={label} hint={hint} error={errorOf(name)}>
			{(control) => (
				<Input
					name={name}
					type={name.endsWith("_on") ? "date" : "text"}
					defaultValue={textOf(name, kept?.[name])}
					{...control}
				/>
			)}
		</Field>
	);
	return (
		<>
			{claimed && (
				<p className="mb-6 rounded-control border border-line bg-sunken p-4">
					<Trans>
						You say that the profile{" "}
						<Link to={`/business/${claimed.id}`} className={link}>
							<bdi>{claimed.name}</bdi>
						</Link>{" "}
						is yours. If we approve it, you take it over.
					</Trans>
				</p>
			)}
			<Documents step="licence" documents={view.documents} />
			<ActionForm
				action={stepPath("licence")}
				intents={intents}
				answer={answer}
				encType="multipart/form-data"
				className="max-w-xl"
				more={<Listed answer={answer} />}
			>
				<input type="hidden" name="version" value={view.version} />
				{field(
					"profession",
					t`Your professional title`,
					t`In its own language, for example Abogado, Steuerberaterin or Traducteur juré.`,
				)}
				{registers.length > 0 && (
					<Field label={t`Your register`} error={errorOf("register")}>
						{(control) => (
							<Select name="register_id" defaultValue={register} {...control}>
								<option value="">{t`Choose…`}</option>
								{registers.map(({ id, name, region }) => (
									<option key={id} value={id}>
										{region ? `${name} (${region})` : name}
									</option>
								))}
							</Select>
						)}
					</Field>
				)}
				<Disclosure summary={<Trans>My register is not in the list</Trans>} isOpen={isOther}>
					<div className="grid gap-6">
						<Field label={t`Name of the register`} error={registers.length > 0 ? null : errorOf("register")}>
							{(control) => <Input name="register" defaultValue={textOf("register", own?.register)} {...control} />}
						</Field>
						<Field
							label={t`Its web address`}
							hint={t`Where anybody can look up your number.`}
							error={named || registers.length === 0 ? errorOf("register_url") : null}
						>
							{(control) => (
								<Input
									name="register_url"
									type="url"
									dir="ltr"
									placeholder="https://"
									className="text-start"
									defaultValue={textOf("register_url", own?.register_url)}
									{...control}
								/>
							)}
						</Field>
					</div>
				</Disclosure>
				{field("number", t`Licence or registration number`)}
				<div className="grid gap-6 sm:grid-cols-2">
					{field("issued_on", t`Issued on`)}
					{field("expires_on", t`Valid until (optional)`, t`Leave it empty if it has no end.`)}
				</div>
				<DocumentField label={t`Photo or scan of your licence`} view={view} error={errorOf("file")} />
				<SubmitButton intent="licence">
					<Trans>Save and continue</Trans>
				</SubmitButton>
			</ActionForm>
		</>
	);
}

/** A licence that stands in the directory already: whose it is can be seen, and claimed where it is nobody's. */
function Listed({ answer }: Pick<StepProps<unknown>, "answer">) {
	const refusal = answer?.refusal;
	if (refusal?.code !== "licence_listed") return null;
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
			<Link to={`/business/${refusal.values.business_id}`} className={link}>
				<Trans>See that profile</Trans>
			</Link>
			{refusal.values.is_owned ? (
				<Link to="/contact" className={link}>
					<Trans>Write to us</Trans>
				</Link>
			) : (
				<SubmitButton intent="claim" kind="quiet" size="small">
					<Trans>This is my profile: claim it</Trans>
				</SubmitButton>
			)}
		</div>
	);
}
