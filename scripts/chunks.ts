/** The framework, which changes with its versions only. */
const framework =
	/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|@lingui|cookie|set-cookie-parser)\//;

/** Our files that every page uses: the document with its bar and footer. */
export const shellFiles = [
	"app/app.css",
	"app/components/assistant/ask.tsx",
	"app/components/error-page.tsx",
	"app/components/exit-guard.ts",
	"app/components/footer.tsx",
	"app/components/has-script.ts",
	"app/components/navbar.tsx",
	"app/components/preference-switches.tsx",
	"app/components/quick-exit.tsx",
	"app/components/search-form.tsx",
	"app/components/shortcuts.ts",
	"app/components/ui/arcs.tsx",
	"app/components/ui/button.tsx",
	"app/components/ui/classes.ts",
	"app/components/ui/popover.tsx",
	"app/components/ui/spinner.tsx",
	"app/components/ui/toast-region.tsx",
	"app/components/ui/toast.ts",
	"app/i18n.ts",
	"app/meta.ts",
	"app/nonce.ts",
	"app/page-words.tsx",
	"app/preferences.ts",
	"app/root.tsx",
	"app/root-data.ts",
	"app/trans.tsx",
	"domain/ground/sentences.ts",
] as const;

/** What /search uses besides, and other pages after it. */
export const sharedFiles = [
	"app/components/fact.tsx",
	"app/components/fee.tsx",
	"app/components/formats.ts",
	"app/components/mode-names.ts",
	"app/components/place-name.tsx",
	"app/components/result-card.tsx",
	"app/components/save-button.tsx",
	"app/components/suggest-input.tsx",
	"app/components/tier-badge.tsx",
	"app/components/ui/badge.tsx",
	"app/components/ui/card.tsx",
	"app/components/ui/chip.tsx",
	"app/components/ui/dialog-parts.tsx",
	"app/components/ui/disclosure.tsx",
	"app/components/ui/field.tsx",
	"app/components/ui/portrait.tsx",
	"app/components/ui/stamp.tsx",
	"app/components/use-device-zone.ts",
	"app/components/verification-stamp.tsx",
	"app/legal-service-names.ts",
	"app/routes/search/card-actions.tsx",
	"app/routes/search/compare-box.tsx",
	"app/routes/search/compare.ts",
	"app/routes/search/filter-words.ts",
	"domain/businesses/legal-services.ts",
	"domain/businesses/listed.ts",
	"domain/ground/formatters.ts",
	"domain/ground/languages.ts",
	"domain/ground/text-limits.ts",
	"domain/ground/time-zones.ts",
] as const;

/** The icons of the same. */
export const shellIcons = ["door-open", "menu", "monitor", "moon", "search", "settings-2", "sun", "x"] as const;
export const sharedIcons = ["bookmark", "chevron-down", "circle-alert", "sliders-horizontal"] as const;

const lucide =
	/lucide-react\/dist\/(?:build\/|esm\/(?:createLucideIcon|Icon|context|defaultAttributes|shared)|esm\/icons\/([\w-]+)\.)/;

/** The chunk a module belongs to. Few chunks: each is compressed alone, so one large file is smaller than many. */
export function chunkOf(id: string): "framework" | "shell" | "shared" | undefined {
	if (framework.test(id) || id.includes("commonjsHelpers") || id.includes("vite/preload-helper")) return "framework";
	const path = id.split("?")[0] ?? id;
	const isOneOf = (files: readonly string[]) => files.some((file) => path.endsWith(`/${file}`));
	// The name of the typeface that the document asks for early.
	if (isOneOf(shellFiles) || path.endsWith(".woff2")) return "shell";
	if (isOneOf(sharedFiles)) return "shared";
	const icon = lucide.exec(path);
	if (!icon) return undefined;
	if (!icon[1] || (shellIcons as readonly string[]).includes(icon[1])) return "shell";
	return (sharedIcons as readonly string[]).includes(icon[1]) ? "shared" : undefined;
}
