import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { useRootData } from "../root-data.ts";
import { buttonClass } from "./ui/button.tsx";
import { toast } from "./ui/toast.ts";

/** The device's own way to share a page, else its address on the clipboard; without scripts, a mail to write. */
export function Share({ subject, path }: { subject: string; path: string }) {
	const { t } = useLingui();
	const url = (useRootData()?.publicUrl ?? "") + path;
	// Said here: a page brings only the words that it has used.
	const copied = { title: t`Link copied`, description: t`Paste it wherever you want to send it.` };
	const share = async (event: MouseEvent<HTMLAnchorElement>) => {
		const { href } = event.currentTarget;
		event.preventDefault();
		const address = location.origin + location.pathname;
		if (navigator.share) return navigator.share({ title: subject, url: address }).catch(() => {});
		try {
			await navigator.clipboard.writeText(address);
			toast({ ...copied, kind: "success" });
		} catch {
			location.assign(href);
		}
	};
	return (
		<a
			href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`}
			onClick={share}
			className={buttonClass({ kind: "quiet", size: "small" })}
		>
			<Share2 aria-hidden="true" className="size-4" />
			<Trans>Share</Trans>
		</a>
	);
}
