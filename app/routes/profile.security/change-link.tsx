import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type ButtonKind, ButtonLink } from "../../components/ui/button.tsx";
import { type Change, securityPath } from "./setup.ts";

/** Opens the form of a change; who has not proved lately who they are does so on the way. */
export function ChangeLink({
	change,
	factor,
	kind = "quiet",
	label,
	children,
}: {
	change: Change;
	factor?: string;
	kind?: ButtonKind;
	/** Where the words alone do not say what is changed. */
	label?: string;
	children: ReactNode;
}) {
	return (
		<ButtonLink
			to={securityPath(change, factor ? { factor } : {})}
			kind={kind}
			size="small"
			preventScrollReset
			aria-label={label}
			className="shrink-0"
		>
			{children}
		</ButtonLink>
	);
}

/** The buttons of a change, and the link that leaves it as it was. */
export function ChangeButtons({
	cancel = <Trans>Cancel</Trans>,
	children,
}: {
	cancel?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="flex flex-wrap gap-3">
			{children}
			<ButtonLink to="/profile/security" kind="plain" preventScrollReset>
				{cancel}
			</ButtonLink>
		</div>
	);
}
