/** How many one page of the list holds, and the list behind the bell (specification, 9). */
export const notificationsPerPage = 20;

/** How long a deleted one can be brought back; a little longer than the page offers it. */
export const undoSeconds = 3600;
