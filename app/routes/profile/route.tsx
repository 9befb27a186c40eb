import { useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { Bell, Languages, Lock, ShieldCheck, UserRound } from "lucide-react";
import { SettingsFrame } from "../../components/settings/frame.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { requirePerson } from "../../http.server.ts";
import { type PageHandle, usePerson } from "../../root-data.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requirePerson(context, request);
	return null;
}

export const handle: PageHandle = { isTool: true };

/** Profile Settings: who this is, and a tab for each thing that can be settled. */
export default function ProfileSettings() {
	const { t } = useLingui();
	const person = usePerson();
	const name = person?.full_name ?? person?.email ?? person?.phone ?? "";
	return (
		<SettingsFrame
			title={t`Profile Settings`}
			name={<bdi className="block truncate">{name}</bdi>}
			portrait={
				person && (
					<Portrait
						id={person.user_id}
						name={name}
						photo={person.avatar_url && `/${person.avatar_url}`}
						className="rounded-full!"
					/>
				)
			}
			tabs={[
				{ to: "/profile", words: t`Personal`, Icon: UserRound },
				{ to: "/profile/languages", words: t`Languages and preferences`, Icon: Languages },
				{ to: "/profile/security", words: t`Security`, Icon: ShieldCheck },
				{ to: "/profile/notifications", words: t`Notifications`, Icon: Bell },
				{ to: "/profile/privacy", words: t`Privacy`, Icon: Lock },
			]}
			isBeside
		>
			<Outlet />
		</SettingsFrame>
	);
}
