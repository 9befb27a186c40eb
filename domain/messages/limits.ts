/** What one person may ask of others: requests that wait for an answer, requests a day, messages a minute. */
export const messageLimits = { waiting: 10, perDay: 10, perMinute: 20 } as const;

export const messagesPerPage = 50;
export const threadsPerPage = 20;
