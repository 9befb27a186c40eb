import { Trans, useLingui } from "@lingui/react/macro";
import { LanguageOptions } from "../../components/language-options.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { Field, Radio, Select } from "../../components/ui/field.tsx";
import type { View } from "./view.server.ts";

export function Mode({
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
				{mode === "video" && (
					<Trans>The link opens ten minutes before the start. Only the two of you can use it.</Trans>
				)}
				{mode === "phone" && <Trans>{name} calls you.</Trans>}
			</span>
		</Radio>
	);
}

export function InterpreterField({ chosen }: { chosen: string }) {
	return (
		<Field
			label={<Trans>Interpreter (optional)</Trans>}
			hint={
				<Trans>
					Choose a language if you need an interpreter. Ask the professional who will bring the interpreter and who will
					pay.
				</Trans>
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
