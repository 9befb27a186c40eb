/** Languages that professionals cannot name yet, with the country where most of those live who speak it. */
export const moreLanguages: Readonly<Record<string, string>> = {
	af: "ZA",
	ak: "GH",
	am: "ET",
	az: "AZ",
	be: "BY",
	bg: "BG",
	bm: "ML",
	bn: "BD",
	bo: "CN",
	bs: "BA",
	ca: "ES",
	ce: "RU",
	ceb: "PH",
	cs: "CZ",
	da: "DK",
	el: "GR",
	et: "EE",
	fa: "IR",
	ff: "SN",
	fi: "FI",
	gn: "PY",
	gu: "IN",
	ha: "NG",
	he: "IL",
	hr: "HR",
	ht: "HT",
	hu: "HU",
	hy: "AM",
	id: "ID",
	ig: "NG",
	ilo: "PH",
	jv: "ID",
	ka: "GE",
	kab: "DZ",
	kk: "KZ",
	km: "KH",
	kn: "IN",
	ko: "KR",
	ku: "IQ",
	ky: "KG",
	lg: "UG",
	ln: "CD",
	lo: "LA",
	lt: "LT",
	lv: "LV",
	mg: "MG",
	mk: "MK",
	ml: "IN",
	mn: "MN",
	mr: "IN",
	mt: "MT",
	my: "MM",
	ne: "NP",
	no: "NO",
	ny: "MW",
	om: "ET",
	pa: "IN",
	pl: "PL",
	ps: "AF",
	qu: "PE",
	rn: "BI",
	ro: "RO",
	rw: "RW",
	si: "LK",
	sk: "SK",
	sl: "SI",
	sn: "ZW",
	snk: "ML",
	so: "SO",
	sq: "AL",
	sr: "RS",
	st: "ZA",
	sv: "SE",
	sw: "KE",
	syr: "IQ",
	ta: "IN",
	te: "IN",
	tg: "TJ",
	th: "TH",
	ti: "ER",
	tk: "TM",
	tl: "PH",
	tr: "TR",
	ug: "CN",
	uk: "UA",
	ur: "PK",
	uz: "UZ",
	vi: "VN",
	wo: "SN",
	xh: "ZA",
	yo: "NG",
	zgh: "MA",
	zu: "ZA",
};

/** What they are called besides the names that Intl knows: code, then names. */
export const moreLanguageNames = `
tl|tagalog|taglish|filipino|nagtatagalog|marunong mag tagalog|тагальский|tagalo|tagalog-speaking|タガログ語|他加祿語|他加禄语|тагальська|тагальською|tagalski|tagalsku|tagalogca|تاغالوغ|تغالوغ|تاگالوگ|टैगालोग|तागालोग|tagálog
fa|farsi|farsi zaban|dari|دری|parsi|persian|persa|persisch|persan|фарси|فارسی|فارسي|perski|farsça|перська|ペルシャ語|ダリー語|达里语|दारी|darice|دارية|persku
ur|urdu|ourdou|урду|اردو|乌尔都语|أوردو|urduca
pa|punjabi|panjabi|pendjabi|パンジャーブ語|パンジャビ語|panyabí|пенджабською
ti|tigrinya|tigrigna|tigrinisch|ティグリニャ語|提格里尼亚语|تغرينيا|تيغرينيا|тигринья|tigriña
tr|turkish|türkçe|turkce|turecki|турецька|ترکی استانبولی
vi|vietnamese|tiếng việt|wietnamski|vietnamca|в'єтнамська|việt ngữ
uk|ukrainian|українська|українською|украинский|по-украински|ukraiński|ukraińskiego|ukraińsku|ukraynaca|اوکراینی
pl|polish|polski|polsku|polskiego|lehçe|польська|польською
so|somali|сомали|somalice
ff|peul|peulh|pulaar|poular|fula|fulani|fulfulde|пулар
sw|swahili|kiswahili|سواحيلية|suajili|суахили
ps|pashto|pachto|pastún|paschtu|pashtu|пушту|باشتو|パシュトー語|पश्तो
hu|tiếng hung
bg|tiếng bungari
sq|albanian|shqip
ku|kurdish|kurdisch|kurde|kurdo|курдский|كردي|kürtçe|kurmanji|kurmanci|kurmandschi|sorani|کردی|کوردی|kurdyjsku
ro|romanian|română|rumuński|romence|румунська
ka|georgian|gruziński|gürcüce|грузинська
qu|quechua|quichua|kichwa|kechua|runasimi
ht|haitian creole|créole haïtien|crioulo haitiano|kreyòl|kreyol ayisyen
gn|guarani|guaraní|avañe'ẽ
bn|bangla|bengali|bengalí|bengalisch|বাংলা|बांग्ला|tiếng bengal
am|amharic|amharique|amharisch|amárico|አማርኛ|अम्हारिक|amharca|tiếng amhara
ak|twi|akan twi|asante twi
st|sesotho|sotho
snk|soninké|soninke|sarakolé
ceb|bisaya|visayan|binisaya
ilo|ilocano|ilokano
rw|kinyarwanda
rn|kirundi
lg|luganda
ny|chichewa|nyanja
kab|kabyle|kabylisch|taqbaylit
zgh|tamazight|amazigh|berber|berbère|bereber|bérbère|berberisch|tachelhit|tarifit|أمازيغية|الأمازيغية
syr|assyrian|aramaic|araméen|aramäisch|suret
`;
