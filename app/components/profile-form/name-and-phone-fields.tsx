import { useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { Profile } from "#domain/profiles/profiles.server.ts";
import { Field, Input, PhoneInput } from "../ui/field.tsx";

/** How the person is called, and called up. */
export function NameAndPhoneFields({
	profile,
	errorOf,
	textOf,
}: {
	profile: Pick<Profile, "full_name" | "phone">;
	errorOf: (name: string) => string | null;
	textOf: (name: string, kept: string | null) => string;
}) {
	const { t } = useLingui();
	return (
		<>
			<Field label={t`Full name`} error={errorOf("full_name")}>
				{(control) => (
					<Input
						name="full_name"
						autoComplete="name"
						maxLength={textLimits.personName}
						defaultValue={textOf("full_name", profile.full_name)}
						{...control}
					/>
				)}
			</Field>
			<Field
				label={t`Phone`}
				hint={t`Include the country code. We give your number to a professional only when you book.`}
				error={errorOf("phone")}
			>
				{(control) => (
					// What was saved is written as everybody writes it.
					<PhoneInput key={profile.phone} name="phone" defaultValue={textOf("phone", profile.phone)} {...control} />
				)}
			</Field>
		</>
	);
}
