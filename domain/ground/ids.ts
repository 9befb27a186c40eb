/** A new id, as the site writes them: 128 random bits in hexadecimal. */
export const newId = () => crypto.randomUUID().replaceAll("-", "");
