import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Strength, strengthOf } from "./auth-password-strength.ts";
import { useHasScript } from "./has-script.ts";
import { classes } from "./ui/classes.ts";
import { Field, Input } from "./ui/field.tsx";

/** A password that is there already, or with `shortest` (characters) a new one, whose strength is told as it is typed. */
export function PasswordField({
	label,
	name = "password",
	shortest,
	error,
}: {
	label: string;
	name?: string;
	shortest?: number;
	error?: ReactNode;
}) {
	const { t } = useLingui();
	const hasScript = useHasScript();
	const input = useRef<HTMLInputElement>(null);
	const [isShown, setShown] = useState(false);
	const [text, setText] = useState("");
	// What the server says about a password counts more than what can be told from here.
	const [isJudged, setJudged] = useState(false);
	const isNew = shortest !== undefined;
	useEffect(() => {
		// What was filled in before the scripts came.
		setText(input.current?.value ?? "");
		// A field of plain text would be remembered by the browser, and read out by others.
		const conceal = () => setShown(false);
		const form = input.current?.form;
		form?.addEventListener("submit", conceal);
		return () => form?.removeEventListener("submit", conceal);
	}, []);
	useEffect(() => setJudged(Boolean(error)), [error]);
	// Said on the server too: words travel with the page that used them.
	const [show, hide] = [t`Show password`, t`Hide password`];
	const Icon = isShown ? EyeOff : Eye;
	return (
		<div>
			<Field
				label={label}
				hint={
					isNew && (
						<Trans>Use at least {shortest} characters. A few words together are strong and easy to remember.</Trans>
					)
				}
				error={error}
			>
				{(control) => (
					<div className="relative">
						{/* A password runs from left to right, the page perhaps not: the button stands at the page's end. */}
						<Input
							ref={input}
							name={name}
							dir="ltr"
							type={isShown ? "text" : "password"}
							required
							{...(isNew && { minLength: shortest })}
							autoComplete={isNew ? "new-password" : "current-password"}
							autoCapitalize="none"
							spellCheck={false}
							onChange={
								isNew
									? (event) => {
											setText(event.currentTarget.value);
											setJudged(false);
										}
									: undefined
							}
							className="pe-13 rtl:ps-13 rtl:pe-3"
							{...control}
						/>
						{hasScript && (
							<button
								type="button"
								aria-pressed={isShown}
								aria-label={show}
								title={isShown ? hide : show}
								onClick={() => setShown(!isShown)}
								className="absolute end-0 top-0 grid size-11 place-items-center rounded-control text-muted hover:text-accent"
							>
								<Icon aria-hidden="true" className="size-5" />
							</button>
						)}
					</div>
				)}
			</Field>
			{isNew && !isJudged && <Meter strength={text && hasScript ? strengthOf(text, shortest) : null} />}
		</div>
	);
}

const bars: Record<Strength, number> = { short: 1, weak: 1, fair: 2, good: 3, strong: 4 };
const colours = ["", "bg-danger", "bg-seal", "bg-accent", "bg-accent"] as const;

/** Bars for the eye, words for everybody. Takes its room before anything is typed. */
function Meter({ strength }: { strength: Strength | null }) {
	const filled = strength ? bars[strength] : 0;
	return (
		<div className="mt-1.5 -mb-2 flex min-h-5 items-center gap-3">
			<span aria-hidden="true" className={classes("flex w-24 shrink-0 gap-1", !strength && "invisible")}>
				{[1, 2, 3, 4].map((bar) => (
					<span
						key={bar}
						className={classes(
							"h-1.5 flex-1 rounded-full transition-colors",
							bar <= filled ? colours[filled] : "bg-line",
						)}
					/>
				))}
			</span>
			<span aria-live="polite" className="text-sm text-muted">
				{strength && <StrengthWords strength={strength} />}
			</span>
		</div>
	);
}

function StrengthWords({ strength }: { strength: Strength }) {
	switch (strength) {
		case "short":
			return <Trans>Still too short</Trans>;
		case "weak":
			return <Trans>Weak: easy to guess</Trans>;
		case "fair":
			return <Trans>Fair: longer is better</Trans>;
		case "good":
			return <Trans>Good</Trans>;
		case "strong":
			return <Trans>Strong</Trans>;
		default:
			return strength satisfies never;
	}
}
