import { useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { useAnswer } from "./form/action-form.tsx";
import { Field, Input } from "./ui/field.tsx";

/** What to write into the fields of the sign-in pages, for who wrote something else; `shortest`: of a new password. */
export function useFieldWords(shortest?: number) {
	const { t } = useLingui();
	return {
		email: t`Enter an email address like name@example.org.`,
		password: shortest === undefined ? t`Enter your password.` : t`Use at least ${shortest} characters.`,
		code: t`Enter the six digits of the code.`,
		full_name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
	};
}

/** Email; `name="email"`. What was typed is kept. */
export function AddressField({
	form,
	autoComplete,
	defaultValue,
}: {
	form: ReturnType<typeof useAnswer>;
	/** `username` where an account is meant, so that password managers know it. */
	autoComplete: "username" | "email";
	defaultValue?: string;
}) {
	const { t } = useLingui();
	return (
		<Field label={t`Email`} error={form.errorOf("email")}>
			{(control) => (
				<Input
					name="email"
					type="email"
					required
					autoComplete={autoComplete}
					autoCapitalize="none"
					spellCheck={false}
					inputMode="email"
					defaultValue={form.textOf("email", defaultValue)}
					{...control}
				/>
			)}
		</Field>
	);
}

/** Tells password managers whose password is asked for; people know. */
export const KnownAddress = ({ address }: { address: string }) => (
	<input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
);
