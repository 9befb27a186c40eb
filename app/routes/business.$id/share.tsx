import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonClass } from "../../components/ui/button.tsx";
import { toast } from "../../components/ui/toast.ts";
import { useRootData } from "../../root-data.ts";

/** The device's own way to share, else the address on the clipboard; without scripts, a mail to write. */
export function Share({ name, id }: { name: string; id: string }) {
	const { t } = useLingui();
	const url = `${useRootData()?.publicUrl ?? ""}/business/${id}`;
	const subject = t`${name} on Visavis`;
	const share = async (event: MouseEvent<HTMLAnchorElement>) => {
		const { href } = event.currentTarget;
		event.preventDefault();
		const address = location.origin + location.pathname;
		if (navigator.share) return navigator.share({ title: subject, url: address }).catch(() => {});
		try {
			await navigator.clipboard.writeText(address);
			toast({ title: t`Link copied`, description: t`Paste it wherever you want to send it.`, kind: "success" });
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
