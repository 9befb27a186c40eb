/** Letters and digits that nobody takes for one another, as people read them out. */
const readable = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** What people name something by that they have sent us: "R-7KQ2M9XA". The letter says what it was. */
export const newReference = (letter: "A" | "C" | "R") =>
	`${letter}-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => readable[byte % readable.length]).join("")}`;
