/** The end of a post's address: words of its title, then the beginning of its id. */

const longestWords = 60;
const idLength = 10;

/**
 * "How long does a residence card take?" becomes `how-long-does-a-residence-card-take-0f3a9c2e11`. Letters beyond ASCII lose
 * their accents; of a title in another script only the id is left. The id says which post it is; the words follow the title.
 */
export function slugOf(title: string, id: string): string {
	const words = title
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.match(/[a-z0-9]+/g);
	let slug = "";
	for (const word of words ?? []) {
		if (slug.length + word.length + 1 > longestWords) break;
		slug += `${word}-`;
	}
	return slug + id.slice(0, idLength);
}

/**
 * The id of the post that an address (?1) is about, as SQL: by the beginning of the id, so that an address of before its
 * title was edited is still of use. Of two whose ids begin alike the one with exactly this address.
 */
export const postAtSql = `(SELECT id FROM posts WHERE length(?1) >= ${idLength}
	AND id >= substr(?1, -${idLength}) AND id < substr(?1, -${idLength}) || 'g' ORDER BY slug = ?1 DESC LIMIT 1)`;
