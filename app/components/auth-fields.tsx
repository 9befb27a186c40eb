import { useLingui } from "@lingui/react/macro";
import type { AnswerWords } from "./auth-form.tsx";
import { Field, Input } from "./ui/field.tsx";

/** What to write into the fields of the sign-in pages, for who wrote something else; `shortest`: of a new password. */
export function useFieldWords(shortest?: number) {
	const { t } = useLingui();
	return {
		email: t`Enter an address like name@example.org.`,
		password: shortest === undefined ? t`Enter your password.` : t`Use at least ${shortest} characters.`,
		code: t`Enter the six digits of the code.`,
		full_name: t`Use at most 120 characters.`,
	};
}

/** Email; `name="email"`. What was typed is kept. */
export function AddressField({
	words,
	autoComplete,
	defaultValue,
}: {
	words: AnswerWords;
	/** `username` where an account is meant, so that password managers know it. */
	autoComplete: "username" | "email";
	defaultValue?: string;
}) {
	const { t } = useLingui();
	return (
		<Field label={t`Email`} error={words.errorOf("email")}>
			{(control) => (
				<Input
					name="email"
					type="email"
					required
					autoComplete={autoComplete}
					autoCapitalize="none"
					spellCheck={false}
					inputMode="email"
					defaultValue={words.typed.email ?? defaultValue}
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
