import { Trans } from "@lingui/react/macro";

/** The name under which somebody wrote; of whoever has left, that they have. */
export const AuthorName = ({ pseudonym }: { pseudonym: string }) =>
	pseudonym ? (
		<bdi className="wrap-anywhere">{pseudonym}</bdi>
	) : (
		<span className="italic">
			<Trans>Someone who has left</Trans>
		</span>
	);
