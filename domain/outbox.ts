/**
 * What can leave the system. `person` is for a person, in the ways they have chosen by then; `none` is written where
 * equal work must be done for nobody, and goes nowhere.
 */
export const outboxChannels = ["email", "text", "person", "none"] as const;
export type OutboxChannel = (typeof outboxChannels)[number];
