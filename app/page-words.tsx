import type { Messages } from "@lingui/core";
import { createContext, useContext } from "react";

/** On the server: asks for the words that the page has used so far, as JSON. */
export const WordsContext = createContext<() => string>(() => textOfPage());

const elementId = "words";
const textOfPage = () => document.getElementById(elementId)?.textContent ?? "{}";

/** The words that came with the page. */
export const wordsOfPage = (): Messages => JSON.parse(textOfPage());

/**
 * The words of this page, for the browser to start with: a tenth of the catalogue, which follows when the person
 * first does something. Stands behind everything that uses words.
 */
export function PageWords() {
	const words = useContext(WordsContext);
	// A data block does not run; "<" is escaped so that no word ends it.
	return (
		<script
			id={elementId}
			type="application/json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own catalogue, escaped
			dangerouslySetInnerHTML={{ __html: words() }}
		/>
	);
}
