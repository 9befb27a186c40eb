import { Trans, useLingui } from "@lingui/react/macro";
import { DoorOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { elsewhere, leftKey } from "./exit-guard.ts";
import { buttonClass } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";

const pressesNeeded = 3;
const pressesWithinMs = 3000;

/**
 * Blanks the page first, for the next one may be slow, and forgets what was typed; then goes without leaving this page
 * behind the back button. The pages before it are guarded by `guardScript`.
 */
function leave() {
	try {
		sessionStorage.clear();
		sessionStorage.setItem(leftKey, "1");
	} catch {}
	document.documentElement.style.display = "none";
	document.title = "";
	location.replace(elsewhere);
}

/** The way out, on every page, for the assistant is on every page too: a plain link, or Shift three times in a row. */
export function QuickExit() {
	const { t } = useLingui();
	const [presses, setPresses] = useState(0);
	useEffect(() => {
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
	}, []);
	return (
		<span className="group/exit relative">
			<a
				href={elsewhere}
				rel="noreferrer nofollow"
				aria-describedby={warningId}
				onClick={(event) => {
					event.preventDefault();
					leave();
				}}
				className={classes(
					buttonClass({ kind: "quiet", size: "small" }),
					"leading-tight max-sm:px-2.5 sm:whitespace-nowrap",
				)}
			>
				<DoorOpen aria-hidden="true" className="size-4 max-sm:hidden rtl:-scale-x-100" />
				<Trans>Leave this site</Trans>
			</a>
			<LeaveWarning
				id={warningId}
				className="absolute end-0 top-full z-40 mt-2 hidden w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-3 shadow-floating group-focus-within/exit:block group-hover/exit:block max-sm:fixed max-sm:inset-x-4 max-sm:top-(--header-height) max-sm:w-auto"
			/>
			<span role="status" className="sr-only">
				{presses === 2 && t`Press Shift once more to leave this site`}
			</span>
		</span>
	);
}

const warningId = "leave-warning";

/** What leaving does, and what it does not do: beside the button that has the focus or the pointer, and in the footer. */
function LeaveWarning({ id, className }: { id?: string; className: string }) {
	return (
		<p id={id} className={classes("text-sm", className)}>
			<Trans>
				“Leave this site” opens Wikipedia instead of this page. On a keyboard, you can also press Shift three times.
				Leaving does not erase your browsing history.
			</Trans>
		</p>
	);
}

/** The same for fingers, which see no hints: in the footer. */
export const LeaveNote = () => <LeaveWarning className="max-w-prose basis-full text-muted" />;
