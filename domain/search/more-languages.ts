/** Languages that professionals cannot name yet, with the country where most of those live who speak it. */
export const moreLanguages: Readonly<Record<string, string>> = {
	am: "ET",
	bg: "BG",
	bn: "BD",
	cs: "CZ",
	el: "GR",
	fa: "IR",
	fi: "FI",
	he: "IL",
	hr: "HR",
	hu: "HU",
	hy: "AM",
	id: "ID",
	ka: "GE",
	ko: "KR",
	ku: "IQ",
	lt: "LT",
	lv: "LV",
	ne: "NP",
	pl: "PL",
	pa: "IN",
	ps: "AF",
	ro: "RO",
	si: "LK",
	sk: "SK",
	so: "SO",
	sq: "AL",
	sr: "RS",
	sv: "SE",
	th: "TH",
	ti: "ER",
	tl: "PH",
	tr: "TR",
	uk: "UA",
	ur: "PK",
	uz: "UZ",
	vi: "VN",
};

/** What they are called besides the names that Intl knows: code, then names. */
export const moreLanguageNames = `
tl|tagalog|taglish|filipino|тагальский|tagalo|tagalog-speaking
fa|farsi|dari|parsi|persian|persa|persisch|persan|фарси|فارسی|فارسي
ur|urdu|ourdou|урду|اردو
pa|punjabi|panjabi|pendjabi
ti|tigrinya|tigrigna|tigrinisch
tr|turkish|türkçe|turkce
vi|vietnamese|tiếng việt
uk|ukrainian|українська|українською|украинский|по-украински
pl|polish|polski|polsku|polskiego
so|somali
sq|albanian|shqip
ku|kurdish|kurdisch|kurde|kurdo|курдский|كردي|kürtçe
ro|romanian|română
`;
