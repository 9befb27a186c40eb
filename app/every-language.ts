/** What the address of a list says for all languages; one without a language leaves it to the reader's own. */
export const everyLanguage = "all";
