import { useLingui } from "@lingui/react/macro";
import { FileCheck, Flag, ListChecks, Mail, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { SettingsFrame } from "../settings/frame.tsx";

/** What stands around every page for admins. `waiting`: applications that wait, where the page knows. */
export function AdminFrame({ waiting = 0, children }: { waiting?: number; children: ReactNode }) {
	const { t } = useLingui();
	return (
		<SettingsFrame
			title={t`Admin`}
			name={t`What you do here is entered in the audit log.`}
			tabs={[
				{ to: "/admin", words: t`Applications`, Icon: FileCheck, pending: waiting },
				{ to: "/admin/checks", words: t`Licence checks`, Icon: ListChecks },
				{ to: "/admin/reports", words: t`Reports`, Icon: Flag },
				{ to: "/admin/contact", words: t`Messages to us`, Icon: Mail },
				{ to: "/admin/log", words: t`Audit log`, Icon: ScrollText },
			]}
		>
			{children}
		</SettingsFrame>
	);
}
