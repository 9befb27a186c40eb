/** How long a letter that was given up stays, so that an admin can send it after all. */
export const keptSeconds = 7 * 24 * 3600;
