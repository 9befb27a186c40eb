/**
 * What one person may ask of others: requests that wait for an answer, requests a day, messages a minute and files a day
 * in one thread.
 */
export const messageLimits = { waiting: 10, perDay: 10, perMinute: 20, filesPerDay: 30 } as const;

/** Saved replies that one professional may keep, and the characters of a title. */
export const savedReplyLimits = { most: 30, title: 60 } as const;

export const messagesPerPage = 50;
export const threadsPerPage = 20;

/** How long whoever is told that somebody writes may show it, and how often a page tells it. */
export const typing = { shownSeconds: 6, everySeconds: 4 } as const;
