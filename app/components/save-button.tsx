import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { useEffect, useRef } from "react";
import type { RefusalData } from "../http.server.ts";
import { refusalWords } from "../refusals.ts";
import { usePerson } from "../root-data.ts";
import { useHasScript } from "./has-script.ts";
import { Button } from "./ui/button.tsx";
import { toast } from "./ui/toast.ts";

type Outcome = { outcome: string; intent: string; refusal: RefusalData | null };

/** Saves a professional, or takes them out again. Without scripts the page comes back as it was. */
export function SaveButton({
	id,
	name,
	isSaved: wasSaved,
	isWide = false,
}: {
	id: string;
	name: string;
	isSaved: boolean;
	isWide?: boolean;
}) {
	const { t, i18n } = useLingui();
	const { Form, data, formData, state } = useFetcher<Outcome>({ key: `save ${id}` });
	const { pathname, search } = useLocation();
	const hasScript = useHasScript();
	const isGuest = usePerson() === null;
	const isDone = data?.outcome === "saved";
	const kept = isDone ? data.intent === "save" : wasSaved;
	const isSaved = formData ? formData.get("intent") === "save" : kept;
	const failed = t`Error`;
	const again = t`That could not be saved. Please try again.`;
	const local = {
		title: t`Saved on this device`,
		description: t`Sign in to keep it on all your devices.`,
		action: t`Show`,
	};
	const said = useRef(data);
	useEffect(() => {
		if (!data || data === said.current || state !== "idle") return;
		said.current = data;
		if (!isDone) {
			const description = data.refusal ? i18n._(refusalWords(data.refusal.code, data.refusal.values)) : again;
			toast({ title: failed, description, kind: "error" });
		} else if (isGuest && data.intent === "save") {
			toast({ ...local, action: { label: local.action, to: "/bookmarks" }, kind: "success" });
		}
	});
	const label = isSaved ? t`Remove ${name} from your bookmarks` : t`Save ${name}`;
	return (
		<Form method="post" action="/bookmarks" className="contents">
			<input type="hidden" name="business_id" value={id} />
			{!hasScript && <input type="hidden" name="return_to" value={pathname + search} />}
			<Button
				type="submit"
				name="intent"
				value={isSaved ? "remove" : "save"}
				kind={isWide ? "quiet" : "plain"}
				size={isWide ? "medium" : "icon"}
				aria-label={label}
				title={label}
				// As high as the box to compare beside it: a result is to be low.
				className={isWide ? undefined : "size-9!"}
			>
				<Bookmark aria-hidden="true" className={isSaved ? "size-5 fill-accent text-accent" : "size-5"} />
				{isWide && (isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>)}
			</Button>
		</Form>
	);
}
