import { Trans } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";

/** The way to a register, which opens beside the case. */
export const RegisterLink = ({ name, url }: { name: string; url: string }) => (
	<a
		href={url}
		target="_blank"
		rel="noopener noreferrer nofollow"
		className="inline-flex items-start gap-1.5 wrap-anywhere text-accent underline underline-offset-4"
	>
		<bdi>{name}</bdi>
		<ExternalLink aria-hidden="true" className="mt-1 size-4 shrink-0" />
		<span className="sr-only">
			<Trans>(opens a new tab)</Trans>
		</span>
	</a>
);
