import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { classes } from "../../components/ui/classes.ts";
import { toast } from "../../components/ui/toast.ts";

/** Offers to call by the browser too, where it has not been asked yet; only this button asks. */
export function BrowserNotifications({ className }: { className: string }) {
	const { t } = useLingui();
	const [permission, setPermission] = useState<NotificationPermission | null>(null);
	useEffect(() => {
		if ("Notification" in window && "serviceWorker" in navigator) setPermission(Notification.permission);
	}, []);
	if (permission !== "default") return null;
	const ask = async () => {
		const answer = await Notification.requestPermission();
		setPermission(answer);
		if (answer === "granted")
			toast({
				title: t`Notifications Enabled`,
				description: t`You'll now receive browser notifications`,
				kind: "success",
			});
	};
	return (
		<div
			className={classes(
				"flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised px-4 py-3",
				className,
			)}
		>
			<BellRing aria-hidden="true" className="size-5 shrink-0 text-accent" />
			<p className="min-w-0 flex-1 basis-64">
				<Trans>
					Your browser can tell you while Visavis is open in another tab. It only says that there is something new.
				</Trans>
			</p>
			<Button kind="quiet" size="small" onClick={ask}>
				<Trans>Turn on</Trans>
			</Button>
		</div>
	);
}
