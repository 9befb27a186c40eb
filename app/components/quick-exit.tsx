import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { DoorOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";

const elsewhere = "https://www.wikipedia.org/";
const pressesNeeded = 3;
const pressesWithinMs = 3000;

/** Pages whose mere sight may put somebody in danger. */
const isSensitive = (pathname: string) =>
	["/", "/search", "/services"].includes(pathname) ||
	/^\/(business\/[^/]+|(profile|appointments)(\/|$))/.test(pathname);

/** Blanks the page first, for the next one may be slow, then goes without leaving this one behind the back button. */
function leave() {
	document.documentElement.style.display = "none";
	document.title = "";
	location.replace(elsewhere);
}

/** The way out on sensitive pages: a plain link, or Shift three times in a row. */
export function QuickExit() {
	const { t } = useLingui();
	const { pathname } = useLocation();
	const isShown = isSensitive(pathname);
	const [presses, setPresses] = useState(0);
	useEffect(() => {
		if (!isShown) return;
		let count = 0;
		let first = 0;
		const onKey = (event: KeyboardEvent) => {
			if (event.repeat || event.isComposing) return;
			if (event.key !== "Shift") {
				// A capital letter is not a wish to leave.
				count = 0;
			} else {
				if (count === 0 || event.timeStamp - first > pressesWithinMs) {
					count = 0;
					first = event.timeStamp;
				}
				count += 1;
				if (count === pressesNeeded) return leave();
			}
			setPresses(count);
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [isShown]);
	if (!isShown) return null;
	return (
		<>
			<a
				href={elsewhere}
				rel="noreferrer nofollow"
				title={t`Opens Wikipedia in place of this page. Pressing Shift three times does the same. It does not erase your browsing history.`}
				onClick={(event) => {
					event.preventDefault();
					leave();
				}}
				className={classes(buttonClass({ kind: "quiet", size: "small" }), "whitespace-nowrap max-sm:px-2.5")}
			>
				<DoorOpen aria-hidden="true" className="size-4 max-sm:hidden rtl:-scale-x-100" />
				<Trans>Leave this site</Trans>
			</a>
			<span role="status" className="sr-only">
				{presses === 2 && t`Press Shift once more to leave this site`}
			</span>
		</>
	);
}
