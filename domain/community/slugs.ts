/** The end of a post's address: words of its title, then the beginning of its id. */

const longestWords = 60;
const idLength = 10;

/**
 * "How long does a residence card take?" becomes `how-long-does-a-residence-card-take-0f3a9c2e11`. Letters beyond ASCII lose
 * their accents; of a title in another script only the id is left. The id makes it unique, and the words are not read.
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
