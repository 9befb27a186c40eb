import { Trans, useLingui } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { useEffect, useRef } from "react";
import { usePerson } from "../root-data.ts";
import { useHasScript } from "./has-script.ts";
import type { SaveOutcome } from "./save-toast.ts";
import { Button } from "./ui/button.tsx";

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
	const { Form, data, formData, state } = useFetcher<SaveOutcome>({ key: `save ${id}` });
	const { pathname, search } = useLocation();
	const hasScript = useHasScript();
	const isGuest = usePerson() === null;
	const kept = data?.outcome === "saved" ? data.intent === "save" : wasSaved;
	const isSaved = formData ? formData.get("intent") === "save" : kept;
	const told = useRef(data);
	useEffect(() => {
		if (!data || data === told.current || state !== "idle") return;
		told.current = data;
		// Seldom more than the button has to say: no page of results brings the words.
		import("./save-toast.ts").then(
			({ tellSaved }) => tellSaved(i18n, data, isGuest),
			() => {},
		);
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
