/** What a saved reply adds to a text at a place: after words it begins a paragraph of its own. */
export const replyAt = (before: string, reply: string) => (/\S$/.test(before) ? `\n\n${reply}` : reply);
