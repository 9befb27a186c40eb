/**
 * The zone of who reads, and who says so: their profile, they themselves on this device (`chosen`), their browser
 * (`device`), the edge by where they are, or nobody (`other`: then it is that of the person they look at).
 */
export type ReaderZone = { zone: string; source: "profile" | "chosen" | "device" | "edge" | "other" };
