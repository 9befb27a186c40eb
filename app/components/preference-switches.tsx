import { useLingui } from "@lingui/react/macro";
import { useFetcher, useLocation } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { shippedLocales } from "../i18n.ts";
import type { Theme } from "../preferences.ts";
import { useRootData } from "../root-data.ts";
import { classes } from "./ui/classes.ts";

const group = "inline-flex flex-wrap gap-1 rounded-control border border-line bg-raised p-1";
const option = (isCurrent: boolean) =>
	classes(
		"inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm transition-colors",
		isCurrent ? "bg-accent text-on-accent" : "text-text hover:bg-accent-soft",
	);

/** Light, dark, or as the device says. A form: works without scripts, and with them without leaving the page. */
export function ThemeSwitch() {
	const { t } = useLingui();
	const fetcher = useFetcher();
	const { pathname, search } = useLocation();
	const kept = useRootData()?.theme ?? "system";
	const current = fetcher.formData?.get("theme") ?? kept;
	const options: { value: Theme; label: string; icon: typeof Sun }[] = [
		{ value: "system", label: t`System`, icon: Monitor },
		{ value: "light", label: t`Light`, icon: Sun },
		{ value: "dark", label: t`Dark`, icon: Moon },
	];
	return (
		<form
			method="post"
			action="/preferences"
			onSubmit={(event) => {
				event.preventDefault();
				const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
				if (!button) return;
				fetcher.submit({ theme: button.value, stay: "1" }, { method: "post", action: "/preferences" });
			}}
		>
			<input type="hidden" name="return_to" value={pathname + search} />
			<fieldset className={group}>
				<legend className="sr-only">{t`Theme`}</legend>
				{options.map(({ value, label, icon: Icon }) => (
					<button
						key={value}
						name="theme"
						value={value}
						type="submit"
						aria-pressed={current === value}
						className={option(current === value)}
					>
						<Icon aria-hidden="true" className="size-4" />
						{label}
					</button>
				))}
			</fieldset>
		</form>
	);
}

/** The languages that the site speaks, each in its own; nothing while there is one. */
export function LanguageSwitch() {
	const { t } = useLingui();
	const { pathname, search } = useLocation();
	const root = useRootData();
	const offered: readonly string[] = root?.isDevelopment ? [...shippedLocales, "ar-XB"] : shippedLocales;
	if (offered.length < 2) return null;
	return (
		<form method="post" action="/preferences">
			<input type="hidden" name="return_to" value={pathname + search} />
			<fieldset className={group}>
				<legend className="sr-only">{t`Language`}</legend>
				{offered.map((language) => (
					<button
						key={language}
						name="lang"
						value={language}
						type="submit"
						lang={language}
						aria-pressed={root?.locale === language}
						className={option(root?.locale === language)}
					>
						{language === "ar-XB" ? "ar-XB" : ownNameOf(language)}
					</button>
				))}
			</fieldset>
		</form>
	);
}

const ownNameOf = (language: string) => new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
