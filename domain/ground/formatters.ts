/** So many are kept of each kind, those used last: a formatter weighs tens of kilobytes, and there are 400 zones. */
const mostKept = 100;

/** Makes a formatter once for the same language and options: making one takes far longer than what it then does. */
function remembered<Options, Format>(make: (tag: string, options: Options) => Format) {
	const made = new Map<string, Format>();
	return (tag: string, options: Options): Format => {
		const key = tag + JSON.stringify(options);
		const format = made.get(key) ?? make(tag, options);
		// A map is in the order of its entries: what is put there anew is last.
		made.delete(key);
		made.set(key, format);
		const [oldest] = made.keys();
		if (made.size > mostKept && oldest !== undefined) made.delete(oldest);
		return format;
	};
}

/** Dates and times as a language writes them. Throws RangeError for a zone that there is not. */
export const dateFormat = remembered(
	(tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** Numbers and money as a language writes them. */
export const numberFormat = remembered((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
