/**
 * Demo professionals: invented people, a function of their sequence number alone. The same `seq` is the same
 * person on every machine and however many are made, so that a test may say "number 21" and a million can be
 * made in several processes. Everything is drawn from one stream per person, in a fixed order.
 */

import {
	type Business,
	type Education,
	type FeeType,
	fractionDigits,
	inEuroCents,
	type Licence,
	type LicenceStatus,
	type Mode,
	type Office,
	type PricedService,
	type SpokenLanguage,
} from "#domain/businesses/businesses.ts";
import {
	type Category,
	categories,
	categoryOf,
	type LegalServiceId,
	legalServices,
	tierOf,
} from "#domain/businesses/legal-services.ts";
import type { BusinessStatus } from "#domain/businesses/listed.ts";
import { type Profession, professionOf } from "#domain/businesses/professions.ts";
import { qualityOf } from "#domain/businesses/quality.ts";
import { daysAfter, daysFrom } from "#domain/ground/days.ts";
import { dayMs } from "#domain/ground/durations.ts";
import type { Language } from "#domain/ground/languages.ts";
import { countryInProse, divisionOf, licenceNumber, type Register, realRegisterOf, registerOf } from "./licences.ts";
import { type Culture, cultureIn, languagesOf, mainCultureOf, originsOf, type Person, personOf } from "./names.ts";
import { isNamedTown, type loadPlaces } from "./places.ts";
import { Random, type WeightedTable, weightedTable } from "./random.ts";
import { type Currency, currencyOf, perEur } from "./rates.ts";

type Places = ReturnType<typeof loadPlaces>;
type City = Places["cities"][number];

/** The day that the demo data is told from: `asMadeOn` moves what lapses to the day on which it is loaded. */
const today = "2026-11-20";
const now = `${today}T06:00:00.000Z`;

/** `key value...` pairs, separated by commas: compact, and one line a reader can scan. */
const entries = (lines: string): [string, string][] =>
	lines
		.trim()
		.split(/\s*,\s*/)
		.map((line) => {
			const at = line.indexOf(" ");
			return [line.slice(0, at), line.slice(at + 1)];
		});
const table = (lines: string): Record<string, string> => Object.fromEntries(entries(lines));

// ---------------------------------------------------------------------------------------------- countries

/** How many professionals a country has, relative to the others: where immigrants go, not where people live. */
const attraction = table(`
US 150, DE 85, ES 80, GB 75, FR 65, CA 60, IT 50, AU 42, AE 30, NL 28, PT 28, CH 24, SE 18, JP 22, BR 26, MX 24,
IN 26, TR 20, ZA 14, NG 14, BE 16, AT 15, IE 14, PL 16, NO 9, DK 9, FI 7, GR 11, CZ 9, RO 7, HU 6, IL 8, SA 9, QA 6,
KW 4, SG 9, HK 8, NZ 10, KR 9, CN 12, TW 5, MY 6, TH 8, PH 7, ID 6, VN 5, AR 13, CL 10, CO 11, PE 7, EC 5, UY 4,
CR 4, PA 4, DO 4, EG 6, MA 7, TN 3, DZ 3, KE 6, GH 5, ET 2, PK 6, BD 4, LU 5, CY 4, MT 4, IS 2, RU 8, UA 6, KZ 3,
GE 3, JO 3, LB 3, HR 3, BG 3, RS 3`);

/** Capitals that are not the largest city of their country; consulates and ministries draw professionals there. */
const capitals = new Set([
	4140963, 6094817, 2172517, 2661552, 323786, 3469058, 292968, 2538475, 964137, 1261481, 1816670, 1581130, 2179537,
	1176615, 2352778, 1701668, 3652462, 1735161, 285787, 170654, 2220957, 2279755,
]);

/** Price level of services, 1 for western Europe. Countries not named: 0.35. */
const priceLevels = table(`
US 1.7, CH 1.9, NO 1.4, DK 1.35, IS 1.4, LU 1.3, GB 1.25, IE 1.2, SE 1.2, NL 1.15, DE 1.1, AT 1.1, BE 1.1, FI 1.15,
FR 1.05, CA 1.25, AU 1.35, NZ 1.1, SG 1.4, HK 1.4, JP 0.9, KR 0.8, IL 1.2, AE 1.1, QA 1.1, KW 1, BH 0.9, SA 0.9, OM 0.8,
IT 0.9, ES 0.8, PT 0.7, GR 0.65, CY 0.8, MT 0.8, MC 1.7, LI 1.8, SM 0.9, AD 0.8, CZ 0.65, PL 0.6, SK 0.6, SI 0.75,
EE 0.7, LT 0.6, LV 0.6, HU 0.5, RO 0.45, BG 0.4, HR 0.6, RS 0.4, TW 0.65, CN 0.5, MY 0.4, TH 0.4, TR 0.35, RU 0.4,
UA 0.3, KZ 0.3, GE 0.3, MX 0.45, BR 0.4, AR 0.4, CL 0.5, UY 0.55, CO 0.3, PE 0.35, EC 0.35, CR 0.5, PA 0.5, DO 0.35,
ZA 0.4, MA 0.35, TN 0.25, DZ 0.25, EG 0.2, NG 0.2, GH 0.25, KE 0.25, ET 0.2, IN 0.22, PK 0.16, BD 0.18, LK 0.2, NP 0.18,
PH 0.25, ID 0.25, VN 0.25, PR 1.2, BM 1.7, KY 1.6`);

/** Languages of a country among the 12, most used first. Countries not named: English. */
const countryLanguages = table(
	[
		"US en es,CA en fr,BE fr nl de,CH de fr it,LU fr de,IN en hi,HK zh en,SG en zh,MY en zh,CY en ru,MT en it",
		"FR fr,MC fr,DE de,AT de,LI de,IT it,SM it,VA it,PT pt,BR pt,AO pt,MZ pt,CV pt,GW pt,ST pt,TL pt,NL nl,SR nl",
		"AW nl,CW nl,RU ru,BY ru,KZ ru,KG ru,TJ ru,UZ ru,TM ru,UA ru,MD ru,GE ru en,AM ru,AZ ru,EE ru en,LV ru en,LT ru en",
		"CN zh,TW zh,MO zh pt,JP ja,NP hi en,PR es en,HT fr,MA ar fr,DZ ar fr,TN ar fr,MR ar fr,LB ar fr en,TD fr ar,DJ fr ar",
		..."ES MX CO PE CL VE EC BO PY CR PA GT HN SV NI CU DO UY AR GQ AD".split(" ").map((code) => `${code} es`),
		..."AE SA QA KW BH OM EG JO IQ SY YE PS LY SD".split(" ").map((code) => `${code} ar en`),
		..."SN CI ML GN BF BJ TG NE CD CG GA CF MG GP MQ GF RE NC PF YT PM WF BL MF".split(" ").map((code) => `${code} fr`),
		"CM fr en,MU en fr,RW en fr,BI fr,SC en fr,KM fr ar,VU en fr",
	].join(","),
);

/** Countries of origin whose people come to a country, most of them first. */
const arrivals = table(`
US MX IN CN PH SV GT HN CU DO VE VN KR NG BR UA, CA IN CN PH NG IR PK FR UA SY CO, GB IN PK NG PL BD RO CN GH IR UA HK ZW,
IE BR IN PL NG UA PH RO PK, DE TR SY UA AF PL RO IR IQ IN NG ER RU VN, AT TR UA SY AF RO RS HU, CH PT IT TR ER LK BR AL,
FR DZ MA TN SN ML CI TR PT CN GN CM VN LK, BE MA TR CD RO SY CM IT, NL TR MA SY PL SR IN ER UA CN,
ES MA CO VE EC PE AR UA RO SN PK CN DO HN CU BO, IT RO AL MA UA CN BD PH EG PK NG PE IN, PT BR AO CV IN UA NP PK GB US MZ,
SE SY IQ SO AF ER PL IR ET, NO PL UA SO SY PK ER PH, DK SY TR PL RO UA IQ PK, FI RU UA IQ SO VN TH, PL UA VN IN TR GE,
CZ UA VN RU IN MD, GR AL PK GE BD SY UA, RO NP LK TR VN MD BD, HU UA CN VN RS TR, LU PT FR IT CV IN, CY PH NP IN SY GB RU,
AE IN PK PH EG BD GB LK SY LB RU NG, SA IN PK BD EG YE PH SD, QA IN NP BD PH EG LK, KW IN EG BD PH PK, TR SY AF RU IR IQ UZ UA,
AU IN CN PH VN NP LK GB MY AF KR, NZ IN PH CN GB ZA FJ LK, JP CN VN KR PH NP BR ID LK, KR CN VN UZ PH NP TH, CN KR US JP NG VN,
HK CN PH ID IN GB PK, SG MY CN IN PH BD MM, TH MM KH CN RU GB, MY ID BD NP MM CN, BR VE HT BO AO PY SN CU,
MX US GT HN VE CU CO HT, AR PY BO VE PE CO UY, CL VE PE HT CO BO, IN NP BD US GB AF, ZA ZW MZ NG CD ET SO MW PK,
NG GH BJ ML CM, KE SO UG SS ET CD, GH NG TG BF CI, EG SD SY PS YE ER, MA SN CI ML FR SY CM, IL RU UA ET FR US, RU UZ TJ KG UA AM`);

/** Where a country is not named above, by the way its addresses are written. */
const arrivalsByStyle = table(`
es VE CO PE BO HT CU US, pt BR CV AO IN UA, ar SY EG IN PK SD PH, en IN NG CN PH GB US, fr SN CM CI ML MG, ru UZ UA AM TJ GE`);
const arrivalsElsewhere = "UA IN SY CN NG TR PK";

const adjectives = table(`
MA Moroccan, DZ Algerian, TN Tunisian, SN Senegalese, CO Colombian, VE Venezuelan, PE Peruvian, EC Ecuadorian,
AR Argentine, BR Brazilian, MX Mexican, CU Cuban, DO Dominican, HN Honduran, GT Guatemalan, SV Salvadoran, BO Bolivian,
PY Paraguayan, HT Haitian, CL Chilean, UA Ukrainian, RU Russian, RO Romanian, PL Polish, BG Bulgarian, AL Albanian,
TR Turkish, SY Syrian, IQ Iraqi, IR Iranian, AF Afghan, LB Lebanese, EG Egyptian, SD Sudanese, ER Eritrean, ET Ethiopian,
SO Somali, NG Nigerian, GH Ghanaian, CM Cameroonian, CI Ivorian, ML Malian, GN Guinean, CD Congolese, AO Angolan,
CV Cape Verdean, MZ Mozambican, ZW Zimbabwean, KE Kenyan, IN Indian, PK Pakistani, BD Bangladeshi, LK Sri Lankan,
NP Nepali, CN Chinese, VN Vietnamese, PH Filipino, ID Indonesian, TH Thai, MM Burmese, KR Korean, JP Japanese,
GB British, US American, FR French, IT Italian, PT Portuguese, ES Spanish, DE German, KZ Kazakh, UZ Uzbek, GE Georgian,
AM Armenian, UG Ugandan, UY Uruguayan, YE Yemeni, PS Palestinian, RS Serbian, HU Hungarian, MD Moldovan, MY Malaysian`);

const languageNames: Record<Language, string> = {
	en: "English",
	es: "Spanish",
	fr: "French",
	de: "German",
	it: "Italian",
	pt: "Portuguese",
	nl: "Dutch",
	ru: "Russian",
	zh: "Chinese",
	ja: "Japanese",
	ar: "Arabic",
	hi: "Hindi",
};

/** Cities that are the seat of a chamber, `city=chamber` where the chamber is named after something else. */
const seats = Object.fromEntries(
	Object.entries({
		ES: "Madrid,Barcelona,Valencia,Sevilla,Zaragoza,Málaga,Murcia,Palma=Illes Balears,Las Palmas de Gran Canaria=Las Palmas,Bilbao=Bizkaia,Alicante,Córdoba,Valladolid,Vigo,Gijón,A Coruña,Granada,Oviedo,Santa Cruz de Tenerife,Pamplona,Almería,San Sebastián=Gipuzkoa,Burgos,Salamanca,Albacete,Logroño=La Rioja,Badajoz,Lleida,Tarragona,León,Cádiz,Jaén,Girona,Santander=Cantabria,Castelló de la Plana=Castellón",
		DE: "Berlin,Hamburg,Munich=München,Köln,Frankfurt am Main=Frankfurt,Stuttgart,Düsseldorf,Leipzig=Sachsen,Dresden=Sachsen,Bremen,Hannover=Celle,Nürnberg,Karlsruhe,Freiburg=Freiburg,Kassel,Erfurt=Thüringen,Magdeburg=Sachsen-Anhalt,Rostock=Mecklenburg-Vorpommern,Saarbrücken=Saarland,Koblenz,Bamberg,Braunschweig,Oldenburg,Hamm,Tübingen,Kiel=Schleswig-Holstein,Potsdam=Brandenburg",
		FR: "Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille,Rennes,Reims,Toulon,Grenoble,Dijon,Angers,Nîmes,Rouen,Metz,Nancy,Tours,Limoges,Amiens,Perpignan,Besançon,Orléans,Mulhouse,Caen",
		IT: "Rome=Roma,Milan=Milano,Naples=Napoli,Turin=Torino,Palermo,Genoa=Genova,Bologna,Florence=Firenze,Bari,Catania,Venice=Venezia,Verona,Messina,Padova,Trieste,Brescia,Parma,Modena,Perugia,Cagliari,Bergamo,Trento",
		PL: "Warsaw=Warszawa,Kraków,Łódź,Wrocław,Poznań,Gdańsk,Szczecin,Lublin,Katowice,Białystok,Rzeszów,Toruń",
		PT: "Lisbon=Lisboa,Porto,Braga=Porto,Coimbra,Évora,Faro,Funchal=Madeira,Ponta Delgada=Açores",
		BR: "São Paulo,Rio de Janeiro,Brasília=Distrito Federal,Salvador=Bahia,Fortaleza=Ceará,Belo Horizonte=Minas Gerais,Manaus=Amazonas,Curitiba=Paraná,Recife=Pernambuco,Porto Alegre=Rio Grande do Sul,Belém=Pará,Goiânia=Goiás,Florianópolis=Santa Catarina,Natal=Rio Grande do Norte",
		MX: "Mexico City=Ciudad de México,Guadalajara=Jalisco,Monterrey=Nuevo León,Puebla,Tijuana=Baja California,León=Guanajuato,Mérida=Yucatán,Cancún=Quintana Roo,Querétaro",
		IN: "Mumbai=Maharashtra and Goa,Delhi,New Delhi=Delhi,Bengaluru=Karnataka,Bangalore=Karnataka,Chennai=Tamil Nadu,Kolkata=West Bengal,Hyderabad=Telangana,Ahmedabad=Gujarat,Jaipur=Rajasthan,Lucknow=Uttar Pradesh,Chandigarh=Punjab and Haryana,Kochi=Kerala",
		CH: "Zürich,Bern,Basel=Basel-Stadt,Genève,Lausanne=Vaud,Luzern,Lugano=Ticino,St. Gallen,Fribourg,Neuchâtel,Sion=Valais,Zug",
		AR: "Buenos Aires=Capital Federal,Córdoba,Rosario=Santa Fe,Mendoza,La Plata=Provincia de Buenos Aires,San Miguel de Tucumán=Tucumán",
	}).map(([country, list]) => [country, list.split(",").map((seat) => seat.split("=") as [string, string?])]),
) as Record<string, [string, string?][]>;

// ---------------------------------------------------------------------------------------------- addresses

/** How addresses, firms and degrees are written in a part of the world. */
type Style = {
	/** Separated by commas. */
	streets: string;
	address: (street: string, random: Random) => string;
	/** What a law firm, a tax firm, a translation office and any other call themselves; `*` is the family name. */
	firms: { law: readonly string[]; tax: readonly string[]; translation: readonly string[]; other: readonly string[] };
	degrees: { law: string; tax: string; translation: string; other: string; further: string };
	/** `*` is the city. */
	university: string;
};

const englishFirms: Style["firms"] = {
	law: ["* Law", "* & Partners", "* Legal", "Law Office of *", "* & Associates"],
	tax: ["* Tax", "* & Co. Accountants", "* Tax Advisory"],
	translation: ["* Translations", "* Language Services"],
	other: ["* Consulting", "* Services", "* Office"],
};
const englishDegrees: Style["degrees"] = {
	law: "Bachelor of Laws (LL.B.)",
	tax: "Bachelor of Commerce in Accounting",
	translation: "Master of Arts in Translation",
	other: "Bachelor of Arts in Public Administration",
	further: "Master of Laws (LL.M.)",
};

const spanishFirms: Style["firms"] = {
	law: ["* Abogados", "Despacho *", "Bufete *", "* Asociados"],
	tax: ["Asesoría *", "* Asesores Fiscales"],
	translation: ["* Traducciones", "Traducciones Juradas *"],
	other: ["Gestoría *", "* Trámites"],
};
const frenchFirms: Style["firms"] = {
	law: ["Cabinet *", "* Avocats", "* et Associés"],
	tax: ["Cabinet comptable *", "* Expertise"],
	translation: ["* Traductions", "Bureau de traduction *"],
	other: ["Étude *", "* Démarches"],
};
const germanFirms: Style["firms"] = {
	law: ["Kanzlei *", "* Rechtsanwälte", "Rechtsanwaltskanzlei *"],
	tax: ["Steuerkanzlei *", "* Steuerberatung"],
	translation: ["Übersetzungsbüro *", "* Übersetzungen"],
	other: ["Büro *", "* Service"],
};
const portugueseFirms: Style["firms"] = {
	law: ["* Advogados", "* Advocacia", "* e Associados"],
	tax: ["* Contabilidade", "Escritório contábil *"],
	translation: ["* Traduções"],
	other: ["* Documentação", "* Serviços"],
};

const floorOrdinals = ["1st", "2nd", "3rd", "4th", "5th", "6th"];

const styles = {
	es: {
		streets:
			"Calle Mayor,Calle de la Luna,Avenida de la Constitución,Calle San Martín,Calle del Sol,Paseo de la Alameda,Calle Real,Avenida Libertad,Calle Cervantes,Calle Colón,Calle de las Flores,Avenida del Puerto,Calle Nueva,Plaza de España,Calle del Carmen,Calle del Olmo,Avenida de la Independencia,Calle Santa Ana",
		address: (street, random) => `${street} ${random.int(1, 190)}, ${random.int(1, 7)}.º ${"ABCD"[random.int(0, 3)]}`,
		firms: spanishFirms,
		degrees: {
			law: "Licenciatura en Derecho",
			tax: "Licenciatura en Contaduría y Finanzas",
			translation: "Grado en Traducción e Interpretación",
			other: "Diplomatura en Gestión Administrativa",
			further: "Máster en Derecho de Extranjería",
		},
		university: "Universidad de *",
	},
	fr: {
		streets:
			"rue de la République,rue Victor-Hugo,avenue de la Gare,boulevard Voltaire,rue des Lilas,rue du Marché,place de la Mairie,rue Pasteur,avenue Jean-Jaurès,rue Saint-Michel,boulevard de la Liberté,rue du Faubourg,rue des Écoles,quai du Port,rue Molière,avenue du Parc",
		address: (street, random) => `${random.int(1, 180)} ${street}`,
		firms: frenchFirms,
		degrees: {
			law: "Master en droit",
			tax: "Diplôme supérieur de comptabilité et de gestion",
			translation: "Master de traduction",
			other: "Licence d'administration publique",
			further: "Master 2 en droit des étrangers",
		},
		university: "Université de *",
	},
	de: {
		streets:
			"Hauptstraße,Bahnhofstraße,Schillerstraße,Goethestraße,Lindenallee,Marktplatz,Gartenstraße,Friedrichstraße,Rosenweg,Kirchgasse,Mozartstraße,Am Stadtpark,Kaiserstraße,Wilhelmstraße,Mühlenweg,Ringstraße",
		address: (street, random) => `${street} ${random.int(1, 160)}${random.chance(0.15) ? "a" : ""}`,
		firms: germanFirms,
		degrees: {
			law: "Zweites Juristisches Staatsexamen",
			tax: "Diplom-Finanzwirt",
			translation: "Master Konferenzdolmetschen und Übersetzen",
			other: "Bachelor Öffentliche Verwaltung",
			further: "Fachanwaltslehrgang Migrationsrecht",
		},
		university: "Universität *",
	},
	it: {
		streets:
			"Via Roma,Via Garibaldi,Corso Italia,Via Dante,Via Mazzini,Piazza della Libertà,Via Verdi,Viale della Stazione,Via Cavour,Corso Umberto I,Via dei Mille,Via San Marco,Via Manzoni,Via XX Settembre,Viale Europa,Via delle Rose",
		address: (street, random) => `${street} ${random.int(1, 170)}`,
		firms: {
			law: ["Studio Legale *", "* Avvocati", "Avvocati * e Associati"],
			tax: ["Studio commerciale *", "Studio *"],
			translation: ["* Traduzioni"],
			other: ["Studio *", "Agenzia *"],
		},
		degrees: {
			law: "Laurea magistrale in Giurisprudenza",
			tax: "Laurea in Economia e Commercio",
			translation: "Laurea in Traduzione e Interpretazione",
			other: "Laurea in Scienze dell'Amministrazione",
			further: "Master in Diritto dell'immigrazione",
		},
		university: "Università di *",
	},
	pt: {
		streets:
			"Rua da Liberdade,Avenida da República,Rua das Flores,Rua de Santa Catarina,Rua Direita,Avenida Central,Rua do Comércio,Largo da Estação,Rua São João,Rua Nova,Rua da Praia,Rua do Carmo,Rua do Sol",
		address: (street, random) => `${street}, ${random.int(1, 890)}, ${random.int(1, 12)}.º andar`,
		firms: portugueseFirms,
		degrees: {
			law: "Licenciatura em Direito",
			tax: "Licenciatura em Contabilidade",
			translation: "Licenciatura em Tradução",
			other: "Licenciatura em Administração Pública",
			further: "Pós-graduação em Direito da Imigração",
		},
		university: "Universidade de *",
	},
	nl: {
		streets:
			"Kerkstraat,Stationsplein,Dorpsstraat,Molenweg,Prinsengracht,Hoofdstraat,Julianalaan,Nieuwstraat,Marktstraat,Oranjelaan,Parkweg,Schoolstraat,Wilhelminastraat,Havenkade",
		address: (street, random) => `${street} ${random.int(1, 240)}`,
		firms: {
			law: ["* Advocaten", "Advocatenkantoor *", "* Advocatuur"],
			tax: ["* Belastingadvies"],
			translation: ["Vertaalbureau *", "* Vertalingen"],
			other: ["Kantoor *", "* Advies"],
		},
		degrees: {
			law: "Master Nederlands recht",
			tax: "Master Fiscaal recht",
			translation: "Master Vertalen",
			other: "Bachelor Bestuurskunde",
			further: "Specialisatieopleiding migratierecht",
		},
		university: "Universiteit *",
	},
	us: {
		streets:
			"Main Street,Oak Avenue,Market Street,Washington Boulevard,Park Avenue,Elm Street,Broadway,2nd Avenue,Lincoln Road,Maple Street,Union Square,5th Street,Liberty Avenue,Cedar Lane,Sunset Drive,Franklin Street",
		address: (street, random) =>
			random.chance(0.6)
				? `${random.int(10, 9800)} ${street}, Suite ${random.int(100, 2400)}`
				: `${random.int(10, 9800)} ${street}`,
		firms: {
			...englishFirms,
			law: ["* Law", "The * Law Firm", "* Immigration Law", "* & Associates", "Law Office of *"],
		},
		degrees: {
			law: "Juris Doctor (J.D.)",
			tax: "Bachelor of Science in Accounting",
			translation: "Master of Arts in Translation",
			other: "Bachelor of Arts in Political Science",
			further: "Master of Laws (LL.M.)",
		},
		university: "University of *",
	},
	en: {
		streets:
			"High Street,Station Road,Church Lane,Victoria Road,King Street,Queen Street,Market Place,London Road,Mill Lane,Park Road,Albert Street,Bridge Street,George Street,New Road,Castle Street,Harbour Road",
		address: (street, random) =>
			random.chance(0.3)
				? `${floorOrdinals[random.int(0, 5)]} floor, ${random.int(1, 220)} ${street}`
				: `${random.int(1, 220)} ${street}`,
		firms: { ...englishFirms, law: ["* Solicitors", "* Legal", "* & Partners", "* & Co.", "* Chambers"] },
		degrees: englishDegrees,
		university: "University of *",
	},
	in: {
		streets:
			"MG Road,Station Road,Nehru Place,Gandhi Nagar,Park Street,Ring Road,Civil Lines,Lake View Road,Sector 18,Anna Salai,College Road,Market Road",
		address: (street, random) =>
			`${random.int(101, 912)}, ${random.pick(["Shanti", "Lotus", "Crystal", "Sai", "Royal", "Empire"])} Complex, ${street}`,
		firms: { ...englishFirms, law: ["* & Associates", "* Law Chambers", "* Legal", "Chambers of *"] },
		degrees: { ...englishDegrees, law: "B.A. LL.B.", tax: "Bachelor of Commerce" },
		university: "University of *",
	},
	ar: {
		streets:
			"Al Wahda Street,Corniche Road,King Faisal Street,Al Nasr Street,Independence Street,Al Quds Street,University Street,Al Salam Street,Airport Road,Al Jumhuriya Street,Palm Street,Al Andalus Street,Market Street,Garden Street",
		address: (street, random) => `Office ${random.int(101, 2104)}, ${street}`,
		firms: { ...englishFirms, law: ["* Advocates", "* Legal Consultants", "* Law Office", "* & Partners"] },
		degrees: englishDegrees,
		university: "University of *",
	},
	ru: {
		streets:
			"ulitsa Lenina,ulitsa Pushkina,Sadovaya ulitsa,prospekt Mira,ulitsa Gagarina,Tsentralnaya ulitsa,Naberezhnaya ulitsa,Shkolnaya ulitsa,ulitsa Abaya,Zelyonaya ulitsa,ulitsa Chekhova,Vokzalnaya ulitsa",
		address: (street, random) => `${street} ${random.int(1, 140)}, office ${random.int(1, 420)}`,
		firms: { ...englishFirms, law: ["* i Partnyory", "* Law Office", "Advokatskiy kabinet *"] },
		degrees: { ...englishDegrees, law: "Specialist degree in Jurisprudence" },
		university: "* State University",
	},
	slavic: {
		streets:
			"Glavna ulica,Vrtna ulica,Školska ulica,Nova ulica,Zelena ulica,Ulica slobode,Kolodvorska ulica,Gradska ulica,Sunčana ulica,Riječna ulica",
		address: (street, random) => `${street} ${random.int(1, 130)}/${random.int(1, 40)}`,
		firms: { ...englishFirms, law: ["* Legal", "* & Partners", "* Law Office"] },
		degrees: { ...englishDegrees, law: "Master of Laws (Mgr)" },
		university: "University of *",
	},
	pl: {
		streets:
			"ul. Długa,ul. Ogrodowa,ul. Lipowa,ul. Słoneczna,ul. Polna,ul. Kościuszki,ul. Leśna,al. Niepodległości,ul. Mickiewicza,ul. Szkolna,ul. Krótka,ul. Parkowa",
		address: (street, random) => `${street} ${random.int(1, 130)}/${random.int(1, 40)}`,
		firms: {
			law: ["Kancelaria *", "* i Partnerzy"],
			tax: ["* Doradztwo Podatkowe"],
			translation: ["Biuro tłumaczeń *"],
			other: ["Biuro *"],
		},
		degrees: { ...englishDegrees, law: "Magister prawa", translation: "Magister filologii" },
		university: "University of *",
	},
	nordic: {
		streets:
			"Storgatan,Kungsgatan,Drottninggatan,Skolgatan,Järnvägsgatan,Kyrkogatan,Hamngatan,Parkgatan,Nygatan,Östra Långgatan",
		address: (street, random) => `${street} ${random.int(1, 120)}`,
		firms: { ...englishFirms, law: ["Advokat *", "* Legal", "* & Partners"] },
		degrees: { ...englishDegrees, law: "Master of Laws (juristexamen)" },
		university: "University of *",
	},
	tr: {
		streets:
			"Atatürk Caddesi,Cumhuriyet Caddesi,İstiklal Sokak,Gül Sokak,Barış Caddesi,Lale Sokak,Çınar Sokak,Zafer Caddesi,Sahil Yolu,Bahçe Sokak,Okul Caddesi,Fatih Sokak",
		address: (street, random) => `${street} No: ${random.int(1, 180)}/${random.int(1, 24)}`,
		firms: {
			law: ["* Hukuk Bürosu", "* Avukatlık"],
			tax: ["* Mali Müşavirlik"],
			translation: ["* Tercüme"],
			other: ["* Danışmanlık"],
		},
		degrees: { ...englishDegrees, law: "Hukuk Lisansı" },
		university: "* Üniversitesi",
	},
	zh: {
		streets:
			"Zhongshan Road,Renmin Road,Jiefang Avenue,Jianshe Road,Heping Road,Xinhua Road,Nanjing Road,Beijing Road,Guangming Street,Wenhua Road,Xihu Road",
		address: (street, random) => `Room ${random.int(301, 3208)}, No. ${random.int(1, 980)} ${street}`,
		firms: { ...englishFirms, law: ["* Law Firm", "* & Partners"] },
		degrees: englishDegrees,
		university: "* University",
	},
	ja: {
		streets:
			"Hommachi,Sakaecho,Chuo,Midoricho,Honcho,Asahicho,Minamimachi,Kitamachi,Sakuragaoka,Shinmachi,Nakamachi,Ekimae",
		address: (street, random) => `${random.int(1, 8)}-${random.int(1, 30)}-${random.int(1, 20)} ${street}`,
		firms: {
			law: ["* Law Office", "* Legal"],
			tax: ["* Tax Accountant Office"],
			translation: ["* Translation Office"],
			other: ["* Administrative Scrivener Office", "* Office"],
		},
		degrees: englishDegrees,
		university: "* University",
	},
	ko: {
		streets:
			"Jungang-ro,Sejong-daero,Teheran-ro,Daehak-ro,Haebyeon-ro,Gukje-daero,Sicheong-ro,Bukbu-ro,Gongdan-ro,Munhwa-ro",
		address: (street, random) => `${random.int(1, 620)} ${street}, ${random.int(2, 18)}F`,
		firms: { ...englishFirms, law: ["* Law Office", "* Law Group"] },
		degrees: englishDegrees,
		university: "* University",
	},
	vi: {
		streets:
			"Lê Lợi,Nguyễn Huệ,Trần Hưng Đạo,Hai Bà Trưng,Lý Thường Kiệt,Điện Biên Phủ,Phan Chu Trinh,Quang Trung,Hùng Vương,Lê Duẩn",
		address: (street, random) => `${random.int(1, 480)} ${street}`,
		firms: { ...englishFirms, law: ["* Law Office", "* & Partners"] },
		degrees: englishDegrees,
		university: "* University",
	},
	sea: {
		streets:
			"Jalan Merdeka,Jalan Sudirman,Jalan Melati,Jalan Raja,Jalan Kenanga,Jalan Mawar,Jalan Pasar,Jalan Pahlawan,Jalan Stasiun,Jalan Damai",
		address: (street, random) => `${street} ${random.int(1, 380)}, ${floorOrdinals[random.int(0, 5)]} floor`,
		firms: englishFirms,
		degrees: englishDegrees,
		university: "University of *",
	},
	el: {
		streets:
			"Odos Ermou,Odos Athinas,Leoforos Alexandras,Odos Venizelou,Odos Solonos,Odos Egnatia,Odos Panepistimiou,Odos Kanari,Leoforos Kifisias,Odos Makariou",
		address: (street, random) => `${street} ${random.int(1, 160)}`,
		firms: { ...englishFirms, law: ["* Law Office", "* & Associates"] },
		degrees: englishDegrees,
		university: "University of *",
	},
	hu: {
		streets:
			"Kossuth utca,Petőfi utca,Fő utca,Rákóczi út,Béke utca,Szabadság tér,Ady Endre utca,Dózsa György út,Kert utca,Vasút utca",
		address: (street, random) => `${street} ${random.int(1, 130)}.`,
		firms: { ...englishFirms, law: ["* Ügyvédi Iroda"] },
		degrees: { ...englishDegrees, law: "Okleveles jogász" },
		university: "University of *",
	},
	ro: {
		streets:
			"Strada Unirii,Bulevardul Independenței,Strada Florilor,Calea Victoriei,Strada Mihai Eminescu,Strada Gării,Strada Libertății,Bulevardul Carol I,Strada Teilor,Strada Morii",
		address: (street, random) => `${street} nr. ${random.int(1, 150)}`,
		firms: { ...englishFirms, law: ["Cabinet de avocat *", "* și Asociații"] },
		degrees: { ...englishDegrees, law: "Licență în drept" },
		university: "Universitatea din *",
	},
} satisfies Record<string, Style>;

/** Streets of countries that write addresses as their neighbours do, in another language. */
const localStreets: Record<string, string> = {
	BR: "Rua Sete de Setembro,Avenida Brasil,Rua XV de Novembro,Avenida Paulista,Rua das Palmeiras,Rua Tiradentes,Avenida Getúlio Vargas,Rua São José",
	CH: "Bahnhofstrasse,Hauptstrasse,Seestrasse,Dorfstrasse,Marktgasse,Rue du Lac,Rue de la Gare,Rue du Rhône,Avenue de la Gare,Via Nassa",
	BE: "Rue de la Loi,Avenue Louise,Rue du Marché,Rue Haute,Kerkstraat,Stationsstraat,Nieuwstraat,Grote Markt,Rue de la Station",
	CZ: "Lipová,Zahradní,Nádražní,Komenského,Dlouhá,Polní,Školní,Palackého,Husova,Krátká",
	SK: "Hlavná,Školská,Záhradná,Železničná,Dlhá,Lipová,Nová,Mlynská,Kvetná",
	LT: "Gedimino pr.,Vilniaus g.,Laisvės al.,Sodų g.,Liepų g.,Mokyklos g.",
	LV: "Brīvības iela,Liepu iela,Skolas iela,Dzirnavu iela,Parka iela,Ezera iela",
	EE: "Pikk tänav,Kooli tänav,Pargi tänav,Tartu maantee,Narva maantee,Aia tänav",
	NO: "Storgata,Kirkegata,Parkveien,Skolegata,Strandgata,Havnegata,Bergveien,Jernbanegata",
	DK: "Hovedgaden,Vestergade,Nørregade,Østergade,Skolegade,Havnegade,Parkvej,Kirkevej",
	FI: "Kirkkokatu,Puistokatu,Koulukatu,Asemakatu,Satamakatu,Kauppakatu,Rantakatu,Torikatu",
	IS: "Laugavegur,Aðalgata,Skólavegur,Hafnargata,Kirkjuvegur,Sólvellir",
	PH: "Rizal Avenue,Mabini Street,Bonifacio Street,Quezon Avenue,Luna Street,Del Pilar Street,Burgos Street",
	TH: "Sukhumvit Road,Silom Road,Charoen Krung Road,Ratchadamnoen Road,Nimman Road,Beach Road",
	KH: "Norodom Boulevard,Street 51,Street 178,Sihanouk Boulevard,Riverside Road",
	LA: "Setthathirath Road,Samsenthai Road,Lane Xang Avenue,Fa Ngum Road",
	MM: "Anawrahta Road,Merchant Street,Bogyoke Road,Pagoda Road,Strand Road",
	HK: "Queen's Road Central,Des Voeux Road,Nathan Road,Hennessy Road,Canton Road,King's Road,Argyle Street",
	MO: "Avenida da Praia Grande,Rua do Campo,Avenida de Almeida Ribeiro,Rua de Pequim",
	IL: "Herzl Street,Rothschild Boulevard,Ben Yehuda Street,Jaffa Road,HaNevi'im Street,Dizengoff Street,Weizmann Street",
	IR: "Vali Asr Street,Enghelab Avenue,Azadi Street,Ferdowsi Street,Saadi Street,Hafez Street",
	AF: "Shahr-e Naw Street,Pashtunistan Avenue,Jada-e Maiwand,Park Road",
	GE: "Rustaveli Avenue,Pushkin Street,Tabidze Street,Chavchavadze Avenue,Gorgiladze Street",
	AM: "Abovyan Street,Tumanyan Street,Mashtots Avenue,Sayat-Nova Avenue,Pushkin Street",
	AZ: "Nizami Street,Fuzuli Street,Azadliq Avenue,Khagani Street,Istiqlaliyyat Street",
	MA: "avenue Mohammed V,boulevard Zerktouni,rue de Fès,avenue Hassan II,boulevard d'Anfa,rue Ibn Batouta",
	DZ: "rue Didouche Mourad,boulevard Zighoud Youcef,rue Larbi Ben M'hidi,avenue de l'Indépendance",
	TN: "avenue Habib Bourguiba,rue de Marseille,avenue de la Liberté,rue Ibn Khaldoun",
};

/** Cities as their universities write them, where GeoNames has the English name; and parts of cities that have none. */
const universityCities: Record<string, string> = {
	Vienna: "Wien",
	Munich: "München",
	Rome: "Roma",
	Milan: "Milano",
	Naples: "Napoli",
	Turin: "Torino",
	Genoa: "Genova",
	Florence: "Firenze",
	Venice: "Venezia",
	Lisbon: "Lisboa",
	Brussels: "Bruxelles",
	"The Hague": "Den Haag",
	Brooklyn: "New York",
	Queens: "New York",
	Manhattan: "New York",
	"The Bronx": "New York",
	"New York City": "New York",
	Bucharest: "București",
};

/** The first digits or the letter of postcodes by state, where the number is one. */
const divisionStarts: Record<string, Record<string, string>> = {
	US: table(
		"AL 35,AK 995,AZ 85,AR 72,CA 92,CO 80,CT 06,DE 19,DC 200,FL 33,GA 30,HI 967,ID 83,IL 60,IN 46,IA 50,KS 66,KY 40,LA 70,ME 04,MD 21,MA 02,MI 48,MN 55,MS 39,MO 63,MT 59,NE 68,NV 89,NH 03,NJ 07,NM 87,NY 11,NC 27,ND 58,OH 44,OK 73,OR 97,PA 19,RI 02,SC 29,SD 57,TN 37,TX 75,UT 84,VT 05,VA 22,WA 98,WV 25,WI 53,WY 82",
	),
	CA: table("AB T,BC V,MB R,NB E,NL A,NS B,NT X,ON L,PE C,QC J,SK S,YT Y"),
	AU: table("ACT 26,NSW 2,NT 08,QLD 4,SA 5,TAS 7,VIC 3,WA 6"),
};

const styleOf = Object.fromEntries(
	Object.entries({
		es: "ES MX CO PE CL VE EC BO PY CR PA GT HN SV NI CU DO PR UY AR GQ AD",
		fr: "FR LU MC BE GP MQ GF RE PF NC YT PM WF BL MF HT SN CI ML GN BF BJ TG NE CD CG CM GA CF TD DJ KM MG MA DZ TN",
		de: "DE AT CH LI",
		it: "IT SM VA",
		pt: "PT BR AO MZ CV GW ST TL",
		nl: "NL SR AW CW BQ SX",
		us: "US CA VI GU",
		in: "IN PK BD LK NP BT",
		ar: "AE SA QA KW BH OM YE IQ SY LB JO PS EG SD LY EH MR IR AF IL",
		ru: "RU BY UA KZ KG TJ UZ TM GE AM AZ MD MN",
		slavic: "CZ SK SI HR RS BA ME MK BG AL XK LT LV EE",
		pl: "PL",
		nordic: "SE NO DK FI IS GL FO AX",
		tr: "TR",
		zh: "CN TW HK MO",
		ja: "JP",
		ko: "KR KP",
		vi: "VN",
		sea: "ID MY TH PH KH LA MM BN",
		el: "GR CY",
		hu: "HU",
		ro: "RO",
	}).flatMap(([style, countries]) => countries.split(" ").map((country) => [country, style])),
) as Record<string, keyof typeof styles>;

/** Postcodes: `#` a digit, `@` a letter. Countries not named have none. */
const postcodeFormats = {
	...Object.fromEntries(
		"US ES FR DE IT FI HR RS BA ME MX PE UY DO TR UA KR MY TH ID PK SA EG MA DZ TN LT MC SM KE GT"
			.split(" ")
			.map((c) => [c, "#####"]),
	),
	...Object.fromEntries("BE CH AT LU DK NO AU NZ HU BG SI PT ZA CY BD PH GE AR LI".split(" ").map((c) => [c, "####"])),
	...Object.fromEntries("RO RU IN CN SG CO EC KZ UZ VN NG BY".split(" ").map((c) => [c, "######"])),
	PT: "####-###",
	NL: "#### @@",
	GB: "@## #@@",
	IE: "@## @###",
	CA: "@#@ #@#",
	BR: "#####-###",
	JP: "###-####",
	PL: "##-###",
	SE: "### ##",
	CZ: "### ##",
	SK: "### ##",
	GR: "### ##",
	AR: "@####",
	CL: "#######",
	IL: "#######",
	TW: "######",
	MT: "@@@ ####",
	CR: "#####",
	IR: "##########",
} as Record<string, string>;

/** How postcodes begin in some cities, by GeoNames name and country. */
const postcodeStarts = Object.fromEntries(
	"Madrid|ES|280,Barcelona|ES|080,Valencia|ES|460,Sevilla|ES|410,Zaragoza|ES|500,Málaga|ES|290,Bilbao|ES|480,Paris|FR|750,Marseille|FR|130,Lyon|FR|690,Toulouse|FR|310,Nice|FR|060,Bordeaux|FR|330,Lille|FR|590,Berlin|DE|10,Hamburg|DE|20,Munich|DE|80,Köln|DE|50,Frankfurt am Main|DE|60,Stuttgart|DE|70,Düsseldorf|DE|40,Leipzig|DE|04,Rome|IT|001,Milan|IT|201,Naples|IT|801,Turin|IT|101,London|GB|E,Birmingham|GB|B,Manchester|GB|M,Glasgow|GB|G,Liverpool|GB|L,Sheffield|GB|S,New York City|US|100,Los Angeles|US|900,Chicago|US|606,Houston|US|770,Miami|US|331,San Francisco|US|941,Boston|US|021,Washington, D.C.|US|200,Dallas|US|752,Philadelphia|US|191,Toronto|CA|M5,Montréal|CA|H2,Vancouver|CA|V6,Calgary|CA|T2,Ottawa|CA|K1,Amsterdam|NL|10,Rotterdam|NL|30,The Hague|NL|25,Lisbon|PT|1,Porto|PT|4,Brussels|BE|10,Zürich|CH|80,Genève|CH|12,Bern|CH|30,Wien|AT|1,Vienna|AT|1,Dublin|IE|D,Sydney|AU|20,Melbourne|AU|30,Brisbane|AU|40,Perth|AU|60,Tokyo|JP|1,Osaka|JP|5,São Paulo|BR|0,Rio de Janeiro|BR|2,Warsaw|PL|0,Stockholm|SE|11,Oslo|NO|0,Copenhagen|DK|1,Mexico City|MX|0,Mumbai|IN|4000,Delhi|IN|1100,New Delhi|IN|1100,Istanbul|TR|34,Ankara|TR|06,Moscow|RU|1,Athens|GR|10"
		.replace("Washington, D.C.", "Washington; D.C.")
		.split(",")
		.map((line) => {
			const [city, country, start] = line.replace(";", ",").split("|") as [string, string, string];
			return [`${country} ${city}`, start];
		}),
) as Record<string, string>;

// ---------------------------------------------------------------------------------------------- services and fees

/** For each service: fee in EUR at price level 1, what the state charges on top (0: nothing), and how a headline names it. */
const serviceFacts: Record<LegalServiceId, readonly [fee: number, governmentFee: number, phrase: string]> = {
	residence_permit: [380, 40, "residence permits"],
	residence_permit_renewal: [220, 30, "permit renewals"],
	permanent_residence: [420, 90, "permanent residence"],
	citizenship_naturalisation: [520, 150, "citizenship"],
	family_reunification: [480, 60, "family reunification"],
	work_permit: [450, 80, "work permits"],
	asylum_application: [300, 0, "asylum"],
	humanitarian_protection: [300, 0, "humanitarian protection"],
	regularisation: [420, 20, "regularisation"],
	visa_refusal_appeal: [550, 100, "visa refusal appeals"],
	deportation_defence: [800, 0, "deportation defence"],
	immigration_detention: [650, 0, "immigration detention"],
	tax_return: [150, 0, "tax returns"],
	tax_number: [60, 0, "tax numbers"],
	double_taxation: [220, 0, "double taxation"],
	expat_tax_regime: [320, 0, "tax rules for newcomers"],
	self_employed_tax: [110, 0, "self-employed tax"],
	tax_dispute: [350, 0, "tax disputes"],
	certified_translation: [45, 0, "certified translations"],
	civil_certificate_translation: [38, 0, "civil certificates"],
	diploma_translation: [50, 0, "diplomas"],
	court_interpreting: [120, 0, "court interpreting"],
	appointment_interpreting: [70, 0, "interpreting at appointments"],
	unfair_dismissal: [350, 0, "unfair dismissal"],
	unpaid_wages: [220, 0, "unpaid wages"],
	employment_contract_review: [140, 0, "contract reviews"],
	severance_agreement: [260, 0, "severance agreements"],
	workplace_harassment: [320, 0, "harassment at work"],
	work_accident: [300, 0, "accidents at work"],
	labour_exploitation: [180, 0, "labour exploitation"],
	eviction_defence: [320, 0, "eviction defence"],
	rental_contract_review: [110, 0, "rental contracts"],
	deposit_recovery: [140, 0, "rental deposits"],
	housing_repairs: [160, 0, "housing repairs"],
	rent_increase: [130, 0, "rent increases"],
	property_purchase: [850, 0, "buying a home"],
	discrimination_complaint: [220, 0, "discrimination"],
	hate_crime: [200, 0, "hate crime"],
	police_misconduct: [350, 0, "police misconduct"],
	public_services_access: [120, 0, "access to public services"],
	personal_data_rights: [140, 0, "personal data rights"],
	company_formation: [680, 120, "company formation"],
	self_employment_registration: [160, 20, "self-employed registration"],
	business_licence: [380, 90, "business licences"],
	shareholder_agreement: [650, 0, "partner agreements"],
	trademark_registration: [420, 200, "trademarks"],
	commercial_contract: [300, 0, "commercial contracts"],
	tourist_visa: [90, 80, "visitor visas"],
	skilled_worker_visa: [480, 140, "skilled worker visas"],
	digital_nomad_visa: [420, 80, "digital nomad visas"],
	investor_visa: [1600, 400, "investor visas"],
	retirement_visa: [450, 90, "retirement visas"],
	residence_registration: [70, 0, "address registration"],
	foreigner_identity_number: [80, 12, "foreigner identity numbers"],
	apostille: [60, 20, "apostilles"],
	power_of_attorney: [75, 0, "powers of attorney"],
	certified_copy: [25, 0, "certified copies"],
	sworn_statement: [50, 0, "sworn statements"],
	will_drafting: [220, 0, "wills"],
	property_deed: [550, 150, "property deeds"],
	application_forms: [40, 0, "forms filled in"],
	official_letter: [35, 0, "letters to authorities"],
	complaint_letter: [40, 0, "complaint letters"],
	invitation_letter: [30, 0, "invitation letters"],
	appointment_booking: [20, 0, "official appointments"],
	divorce: [780, 0, "divorce"],
	child_custody: [650, 0, "child custody"],
	child_support: [320, 0, "child support"],
	marriage_with_foreigner: [350, 30, "international marriage"],
	prenuptial_agreement: [380, 0, "prenuptial agreements"],
	domestic_violence_protection: [150, 0, "protection from violence"],
	adoption: [900, 60, "adoption"],
	refund_claim: [80, 0, "refunds"],
	debt_relief: [300, 0, "debt relief"],
	scam_recovery: [250, 0, "scams"],
	bank_account_refusal: [110, 0, "refused bank accounts"],
	flight_compensation: [75, 0, "flight compensation"],
	insurance_claim: [180, 0, "insurance claims"],
	student_visa_application: [260, 80, "student visas"],
	student_permit_renewal: [180, 40, "student permit renewals"],
	student_visa_refusal: [320, 0, "student visa refusals"],
	student_work_rights: [90, 0, "work rights for students"],
	post_study_stay: [300, 90, "staying after studies"],
	diploma_recognition: [160, 60, "diploma recognition"],
};

const servicesIn = Object.fromEntries(
	categories.map((category) => [
		category,
		legalServices.filter((service) => service.category === category).map(({ id }) => id),
	]),
) as Record<Category, LegalServiceId[]>;

/** EUR an hour at price level 1. */
const hourlyFees: Record<Profession, number> = {
	law: 115,
	tax: 95,
	translation: 60,
	consultant: 75,
	notary: 90,
	document: 35,
};

/** Fees as people round them: the leading figures of prices on real fee lists. */
const roundFigures = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 7.5, 8, 9, 10];

/** The nearest figure that somebody would put on a fee list; at least 1. */
function roundedFee(amount: number): number {
	if (amount <= 1) return 1;
	const power = 10 ** Math.floor(Math.log10(amount));
	const leading = amount / power;
	let best = 1;
	for (const figure of roundFigures) if (Math.abs(figure - leading) < Math.abs(best - leading)) best = figure;
	return Math.max(1, Math.round(best * power));
}

const included: Record<FeeType, readonly string[]> = {
	fixed: [
		"First meeting, the application, and answers to questions from the authority.",
		"Review of your papers, preparation and filing.",
		"Everything up to the decision of the first authority.",
		"One meeting, drafting and one round of changes.",
		"Preparation, submission and a written summary of the next steps.",
		"The whole file, with a checklist of documents in your language.",
		"Advice, drafting and accompaniment to one appointment.",
		"The work itself, certified copies and delivery by post.",
	],
	hourly: [
		"Billed by the quarter of an hour, with a monthly statement.",
		"Meetings, letters and calls; an estimate comes first in writing.",
		"Time worked, capped at the estimate you agreed to.",
		"Advice and correspondence; hearings are quoted separately.",
	],
	free: [
		"A short first conversation to see whether this is the right office for you.",
		"Free of charge for people on a low income.",
		"A first look at your papers, without obligation.",
	],
};

const governmentFeeChance = 0.7;

// ---------------------------------------------------------------------------------------------- words

/** A text with holes: `{c}` city, `{k}` country, `{l}` languages, `{a}` `{b}` services, `{p}` people, `{y}` years. */
type Template = { parts: readonly string[]; words: number };

const template = (text: string): Template => ({ parts: text.split(/[{}]/), words: text.split(" ").length });
const templates = (lines: string): Template[] => lines.trim().split("\n").map(template);

type Values = { c: string; k: string; l: string; a: string; b: string; p: string; y: string };

function fill({ parts }: Template, values: Values): string {
	let text = parts[0] as string;
	// Odd parts are the holes.
	for (let i = 1; i < parts.length; i += 2) text += values[parts[i] as keyof Values] + (parts[i + 1] as string);
	return text;
}

const titles: Record<Category, string> = {
	immigration_lawyers: "Immigration lawyer",
	tax_advisors: "Tax adviser",
	sworn_translators: "Sworn translator",
	employment_lawyers: "Employment lawyer",
	housing_tenancy_lawyers: "Housing lawyer",
	civil_rights_lawyers: "Civil rights lawyer",
	business_formation_lawyers: "Business lawyer",
	visa_residency_consultants: "Visa consultant",
	notary_apostille_services: "Notary",
	legal_document_writers: "Document helper",
	family_marriage_law: "Family lawyer",
	consumer_protection_lawyers: "Consumer lawyer",
	student_visa_lawyers: "Student visa lawyer",
};

/** `{a}` begins the line, so it is the only hole that is capitalised. */
const headlines = templates(`
{a} and {b} for {p} families
{a} and {b} for {p} clients
{a} and {b} in {c}
{a} and {b}, in {l}
{a} for people new to {k}, in {l}
{a} and {b}, explained step by step
{a} and {b} with fees agreed in advance
{a} in {c}, in {l}
{a}, {b} and clear answers, in {l}
{a} and {b} for newcomers in {c}
{a} and {b} for workers and their families
{a} in {c}, with a written plan from the first meeting
{a} and {b}, by video or in person
{a} for {p} people in {c}
{a} and {b}, with evening appointments
{a} and {b} for people living between two countries`);

const aboutWork: Record<Category, Template[]> = {
	immigration_lawyers: templates(`
I advise people in {c} on {a} and {b}, from the first question to the last letter of the authority.
My work is immigration law: {a}, {b} and the deadlines that come with them, mostly for people who have recently arrived in {k}.
I have accompanied many {p} families through {a}, and I know which papers the offices in {c} ask for.
I represent individuals and families before the immigration authorities of {k}, with a focus on {a} and {b}.
Most of my clients come to me about {a} or {b}, often after a first attempt on their own has been refused.
I handle immigration files from start to finish and tell clients early when I think that an application is weak.`),
	tax_advisors: templates(`
I prepare tax returns and sort out {a} for people who have moved to {k} or who still earn money in another country.
My clients are employees, freelancers and pensioners from abroad who need help with {a} and {b} in their first years here.
I explain how tax works in {k} to people who grew up with another system, and I take care of {a} for them.
From {c} I look after {p} families and small businesses, above all with {a}, {b} and letters from the tax office.
I deal with {a} and {b} every week and keep a calendar of every deadline that concerns you.`),
	sworn_translators: templates(`
I translate official papers for use in {k} and interpret where that is needed; most weeks it is {a} and {b}.
My translations carry a stamp and signature and are meant for registries, courts and universities in {k} and abroad.
I have translated papers for many {p} families in {c}, and I know what the counters there accept.
I work as a sworn translator in {c}, mainly for immigration, marriage and university files, and I interpret when it is needed.
People send me a photograph of a document, and I answer with a price, a date and a list of what is missing.`),
	employment_lawyers: templates(`
I represent workers in {c} in matters of {a} and {b}, including people whose papers depend on their job.
My clients work in kitchens, on building sites, in care and in offices, and they come to me about {a} or {b}.
I advise employees from abroad on their rights in {k}, above all on {a}, and I write to employers on their behalf.
Losing a job can put a permit at risk, so I look at {a} together with the residence question from the start.
I act for {p} workers in {k}, above all in matters of {a}, and take on single cases as well as groups of colleagues.`),
	housing_tenancy_lawyers: templates(`
I advise tenants and buyers in {c} on {a} and {b}, with particular attention to contracts that were signed without a translation.
My work is housing law: {a}, {b} and the letters between landlords and tenants that nobody explains.
Many of my clients are {p} families in {c} who were refused repairs or a deposit and did not know whom to ask.
I read rental contracts with people before they sign, and I represent them later when {a} becomes an issue.
I handle {a} and {b} for people who have recently moved to {k}, in court where letters do not help.`),
	civil_rights_lawyers: templates(`
I represent people who were treated unequally by employers, landlords, schools or authorities in {c}, mostly in matters of {a}.
My practice is about equal treatment: {a}, {b} and the right to be heard in a language that you understand.
I support {p} communities in {k} with complaints and court cases, and I explain the risks of both before anything is filed.
Most of my work concerns {a} and {b}; where another route is faster or safer than a court, I say so.
I take statements with care, keep them confidential, and decide together with each client which step comes next.`),
	business_formation_lawyers: templates(`
I help people from abroad to start and run a business in {k}, from the choice of form to {a} and {b}.
My clients open shops, restaurants and small firms in {c}, and I take care of {a}, {b} and the registers involved.
I advise founders on {a} and on the permits that their plans depend on, and I draft the papers that partners sign.
For {p} entrepreneurs in {c} I prepare articles, contracts and registrations, and I coordinate with banks and tax advisers.
I look at a business plan and a residence permit side by side, because in {k} one often decides the other.`),
	visa_residency_consultants: templates(`
I prepare visa and residence files for people who are moving to {k}, above all {a} and {b}.
My office in {c} collects, checks and files the papers for {a}, and refers you to a lawyer when a matter needs one.
I work with families, employees and retired people who are planning their move, and most files concern {a} or {b}.
I file applications for many {p} clients and keep an up-to-date list of what each consulate asks for.
I check every document before it is filed, book the appointments in {c} and follow the file until there is a decision.`),
	notary_apostille_services: templates(`
I certify, legalise and draw up documents in {c} that are meant for use in another country, most often {a} and {b}.
My office handles {a} and {b} for people who live here and still have family, property or a business abroad.
I make sure that those who sign understand what they sign, with an interpreter at the table where that is needed.
For {p} families in {c} I prepare papers in two languages and send them on for legalisation when the country requires it.
I take care of {a} and {b}, and I tell you beforehand which originals and which identity papers to bring.`),
	legal_document_writers: templates(`
I fill in forms and write letters for people in {c} who find the language of offices difficult, mostly {a} and {b}.
My work is writing: {a}, {b} and everything that has to be clear, complete and on time; I do not give legal advice.
People bring me the letters they have received, and I help them to understand what is asked and to answer it.
I write for many {p} families in {c} and send them to a lawyer when a question goes beyond the form.
I type, copy and organise papers for applications in {k}, and I explain in simple words what each form asks.`),
	family_marriage_law: templates(`
I advise couples and parents who live between two countries on {a} and {b}, and on which court or registry decides.
My practice is family law with an international side: {a}, {b} and the recognition of foreign judgments in {k}.
Many of my clients in {c} are {p} families, and I am used to documents and traditions from both places.
I handle {a} and {b} with as little conflict as possible, and I go to court when an agreement cannot be found.
When a residence permit depends on a marriage, I look at both questions together before anyone signs anything.`),
	consumer_protection_lawyers: templates(`
I represent customers in {c} against banks, shops, airlines and landlords, most often in matters of {a} and {b}.
My work is consumer law: {a}, {b} and contracts that were sold without being explained.
Many newcomers to {k} sign for things they did not want, and I check what can still be cancelled or claimed.
I have acted for {p} families in {k} in cases about {a}, and I begin with a letter before I think of a court.
I take on small claims as well as large ones, and I say openly when a claim would cost more than it brings.`),
	student_visa_lawyers: templates(`
I advise students, researchers and their families on {a} and {b}, from the letter of admission to the first job in {k}.
My clients study in {c} or plan to, and I prepare {a} so that term dates and office deadlines fit together.
I have helped many {p} students with {a} and know how universities and authorities in {c} work together.
Most questions that reach me are about {a}, {b} and how many hours a student may work.
I check admission papers, proof of funds and insurance before filing, and I answer refusals within the time allowed.`),
};

const aboutMethod = templates(`
At the first meeting I listen, read the papers you have and write down the options, the costs and how long each usually takes.
You receive a written estimate before any work begins, and nothing is filed without your consent.
I keep one file for every client and send a short message each time that something in it changes.
If I think that another professional would serve you better, I say so and explain why.
I explain each step in plain words and repeat it in writing, so that you can read it again at home.
Meetings are unhurried, and you may bring a friend or a relative who helps you to understand.
I answer messages myself, usually within a working day, and I tell you honestly when I do not know something.
My fees are agreed in writing beforehand, and payment in instalments is possible in most matters.
I ask only for the documents that a file needs, and I return originals on the same day.
Before we begin I tell you what I can do, what I cannot do, and what the office will decide on its own.
Every client receives a checklist of documents, with the offices where each of them can be obtained.
I prepare people for appointments by going through the likely questions with them the day before.`);

const aboutLanguages = templates(`
I work in {l}; for other languages I bring in an interpreter whom we choose together.
Conversations are possible in {l}, and letters from authorities are summarised in the language you prefer.
My team and I speak {l}, and we are used to working across time zones by video call.
You can write to me in {l}, and I will answer in the same language.
Appointments can be held in {l}, in the office or at a distance, also early in the evening.`);

const aboutBackground = templates(`
I have practised for {y} years and teach a short course for newcomers about offices, letters and deadlines every autumn.
After {y} years in this profession I still go to the counter with clients when a matter is delicate.
Before opening my own practice I worked for several years in a larger firm and in a free advice centre.
I came to this field through my own family, who moved to {k} when I was a child and had nobody to ask.
In {y} years I have seen the rules change many times, and I follow every change with a note to the clients concerned.
Besides my practice I volunteer one afternoon a month in a neighbourhood centre in {c}, where people bring their letters.
I have lived in more than one country myself and remember how long the first winter of paperwork can feel.
My office is small on purpose: you will always talk to the person who works on your file.`);

const memberships: Record<Profession, readonly string[]> = {
	law: [
		"Immigration and asylum section of the local bar",
		"Legal aid panel of the local bar",
		"European network of migration lawyers",
		"Association of young lawyers",
		"Working group on family law",
		"Human rights committee of the local bar",
		"Mediation register of the local court",
	],
	tax: [
		"Regional chamber of tax advisers",
		"Working group on cross-border taxation",
		"Association of independent accountants",
	],
	translation: [
		"Regional association of court interpreters",
		"Association of literary and legal translators",
		"Working group on terminology",
	],
	consultant: [
		"Association of relocation professionals",
		"Network of registered migration advisers",
		"Local chamber of commerce",
	],
	notary: ["Regional chamber of notaries", "International exchange of notaries", "Working group on succession law"],
	document: ["Neighbourhood association of public writers", "Local chamber of commerce"],
};

const accessibilityNotes = [
	"Lift from the street level, accessible toilet.",
	"Step-free side entrance: please ring.",
	"Two steps at the door; a ramp is put out on request.",
	"Hearing loop in the meeting room.",
	"Parking for people with disabilities in front of the house.",
	"Third floor without a lift: home visits are possible.",
	"Guide dogs welcome; quiet waiting room.",
	"Lift, wide doors, large-print forms.",
];

const licenceConditions = [
	"May not hold money for clients.",
	"Practises under supervision until the next renewal.",
	"Limited to matters of migration and nationality.",
];

// ---------------------------------------------------------------------------------------------- chances

/** A rough Zipf's law over the categories: what immigrants ask for first comes first. */
const categoryTable = weightedTable<Category>(
	[
		"immigration_lawyers",
		"visa_residency_consultants",
		"sworn_translators",
		"tax_advisors",
		"employment_lawyers",
		"family_marriage_law",
		"notary_apostille_services",
		"business_formation_lawyers",
		"housing_tenancy_lawyers",
		"legal_document_writers",
		"student_visa_lawyers",
		"consumer_protection_lawyers",
		"civil_rights_lawyers",
	],
	Array.from({ length: 13 }, (_, i) => 1 / (i + 1) ** 0.85),
);

const statusTable = weightedTable<BusinessStatus>(
	["verified", "expiring", "pending", "unverified", "suspended", "closed"],
	[88, 5, 3, 2, 1, 1],
);

/** Categories that may be practised beside each other: those of the same tier. */
const neighboursOf = Object.fromEntries(
	categories.map((category) => [
		category,
		categories.filter((other) => other !== category && tierOf[other] === tierOf[category]),
	]),
) as Record<Category, Category[]>;

const serviceCounts = weightedTable([1, 2, 3, 4, 5, 6], [7, 15, 25, 26, 17, 10]);
const responseHours = [1, 2, 2, 3, 4, 4, 6, 6, 8, 8, 12, 12, 18, 24, 24, 36, 48, 72];
const commonLanguages = weightedTable<Language>(
	["es", "fr", "ar", "zh", "ru", "pt", "hi", "de", "it", "nl", "ja"],
	[5, 5, 5, 3, 4, 3, 3, 2, 2, 1, 1],
);

/** What the first sixty show for certain, so that every state can be found without searching. */
type Showcase = {
	category?: Category;
	status?: BusinessStatus;
	country?: string;
	culture?: Culture;
	withNative?: boolean;
	name?: string;
};

const showcases = new Map<number, Showcase>([
	...categories.map((category, i): [number, Showcase] => [i + 2, { category, status: "verified" }]),
	[15, { status: "expiring" }],
	[16, { status: "pending" }],
	[17, { status: "unverified" }],
	[18, { status: "suspended" }],
	[19, { status: "closed" }],
	[20, { status: "verified", country: "AE", culture: "arabic", withNative: true }],
	[21, { status: "verified", country: "CN", culture: "chinese", withNative: true }],
	[22, { status: "verified", country: "JP", culture: "japanese", withNative: true }],
	[23, { status: "verified", country: "KR", culture: "korean", withNative: true }],
	[24, { status: "verified", country: "TW", culture: "chinese", withNative: true }],
	[25, { status: "verified", country: "DE", culture: "persian", withNative: true }],
	[26, { status: "verified", country: "PT", name: "Maria da Conceição Albuquerque de Vasconcelos e Sousa Figueiredo" }],
	[27, { status: "verified", country: "IN", name: "Venkata Subrahmanya Lakshmi Narasimha Ramanathan Chandrasekaran" }],
	[28, { status: "verified", country: "IL", culture: "hebrew", withNative: true }],
	[29, { status: "verified", country: "MA", culture: "maghrebi", withNative: true }],
	...["US", "GB", "FR", "CA", "IT", "AU", "NL", "MX", "BR", "ZA", "TR", "CH", "ES", "SE"].map(
		(country, i): [number, Showcase] => [i + 30, { country }],
	),
]);

// ---------------------------------------------------------------------------------------------- time

const firstDay = Date.UTC(2023, 0, 1);
/** Every day from 2023 to 2031 as YYYY-MM-DD: looked up, because formatting a million dates takes longer than drawing them. */
const days = Array.from({ length: 3287 }, (_, i) => new Date(firstDay + i * dayMs).toISOString().slice(0, 10));
const todayAt = Math.round((Date.parse(today) - firstDay) / dayMs);
const seedStart = Math.round((Date.UTC(2024, 0, 1) - firstDay) / dayMs);
const renewals = [
	Date.UTC(2027, 2, 31),
	Date.UTC(2027, 5, 30),
	Date.UTC(2027, 9, 31),
	Date.UTC(2027, 11, 31),
	Date.UTC(2028, 11, 31),
].map((ms) => Math.round((ms - firstDay) / dayMs));
const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, "0"));

/** An instant of office hours on a day, UTC. */
function instant(random: Random, day: number): string {
	return `${days[day]}T${twoDigits[random.int(6, 17)]}:${twoDigits[random.int(0, 59)]}:00.000Z`;
}

/** A day of a year as YYYY-MM-DD; the 28th at the latest, so that every month has it. */
function dayOfYear(random: Random, year: number): string {
	return `${year}-${twoDigits[random.int(1, 12)]}-${twoDigits[random.int(1, 28)]}`;
}

// ---------------------------------------------------------------------------------------------- preparation

/** What is worked out once for a country. */
type Country = {
	id: string;
	name: string;
	inProse: string;
	currency: Currency;
	minorUnits: number;
	/** Units of the currency for one EUR at price level 1, with the country's price level in it. */
	unitsPerEur: number;
	languages: readonly Language[];
	style: Style;
	streets: readonly string[];
	postcode: string | undefined;
	arrivals: readonly string[];
	insurance: readonly string[];
	cities: WeightedTable<Site>;
	/** The largest, for universities. */
	large: readonly string[];
};

/** A city with what is worked out once for it. */
type Site = {
	city: City;
	country: Country;
	division: string | null;
	/** The chamber that practises are registered with, where its seat is near. */
	seat: string | null;
	postcodeStart: string;
	weight: number;
};

function prepare(places: Places): { sites: WeightedTable<Site>; byCountry: Map<string, Country> } {
	const citiesOf = new Map<string, City[]>();
	// In the towns that are there to be named nobody is invented.
	for (const city of places.cities.filter((city) => !isNamedTown(city))) {
		const list = citiesOf.get(city.country_id);
		if (list === undefined) citiesOf.set(city.country_id, [city]);
		else list.push(city);
	}
	const byCountry = new Map<string, Country>();
	const all: Site[] = [];
	const weights: number[] = [];
	for (const { id, name } of places.countries) {
		const cities = (citiesOf.get(id) ?? []).sort((a, b) => b.population - a.population || a.id - b.id);
		if (cities.length === 0) continue;
		const country = prepareCountry(id, name, cities);
		byCountry.set(id, country);
		let total = 0;
		let people = 0;
		for (const site of country.cities.items) {
			total += site.weight;
			people += site.city.population;
		}
		const share = Number(attraction[id] ?? 0.25 + 0.12 * Math.sqrt(people / 1e6));
		for (const site of country.cities.items) {
			all.push(site);
			weights.push((share * site.weight) / total);
		}
	}
	return { sites: weightedTable(all, weights), byCountry };
}

function prepareCountry(id: string, name: string, cities: City[]): Country {
	const currency = currencyOf(id);
	const styleName = styleOf[id] ?? "en";
	const level = Number(priceLevels[id] ?? 0.35);
	const unitsPerEur = perEur[currency] * level;
	const amounts = [250_000, 500_000, 1_000_000].map((eur) => roundedFee(eur * unitsPerEur).toLocaleString("en"));
	const country: Country = {
		id,
		name,
		inProse: countryInProse(name),
		currency,
		minorUnits: 10 ** fractionDigits(currency),
		unitsPerEur,
		languages: (countryLanguages[id] ?? "en").split(" ") as Language[],
		style: styles[styleName],
		streets: (localStreets[id] ?? styles[styleName].streets).split(","),
		postcode: postcodeFormats[id],
		arrivals: (arrivals[id] ?? arrivalsByStyle[styleName] ?? arrivalsElsewhere)
			.split(" ")
			.filter((origin) => origin !== id),
		insurance: amounts.map((amount) => `Professional liability insurance, ${amount} ${currency} per claim`),
		cities: weightedTable<Site>([], []),
		large: cities.slice(0, 8).map((city) => universityCities[city.name] ?? city.name),
	};
	const chambers = seatsOf(id, cities);
	const sites = cities.map((city, rank): Site => {
		// Immigrants, and those who advise them, gather in large cities and around ministries more than people in general.
		const weight = Math.max(500, city.population) ** 1.12 * (capitals.has(city.id) ? 2.5 : rank === 0 ? 1.5 : 1);
		const division = divisionOf(city);
		return {
			city,
			country,
			division,
			seat: nearestSeat(chambers, city),
			postcodeStart: postcodeStarts[`${id} ${city.name}`] ?? divisionStarts[id]?.[division ?? ""] ?? "",
			weight,
		};
	});
	country.cities = weightedTable(
		sites,
		sites.map((site) => site.weight),
	);
	return country;
}

type Seat = { chamber: string; latitude: number; longitude: number };

/** `cities` are the largest first, so a name that repeats means the largest. */
function seatsOf(country: string, cities: City[]): Seat[] {
	return (seats[country] ?? []).flatMap(([name, chamber]) => {
		const city = cities.find((candidate) => candidate.name === name);
		return city === undefined ? [] : [{ chamber: chamber ?? name, latitude: city.latitude, longitude: city.longitude }];
	});
}

/** The nearest seat within about 40 km, or null. */
function nearestSeat(list: Seat[], city: City): string | null {
	let best: string | null = null;
	let distance = 0.36 ** 2;
	for (const seat of list) {
		const east = (seat.longitude - city.longitude) * Math.cos((city.latitude * Math.PI) / 180);
		const squared = (seat.latitude - city.latitude) ** 2 + east ** 2;
		if (squared < distance) {
			distance = squared;
			best = seat.chamber;
		}
	}
	return best;
}

// ---------------------------------------------------------------------------------------------- making

/**
 * A maker of demo professionals for the given places; `makeBusiness(seq)` takes 1 to 1,000,000 and depends on
 * nothing but `seq`. Number 1 is the demo account, Lucía Ferrer Ortega in Madrid; 2 to 43 show every category,
 * every status, and names that are long or in other scripts.
 *
 * A professional who publishes no fees has `fee_from_minor` null and still has figures among the services, as the
 * table demands: whoever shows them must look at `fee_from_minor` first.
 *
 * @throws Error if the places lack Madrid
 */
export function businessMaker(places: Places): (seq: number) => Business {
	const { sites, byCountry } = prepare(places);
	const random = new Random();
	return (seq) => {
		random.seed(seq);
		return seq === 1 ? makeDemoLawyer(random, byCountry) : makeBusiness(random, seq, sites, byCountry);
	};
}

function makeBusiness(
	random: Random,
	seq: number,
	sites: WeightedTable<Site>,
	byCountry: Map<string, Country>,
): Business {
	const showcase = seq <= 60 ? showcases.get(seq) : undefined;
	const id = random.id();
	const home = showcase?.country === undefined ? undefined : byCountry.get(showcase.country);
	const site = random.weighted(home?.cities ?? sites);
	const { city, country } = site;
	const category = showcase?.category ?? random.weighted(categoryTable);
	const status = showcase?.status ?? random.weighted(statusTable);
	const role = professionOf[category];
	const culture = showcase?.culture ?? cultureIn(random, country.id);
	const person = personOf(random, culture, country.id, showcase?.withNative);
	const isFromAbroad = culture !== mainCultureOf(country.id);
	const origin = isFromAbroad ? originOf(random, culture, country.id) : null;

	const practisingSince = 2024 - Math.floor(44 * random.float() ** 1.7);
	const languages = makeLanguages(random, site, culture, isFromAbroad);
	const services = makeServices(random, category, role, country);
	const licences = makeLicences(random, seq, site, role, status, person, practisingSince, origin, services);
	const experience = makeExperience(random, country, origin);
	const values = wordsFor(random, site, services, languages, experience, practisingSince);
	const isLawyer = tierOf[category] === "licensed_lawyer";
	const isListedFee = !random.chance(0.04);
	const feeFrom = isListedFee ? lowestFee(services) : null;
	const changed = changeDays(random, status, licences);

	const business: Business = {
		seq,
		id,
		name: showcase?.name ?? person.name,
		firm: random.chance(0.55) && showcase?.name === undefined ? firmOf(random, country.style, role, person) : null,
		category,
		tier: tierOf[category],
		status,
		headline: makeHeadline(random, category, values),
		about: makeAbout(random, category, values, isFromAbroad),
		city_id: city.id,
		country_id: country.id,
		time_zone: city.time_zone,
		currency: country.currency,
		fee_from_minor: feeFrom,
		fee_from_eur_minor: inEuroCents(feeFrom, country.currency, perEur),
		free_consultation: random.chance(0.3),
		legal_aid: isLawyer && random.chance(0.15),
		modes: makeModes(random),
		country_experience: experience,
		practising_since: practisingSince,
		response_hours: random.chance(0.12) ? null : random.pick(responseHours),
		education: makeEducation(random, country, byCountry.get(origin ?? ""), role, practisingSince),
		memberships: random.sample(memberships[role], Math.min(random.int(0, 3), memberships[role].length)),
		insurance: random.chance(0.83) ? random.pick(country.insurance) : null,
		website: random.chance(0.12) ? `https://${slug(person.family)}-${seq.toString(36)}.example` : null,
		quality: 0,
		created_at: instant(random, changed.created),
		updated_at: instant(random, changed.updated),
		version: 1,
		services,
		languages,
		licences,
		offices: makeOffices(random, site),
	};
	// Two instants of the same day were drawn independently.
	if (business.updated_at < business.created_at) business.updated_at = business.created_at;
	business.quality = qualityOf(business, now);
	return business;
}

/** Where somebody of a culture came from; never the country they practise in. */
function originOf(random: Random, culture: Culture, country: string): string | null {
	const origins = originsOf(culture);
	// The first origins are the likely ones.
	const origin = origins[Math.floor(origins.length * random.float() ** 2)] as string;
	if (origin !== country) return origin;
	return origins.find((other) => other !== country) ?? null;
}

function makeLanguages(random: Random, site: Site, culture: Culture, isFromAbroad: boolean): SpokenLanguage[] {
	const { country } = site;
	const spoken: SpokenLanguage[] = [];
	const add = (language: Language, speaker: SpokenLanguage["speaker"]) => {
		if (spoken.length < 4 && !spoken.some((other) => other.language === language)) spoken.push({ language, speaker });
	};
	add(localLanguage(site, culture), "professional");
	if (isFromAbroad)
		for (const [i, language] of languagesOf(culture).entries())
			if (random.chance(i === 0 ? 0.85 : 0.5)) add(language, "professional");
	if (random.chance(0.72)) add("en", random.chance(0.75) ? "professional" : "staff");
	for (let i = 1; i < country.languages.length; i++)
		if (random.chance(0.4)) add(country.languages[i] as Language, random.chance(0.6) ? "professional" : "staff");
	if (random.chance(0.38)) {
		const u = random.float();
		add(random.weighted(commonLanguages), u < 0.3 ? "professional" : u < 0.65 ? "staff" : "interpreter");
	}
	return spoken;
}

/** The language of the offices where the professional works, among the 12. */
function localLanguage({ country, city, division }: Site, culture: Culture): Language {
	if (country.id === "CA") return division === "QC" ? "fr" : "en";
	if (country.id === "BE") return division === "VL" ? "nl" : "fr";
	if (country.id === "CH" && (culture === "french" || culture === "italian")) return culture === "french" ? "fr" : "it";
	// The Romandie lies west of the Sarine.
	if (country.id === "CH" && culture !== "german" && city.longitude < 7.05) return "fr";
	return country.languages[0] as Language;
}

function makeServices(random: Random, category: Category, role: Profession, country: Country): PricedService[] {
	const count = random.weighted(serviceCounts);
	const neighbours = neighboursOf[category];
	const guests =
		neighbours.length === 0 ? 0 : Math.min(count - 1, random.chance(0.3) ? 1 : random.chance(0.14) ? 2 : 0);
	const own = random.sample(servicesIn[category], count - guests);
	const services = own.map((id) => makeService(random, id, role, country));
	for (const other of random.sample(neighbours, guests)) {
		services.push(makeService(random, random.pick(servicesIn[other]), professionOf[other], country));
	}
	return services;
}

function makeService(random: Random, id: LegalServiceId, role: Profession, country: Country): PricedService {
	const u = random.float();
	const isHourly = role === "law" ? u < 0.3 : role !== "document" && u < 0.15;
	const type: FeeType = isHourly ? "hourly" : u > (role === "document" ? 0.93 : 0.977) ? "free" : "fixed";
	const [fee, governmentFee] = serviceFacts[id];
	let low = 0;
	let high: number | null = null;
	if (type !== "free") {
		const typical = type === "hourly" ? hourlyFees[role] : fee;
		const amount = typical * country.unitsPerEur * Math.exp(0.42 * random.normal());
		low = roundedFee(amount);
		if (random.chance(0.35)) {
			const most = roundedFee(amount * (1.3 + random.float()));
			if (most > low) high = most;
		}
	}
	const isCharged = governmentFee > 0 && random.chance(governmentFeeChance);
	return {
		legal_service_id: id,
		fee_type: type,
		fee_min_minor: low * country.minorUnits,
		fee_min_eur_minor: inEuroCents(low * country.minorUnits, country.currency, perEur),
		fee_max_minor: high === null ? null : high * country.minorUnits,
		includes: random.pick(included[type]),
		government_fee_minor: isCharged ? roundedFee(governmentFee * country.unitsPerEur) * country.minorUnits : null,
		duration_minutes:
			type === "free"
				? random.chance(0.5)
					? 20
					: 30
				: random.chance(0.5)
					? 45
					: random.chance(0.5)
						? 30
						: random.chance(0.7)
							? 60
							: 90,
	};
}

function lowestFee(services: PricedService[]): number {
	let lowest = Number.POSITIVE_INFINITY;
	for (const service of services) if (service.fee_min_minor < lowest) lowest = service.fee_min_minor;
	return lowest;
}

function makeLicences(
	random: Random,
	seq: number,
	site: Site,
	role: Profession,
	status: BusinessStatus,
	person: Person,
	since: number,
	origin: string | null,
	services: PricedService[],
): Licence[] {
	const { country } = site;
	const register = registerOf(role, country.id, site.division, country.name);
	const region = register.region ?? (register.isReal && (role === "law" || role === "notary") ? site.seat : null);
	const first = makeLicence(random, seq, register, country.id, region, status, person, since);
	if (status === "suspended" || status === "closed") return [first];
	// What is offered beyond the own profession needs the licence of that profession.
	const otherRole = services
		.map((service) => professionOf[categoryOf(service.legal_service_id as LegalServiceId)])
		.find((other) => other !== role);
	if (otherRole !== undefined) {
		const other = registerOf(otherRole, country.id, site.division, country.name);
		const year = Math.min(2024, since + random.int(0, 5));
		// It ends in its own time.
		const otherStatus = status === "expiring" ? "verified" : status;
		return [first, makeLicence(random, seq, other, country.id, other.region, otherStatus, person, year)];
	}
	const abroad = origin === null ? null : realRegisterOf(role, origin);
	if (abroad === null || !random.chance(0.5)) return [first];
	// Somebody who came from abroad was often admitted there first.
	const earlier = Math.max(1978, since - random.int(0, 4));
	return [first, makeLicence(random, seq, abroad, origin as string, null, status, person, earlier)];
}

function makeLicence(
	random: Random,
	seq: number,
	register: Register,
	jurisdiction: string,
	region: string | null,
	status: BusinessStatus,
	person: Person,
	year: number,
): Licence {
	const isChecked = status !== "unverified" && status !== "pending";
	const licenceStatus: LicenceStatus =
		status === "suspended" ? "suspended" : status === "closed" && random.chance(0.6) ? "expired" : "active";
	// Checks are repeated every 90 days; nobody repeats them for a profile that is closed.
	const checkedAt = status === "closed" ? todayAt - random.int(120, 500) : todayAt - random.int(1, 89);
	return {
		id: random.id(),
		profession: register.titles[person.isWoman ? 0 : 1],
		register: register.name,
		register_url: register.url,
		number: licenceNumber(register, seq, year),
		jurisdiction,
		region,
		status: licenceStatus,
		issued_on: dayOfYear(random, year),
		expires_on: expiryOf(random, status, licenceStatus),
		conditions: random.chance(0.04) ? random.pick(licenceConditions) : null,
		checked_at: isChecked ? instant(random, checkedAt) : null,
	};
}

/** A day, or null where the register sets no end. */
function expiryOf(random: Random, status: BusinessStatus, licenceStatus: LicenceStatus): string | null {
	if (status === "expiring") return days[todayAt + (random.chance(0.4) ? 25 : random.int(14, 30))] as string;
	if (licenceStatus === "expired") return days[todayAt - random.int(20, 400)] as string;
	if (random.chance(0.45)) return null;
	return days[random.chance(0.5) ? random.pick(renewals) : todayAt + random.int(75, 900)] as string;
}

/**
 * A demo professional as one who was made on the day of `loaded` (UTC instant): licences that hold were checked as long
 * ago, and have as long to go, so that the demo does not end with them.
 */
export function asMadeOn(business: Business, loaded: string): Business {
	const days = daysFrom(today, loaded.slice(0, 10));
	if (days <= 0) return business;
	const later = (day: string) => daysAfter(day, days);
	return {
		...business,
		licences: business.licences.map((licence) =>
			licence.status === "active"
				? {
						...licence,
						expires_on: licence.expires_on && later(licence.expires_on),
						checked_at: licence.checked_at && later(licence.checked_at.slice(0, 10)) + licence.checked_at.slice(10),
					}
				: licence,
		),
	};
}

/** Days of creation and last change, 2024 to today, no later than the check that the status rests on. */
function changeDays(random: Random, status: BusinessStatus, licences: Licence[]): { created: number; updated: number } {
	const checked = licences[0]?.checked_at;
	const latest = checked ? Math.round((Date.parse(checked) - firstDay) / dayMs) - 1 : todayAt - 2;
	const earliest = status === "pending" ? todayAt - 45 : seedStart;
	const created = random.int(Math.min(earliest, latest), latest);
	return { created, updated: random.int(created, todayAt - 1) };
}

function makeExperience(random: Random, country: Country, origin: string | null): string[] {
	const count = random.int(0, 4);
	if (count === 0) return [];
	const list = origin === null ? [] : [origin];
	for (let tries = 0; list.length < count && tries < 12; tries++) {
		// The first of the list arrive most.
		const other = country.arrivals[Math.floor(country.arrivals.length * random.float() ** 1.5)] as string;
		if (!list.includes(other)) list.push(other);
	}
	return list;
}

function makeModes(random: Random): Mode[] {
	const list: Mode[] = [];
	if (random.chance(0.88)) list.push("in_person");
	if (random.chance(0.7)) list.push("video");
	if (random.chance(0.5)) list.push("phone");
	if (list.length === 0) list.push("video");
	return list;
}

function makeEducation(
	random: Random,
	country: Country,
	origin: Country | undefined,
	role: Profession,
	since: number,
): Education[] {
	const first = origin !== undefined && random.chance(0.45) ? origin : country;
	const { degrees, university } = first.style;
	const title =
		role === "law" || role === "notary"
			? degrees.law
			: role === "tax"
				? degrees.tax
				: role === "translation"
					? degrees.translation
					: degrees.other;
	const year = since - random.int(1, 3);
	const list = [{ title, institution: university.replace("*", random.pick(first.large)), year }];
	if (random.chance(role === "law" ? 0.5 : 0.2)) {
		const further =
			role === "law" ? country.style.degrees.further : "Postgraduate certificate in intercultural communication";
		list.push({
			title: further,
			institution: country.style.university.replace("*", random.pick(country.large)),
			year: year + random.int(1, 2),
		});
	}
	return list;
}

function firmOf(random: Random, style: Style, role: Profession, person: Person): string {
	const kind = role === "law" || role === "tax" || role === "translation" ? role : "other";
	return random.pick(style.firms[kind]).replace("*", person.family);
}

function makeOffices(random: Random, site: Site): Office[] {
	const offices = [makeOffice(random, site, true)];
	if (!random.chance(0.12) || site.country.cities.items.length < 2) return offices;
	let second = random.weighted(site.country.cities);
	// A branch is rarely far away: the nearest of three.
	for (let i = 0; i < 2; i++) {
		const other = random.weighted(site.country.cities);
		if (second === site || (other !== site && squaredDistance(site, other) < squaredDistance(site, second)))
			second = other;
	}
	if (second !== site) offices.push(makeOffice(random, second, false));
	return offices;
}

function squaredDistance(a: Site, b: Site): number {
	return (a.city.latitude - b.city.latitude) ** 2 + (a.city.longitude - b.city.longitude) ** 2;
}

function makeOffice(random: Random, site: Site, isMain: boolean): Office {
	const { style, streets, postcode } = site.country;
	return {
		id: random.id(),
		city_id: site.city.id,
		address: style.address(random.pick(streets), random),
		postcode: postcode === undefined ? "" : postcodeIn(random, postcode, site),
		is_main: isMain,
		step_free: random.chance(0.55),
		accessibility: random.chance(0.35) ? random.pick(accessibilityNotes) : null,
	};
}

const postcodeLetters = "ABCDEFGHJKLMNPRSTVWXY";

/** Fills a format, beginning with what the postcodes of the city begin with; digits and letters keep their places. */
function postcodeIn(random: Random, format: string, { city, country, postcodeStart }: Site): string {
	let code = postcodeStart;
	if (code === "") {
		// British areas are named after their post town; Spanish and French ones are provinces numbered from 01.
		if (country.id === "GB" && /^[A-Z]/.test(city.name)) code = city.name[0] as string;
		if (country.id === "ES") code = twoDigits[random.int(1, 50)] as string;
		if (country.id === "FR") code = String(random.int(10, 95));
	}
	for (let i = code.length; i < format.length; i++) {
		const sign = format[i] as string;
		if (sign === "#") code += i === 0 ? random.int(1, 9) : random.int(0, 9);
		else code += sign === "@" ? postcodeLetters[random.int(0, 20)] : sign;
	}
	return code;
}

/** Plain letters for a host name; "practice" where a name has none. */
function slug(name: string): string {
	return (
		name
			.normalize("NFD")
			.replace(/[^A-Za-z ]/g, "")
			.trim()
			.replace(/ +/g, "-")
			.toLowerCase() || "practice"
	);
}

// ---------------------------------------------------------------------------------------------- writing

/** What the holes of a template are filled with. */
function wordsFor(
	random: Random,
	site: Site,
	services: PricedService[],
	languages: SpokenLanguage[],
	experience: string[],
	since: number,
): Values {
	const phrase = (at: number) => serviceFacts[(services[at] as PricedService).legal_service_id as LegalServiceId][2];
	const isSingle = services.length === 1;
	const known = experience.length > 0 ? adjectives[random.pick(experience)] : undefined;
	const names = languages
		.filter(({ speaker }) => speaker !== "interpreter")
		.map(({ language }) => languageNames[language]);
	const last = names.pop() as string;
	return {
		c: site.city.name,
		k: site.country.inProse,
		l: names.length === 0 ? last : `${names.join(", ")} and ${last}`,
		a: phrase(0),
		b: isSingle ? "related questions" : phrase(1),
		p: known ?? "newly arrived",
		y: String(Math.max(2, 2026 - since)),
	};
}

const longestHeadline = 90;

function makeHeadline(random: Random, category: Category, values: Values): string {
	for (let tries = 0; tries < 4; tries++) {
		const at = random.int(0, headlines.length + 2);
		const line =
			at < headlines.length
				? fill(headlines[at] as Template, values)
				: at === headlines.length
					? `${titles[category]} in ${values.c}: ${values.a} and ${values.b}`
					: `${titles[category]} for ${values.p} families in ${values.c}`;
		if (line.length <= longestHeadline) return line[0]?.toUpperCase() + line.slice(1);
	}
	return titles[category];
}

/** Sentences of the most different kinds, 40 to 90 words in all. */
function makeAbout(random: Random, category: Category, values: Values, isFromAbroad: boolean): string {
	const first = random.pick(aboutWork[category]);
	const second = random.pick(aboutMethod);
	let text = `${fill(first, values)} ${fill(second, values)}`;
	let words = first.words + second.words;
	const third = random.chance(0.5) ? random.pick(aboutLanguages) : random.pick(aboutBackground);
	if (words < 42 || random.chance(0.6)) {
		text += ` ${fill(third, values)}`;
		words += third.words;
	}
	if (words < 42 || (words < 58 && random.chance(isFromAbroad ? 0.35 : 0.2))) {
		let fourth = random.pick(aboutMethod);
		while (fourth === second) fourth = random.pick(aboutMethod);
		text += ` ${fill(fourth, values)}`;
	}
	return text;
}

// ---------------------------------------------------------------------------------------------- number 1

/** GeoNames ids of Madrid and of Alcalá de Henares. */
const madrid = 3117735;
const alcala = 3130616;

/** Lucía Ferrer Ortega, whose profile has everything that a profile can have. Only ids come from the generator. */
function makeDemoLawyer(random: Random, byCountry: Map<string, Country>): Business {
	const cities = byCountry.get("ES")?.cities.items.map((site) => site.city) ?? [];
	const city = cities.find((candidate) => candidate.id === madrid);
	if (city === undefined) throw new Error("The demo lawyer needs Madrid (GeoNames 3117735) among the cities");
	const service = (
		legal_service_id: LegalServiceId,
		fee_type: FeeType,
		euro: number,
		most: number | null,
		stateFee: number | null,
		duration_minutes: number,
		includes: string,
	): PricedService => ({
		legal_service_id,
		fee_type,
		fee_min_minor: euro * 100,
		fee_min_eur_minor: euro * 100,
		fee_max_minor: most === null ? null : most * 100,
		includes,
		government_fee_minor: stateFee === null ? null : Math.round(stateFee * 100),
		duration_minutes,
	});
	const register = registerOf("law", "ES", null, "Spain");
	const business: Business = {
		seq: 1,
		id: random.id(),
		name: "Lucía Ferrer Ortega",
		firm: "Ferrer Ortega Abogados",
		category: "immigration_lawyers",
		tier: "licensed_lawyer",
		status: "verified",
		headline: "Residence permits and family reunification for Latin American families",
		about:
			"I have practised immigration law in Madrid for seventeen years and represent individuals and families before the immigration offices and the courts. Most of my work concerns residence permits, family reunification and Spanish nationality, often for people from Colombia, Venezuela, Peru and Morocco. At the first meeting we read your papers together, and you leave with a written plan, the costs and the likely waiting times. When I think that an application is weak, I say so before you spend money on it.",
		city_id: madrid,
		country_id: "ES",
		time_zone: city.time_zone,
		currency: "EUR",
		fee_from_minor: 6000,
		fee_from_eur_minor: 6000,
		free_consultation: false,
		legal_aid: true,
		modes: ["in_person", "video", "phone"],
		country_experience: ["CO", "VE", "PE", "MA"],
		practising_since: 2009,
		response_hours: 3,
		education: [
			{ title: "Licenciatura en Derecho", institution: "Universidad de Madrid", year: 2007 },
			{ title: "Máster en Derecho de Extranjería", institution: "Universidad de Barcelona", year: 2009 },
		],
		memberships: [
			"Immigration and asylum section of the local bar",
			"Legal aid panel of the local bar",
			"European network of migration lawyers",
		],
		insurance: "Professional liability insurance, 1,000,000 EUR per claim",
		website: "https://ferrer-ortega.example",
		quality: 0,
		created_at: "2024-02-12T09:30:00.000Z",
		updated_at: "2026-11-16T11:05:00.000Z",
		version: 1,
		services: [
			service(
				"residence_permit",
				"fixed",
				380,
				520,
				16.4,
				45,
				"Review of your papers, the application, and answers to questions from the authority.",
			),
			service(
				"residence_permit_renewal",
				"fixed",
				180,
				null,
				16.4,
				30,
				"Preparation and filing, and a reminder before the next renewal.",
			),
			service(
				"family_reunification",
				"fixed",
				450,
				600,
				10.9,
				60,
				"The whole file for one relative; each further relative costs half.",
			),
			service(
				"citizenship_naturalisation",
				"fixed",
				480,
				null,
				104,
				45,
				"Application, follow-up and preparation for the oath.",
			),
			service(
				"visa_refusal_appeal",
				"hourly",
				120,
				null,
				null,
				60,
				"Billed by the quarter of an hour; an estimate comes first in writing.",
			),
			service(
				"regularisation",
				"fixed",
				60,
				null,
				null,
				45,
				"A first meeting that compares all the routes open to you, with a written summary.",
			),
		],
		languages: [
			{ language: "es", speaker: "professional" },
			{ language: "en", speaker: "professional" },
			{ language: "fr", speaker: "professional" },
			{ language: "ar", speaker: "interpreter" },
		],
		licences: [
			{
				id: random.id(),
				profession: register.titles[0],
				register: register.name,
				register_url: register.url,
				number: licenceNumber(register, 1, 2009),
				jurisdiction: "ES",
				region: "Madrid",
				status: "active",
				issued_on: "2009-09-14",
				expires_on: "2027-12-31",
				conditions: null,
				checked_at: "2026-11-09T08:20:00.000Z",
			},
		],
		offices: [
			{
				id: random.id(),
				city_id: madrid,
				address: "Calle de la Luna 21, 2.º B",
				postcode: "28004",
				is_main: true,
				step_free: true,
				accessibility: "Lift from the street level, accessible toilet, hearing loop in the meeting room.",
			},
		],
	};
	if (cities.some((candidate) => candidate.id === alcala)) {
		business.offices.push({
			id: random.id(),
			city_id: alcala,
			address: "Calle Mayor 48, 1.º A",
			postcode: "28801",
			is_main: false,
			step_free: false,
			accessibility: "Two steps at the door; a ramp is put out on request.",
		});
	}
	business.quality = qualityOf(business, now);
	return business;
}
