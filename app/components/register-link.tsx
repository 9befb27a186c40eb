import { Trans } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";

/** The way to a register, which opens beside the page. */
export const RegisterLink = ({ name, url }: { name: string; url: string }) => (
	<a
		href={url}
		target="_blank"
		rel="noopener noreferrer nofollow"
		className="wrap-anywhere text-accent underline underline-offset-4"
	>
		<bdi>{name}</bdi>
		<ExternalLink aria-hidden="true" className="ms-1.5 inline size-3.5 align-[-0.1em]" />
		<span className="sr-only">
			{" "}
			<Trans>(opens a new tab)</Trans>
		</span>
	</a>
);
