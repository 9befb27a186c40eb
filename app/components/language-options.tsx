import { languages } from "#domain/ground/languages.ts";
import { useFormats } from "./formats.ts";

/** The languages of Visavis in a select, by their names in the reader's. */
export function LanguageOptions() {
	const formats = useFormats();
	return languages.map((code) => (
		<option key={code} value={code} suppressHydrationWarning>
			{formats.language(code)}
		</option>
	));
}
