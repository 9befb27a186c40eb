/** What is judged, from 1 (poor) to 5 (excellent). */
export const criteria = ["communication", "responsiveness", "quality", "value", "recommend"] as const;
export type Criterion = (typeof criteria)[number];
