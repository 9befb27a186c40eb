import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import {
	BadgeCheck,
	CalendarDays,
	ChartColumn,
	Clock,
	House,
	MessageSquareText,
	Tags,
	UserRound,
	Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { SettingsFrame } from "../settings/frame.tsx";

/** What stands around every page of the business area. */
export function Frame({
	business: { id, name },
	pending = 0,
	children,
}: {
	business: { id: string; name: string };
	/** Requests that wait; shown beside their tab. */
	pending?: number;
	children: ReactNode;
}) {
	const { t } = useLingui();
	return (
		<SettingsFrame
			title={t`Your practice`}
			name={<bdi>{name}</bdi>}
			link={
				<Link to={`/business/${id}`} className="py-1 text-accent underline underline-offset-4">
					<Trans>Your public profile</Trans>
				</Link>
			}
			tabs={[
				{ to: "/business", words: t`Today`, Icon: House, pending },
				{ to: "/business/calendar", words: t`Calendar`, Icon: CalendarDays },
				{ to: "/business/clients", words: t`Clients`, Icon: Users },
				{ to: "/business/replies", words: t`Saved replies`, Icon: MessageSquareText },
				{ to: "/business/profile", words: t`Profile`, Icon: UserRound },
				{ to: "/business/hours", words: t`Hours`, Icon: Clock },
				{ to: "/business/services", words: t`Services and fees`, Icon: Tags },
				{ to: "/business/licences", words: t`Licences`, Icon: BadgeCheck },
				{ to: "/business/figures", words: t`Figures`, Icon: ChartColumn },
			]}
		>
			{children}
		</SettingsFrame>
	);
}
