/** A program or system, and what its user agent says of it. The first that fits counts: Edge calls itself Chrome too. */
type Known = readonly (readonly [name: string, mark: RegExp])[];

const browsers: Known = [
	["Edge", /\bEdg(e|A|iOS)?\//],
	["Opera", /\b(OPR|Opera|OPX)\b/],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Vivaldi", /\bVivaldi\//],
	["Firefox", /\b(Firefox|FxiOS)\b/],
	["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\b/],
	["Safari", /\bSafari\b/],
];

const systems: Known = [
	["iPad", /\biPad\b/],
	["iPhone", /\biPhone\b/],
	["Android", /\bAndroid\b/],
	["ChromeOS", /\b(CrOS|ChromeOS)\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\b(Macintosh|Mac OS X|macOS)\b/],
	["Linux", /\bLinux\b/],
];

/**
 * Browser and system that a user agent names, null where it names none that we know. Who signs in writes that text:
 * nothing else of it may reach a message to somebody else.
 */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
	const find = (known: Known) => known.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
	return { browser: find(browsers), system: find(systems) };
}
