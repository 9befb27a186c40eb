/** Languages that professionals cannot name yet, with the country where most of those live who speak it. */
export const moreLanguages: Readonly<Record<string, string>> = {
	am: "ET",
	az: "AZ",
	be: "BY",
	bg: "BG",
	bm: "ML",
	bn: "BD",
	bs: "BA",
	cs: "CZ",
	da: "DK",
	el: "GR",
	fa: "IR",
	ff: "SN",
	fi: "FI",
	gn: "PY",
	ha: "NG",
	he: "IL",
	hr: "HR",
	ht: "HT",
	hu: "HU",
	hy: "AM",
	id: "ID",
	ig: "NG",
	ka: "GE",
	kk: "KZ",
	km: "KH",
	ko: "KR",
	ku: "IQ",
	ky: "KG",
	ln: "CD",
	lt: "LT",
	lv: "LV",
	mk: "MK",
	ml: "IN",
	mn: "MN",
	my: "MM",
	ne: "NP",
	no: "NO",
	om: "ET",
	pa: "IN",
	pl: "PL",
	ps: "AF",
	qu: "PE",
	ro: "RO",
	si: "LK",
	sk: "SK",
	so: "SO",
	sq: "AL",
	sr: "RS",
	sv: "SE",
	sw: "KE",
	ta: "IN",
	te: "IN",
	th: "TH",
	ti: "ER",
	tl: "PH",
	tr: "TR",
	uk: "UA",
	ur: "PK",
	uz: "UZ",
	vi: "VN",
	wo: "SN",
	yo: "NG",
};

/** What they are called besides the names that Intl knows: code, then names. */
export const moreLanguageNames = `
tl|tagalog|taglish|filipino|тагальский|tagalo|tagalog-speaking
fa|farsi|dari|parsi|persian|persa|persisch|persan|фарси|فارسی|فارسي|perski|farsça|перська
ur|urdu|ourdou|урду|اردو
pa|punjabi|panjabi|pendjabi
ti|tigrinya|tigrigna|tigrinisch
tr|turkish|türkçe|turkce|turecki|турецька|ترکی استانبولی
vi|vietnamese|tiếng việt|wietnamski|vietnamca|в'єтнамська
uk|ukrainian|українська|українською|украинский|по-украински|ukraiński|ukraińskiego|ukraińsku|ukraynaca|اوکراینی
pl|polish|polski|polsku|polskiego|lehçe|польська|польською
so|somali
ff|peul|peulh|pulaar|poular|fula|fulani|fulfulde|пулар
sw|swahili|kiswahili
sq|albanian|shqip
ku|kurdish|kurdisch|kurde|kurdo|курдский|كردي|kürtçe
ro|romanian|română|rumuński|romence|румунська
ka|georgian|gruziński|gürcüce|грузинська
qu|quechua|quichua|kichwa|runasimi
ht|haitian creole|créole haïtien|crioulo haitiano|kreyòl|kreyol ayisyen
gn|guarani|guaraní|avañe'ẽ
`;
