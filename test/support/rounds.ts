/** Whether this is `npm test -- --long`. */
export const isLong = process.env.VISAVIS_LONG === "1";

/** How often what is random or slow is tried: `short` times, or `long` times in a long run. */
export const rounds = (short: number, long: number) => (isLong ? long : short);

/** What only a long run does: the list then, else nothing. */
export const onlyLong = <T>(list: readonly T[]): readonly T[] => (isLong ? list : []);

/** Every tenth of a long list, or all of it in a long run. */
export const share = <T>(list: readonly T[]): T[] => (isLong ? [...list] : list.filter((_, i) => i % 10 === 0));
