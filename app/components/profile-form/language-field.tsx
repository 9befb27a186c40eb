import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { languages } from "#domain/ground/languages.ts";
import { LanguageName } from "../fact.tsx";
import { useFormats } from "../formats.ts";
import { useHasScript } from "../has-script.ts";
import { LanguageOptions } from "../language-options.tsx";
import { Badge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Checkbox, Field, Select } from "../ui/field.tsx";

/**
 * The languages that a person speaks, in their order: the first is the main one. Without scripts the boxes and a
 * choice of the main language say it.
 */
export function LanguageField({
	chosen: initial,
	preferred,
	error,
}: {
	chosen: readonly string[];
	preferred: string;
	error: string | null;
}) {
	const { t } = useLingui();
	const { language: nameOf } = useFormats();
	const hasScript = useHasScript();
	const [chosen, setChosen] = useState(initial);
	const [said, setSaid] = useState("");
	const list = useRef<HTMLOListElement>(null);
	const pressed = useRef<string | null>(null);
	// A row that moved has lost the focus; it is given back to the button that was pressed, or its twin at an end.
	useEffect(() => {
		if (!pressed.current) return;
		const [code = "", way] = pressed.current.split(".");
		pressed.current = null;
		const row = list.current?.querySelector(`[data-language="${code}"]`);
		const buttons = row?.querySelectorAll<HTMLButtonElement>("button");
		const wanted = buttons?.[way === "up" ? 0 : 1];
		(wanted?.disabled ? buttons?.[way === "up" ? 1 : 0] : wanted)?.focus();
	});

	// All words at once: a page brings only those that the server has used for it.
	const rows = chosen.map((code) => {
		const name = nameOf(code);
		return { code, name, up: t`Move ${name} up`, down: t`Move ${name} down` };
	});
	const main = t`Main`;

	const move = (code: string, by: -1 | 1) => {
		const from = chosen.indexOf(code);
		const next = [...chosen];
		next.splice(from, 1);
		next.splice(from + by, 0, code);
		pressed.current = `${code}.${by < 0 ? "up" : "down"}`;
		setChosen(next);
		const name = nameOf(code);
		const place = from + by + 1;
		setSaid(place === 1 ? t`${name} is now your main language.` : t`${name} is now number ${place}.`);
	};

	return (
		<fieldset aria-describedby={error ? "languages-error" : undefined}>
			<legend className="font-medium">
				<Trans>Languages you speak</Trans>
			</legend>
			<p className="text-sm text-muted">
				<Trans>Put the language you prefer first. For now, our emails and text messages are in English.</Trans>
			</p>
			<div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
				{languages.map((code) => (
					<Checkbox
						// Another box once scripts run: React does not take over one that was ticked without it.
						key={`${code}${hasScript}`}
						value={code}
						{...(hasScript
							? {
									checked: chosen.includes(code),
									onChange: ({ currentTarget: { checked } }) =>
										setChosen(checked ? [...chosen, code] : chosen.filter((other) => other !== code)),
								}
							: { name: "languages", defaultChecked: chosen.includes(code) })}
					>
						<LanguageName code={code} />
					</Checkbox>
				))}
			</div>
			{error && (
				<p id="languages-error" className="mt-1.5 text-sm text-danger">
					{error}
				</p>
			)}
			{hasScript ? (
				<>
					{chosen.map((code) => (
						<input key={code} type="hidden" name="languages" value={code} />
					))}
					{chosen.length > 1 && (
						<ol ref={list} className="mt-3 grid max-w-sm divide-y divide-line rounded-control border border-line">
							{rows.map(({ code, name, up, down }, at) => (
								<li key={code} data-language={code} className="flex min-h-12 items-center gap-2 ps-3.5 pe-1">
									<span className="w-5 text-sm text-muted tabular-nums">{at + 1}</span>
									<span className="min-w-0 flex-1 truncate">{name}</span>
									{at === 0 && <Badge kind="accent">{main}</Badge>}
									<button
										type="button"
										disabled={at === 0}
										aria-label={up}
										onClick={() => move(code, -1)}
										className={moveClass}
									>
										<ArrowUp aria-hidden="true" className="size-4" />
									</button>
									<button
										type="button"
										disabled={at === chosen.length - 1}
										aria-label={down}
										onClick={() => move(code, 1)}
										className={moveClass}
									>
										<ArrowDown aria-hidden="true" className="size-4" />
									</button>
								</li>
							))}
						</ol>
					)}
					<p aria-live="polite" className="sr-only">
						{said}
					</p>
				</>
			) : (
				<noscript>
					<Field label={t`Your main language`} className="mt-3 max-w-sm">
						{(control) => (
							<Select name="preferred_language" defaultValue={preferred} {...control}>
								<LanguageOptions />
							</Select>
						)}
					</Field>
				</noscript>
			)}
		</fieldset>
	);
}

const moveClass = classes(buttonClass({ kind: "plain", size: "icon" }), "size-10! disabled:opacity-30!");
