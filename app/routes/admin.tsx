import { useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import {
	FileCheck,
	Flag,
	ListChecks,
	Mail,
	MessagesSquare,
	Newspaper,
	ScrollText,
	Send,
	Settings2,
	Siren,
	UserCog,
} from "lucide-react";
import { countQueues } from "#domain/site/queues.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { SettingsFrame } from "../components/settings/frame.tsx";
import type { PageHandle } from "../root-data.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	return countQueues(context, await requireAdmin(context, request));
}

export const handle: PageHandle = { isTool: true };

/** What stands around every page for admins, with how much waits where. */
export default function AdminArea() {
	const { t } = useLingui();
	const { applications, checks, reports, community, contact } = useLoaderData<typeof loader>();
	return (
		<SettingsFrame
			isBeside
			isWide
			title={t`Admin`}
			name={t`What you do here is entered in the audit log.`}
			tabs={[
				{ to: "/admin", words: t`Applications`, Icon: FileCheck, pending: applications },
				{ to: "/admin/checks", words: t`Licence checks`, Icon: ListChecks, pending: checks },
				{ to: "/admin/reports", words: t`Reports`, Icon: Flag, pending: reports },
				{ to: "/admin/community", words: t`Community`, Icon: MessagesSquare, pending: community },
				{ to: "/admin/contact", words: t`Messages to us`, Icon: Mail, pending: contact },
				{ to: "/admin/news", words: t`News`, Icon: Newspaper },
				{ to: "/admin/users", words: t`Users`, Icon: UserCog },
				{ to: "/admin/urgent-help", words: t`Urgent help`, Icon: Siren },
				{ to: "/admin/deliveries", words: t`Deliveries`, Icon: Send },
				{ to: "/admin/settings", words: t`Settings`, Icon: Settings2 },
				{ to: "/admin/log", words: t`Audit log`, Icon: ScrollText },
			]}
		>
			<Outlet />
		</SettingsFrame>
	);
}
