import { expect, test } from "vitest";
import { currencyIn } from "#domain/search/currencies-written.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { moneyNamed } from "#domain/search/fees-named.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "#test/support/intents.ts";

/** What is understood of how, when and for what money somebody wants to meet. */
function wishesIn(q: string) {
	const { filters, available, isNear } = understand({ ...emptyQuery, q }, dictionary(), null).understanding;
	const { mode, fee_max, free_consultation, legal_aid } = filters;
	return Object.fromEntries(
		Object.entries({ mode, available, fee_max, free_consultation, legal_aid, near: isNear }).filter(([, has]) => has),
	);
}

test.each([
	["zoom call please, they fired me today", { mode: "video" }],
	["licenciado que me atienda mañana temprano, pensión de mis hijos", { available: "tomorrow" }],
	["un coup de fil demain matin pour renouveler mon titre de séjour", { mode: "phone", available: "tomorrow" }],
	["notar der heute noch zeit hat, am liebsten persönlich", { mode: "in_person", available: "today" }],
	["avvocata per separazione vicino a me, primo incontro gratuito", { near: true, free_consultation: true }],
	["advogado trabalhista por videochamada, não tenho dinheiro para advogado", { mode: "video", legal_aid: true }],
	["vanavond nog een notaris spreken over huwelijkse voorwaarden", { available: "today" }],
	["юрист по визам, созвон в зуме", { mode: "video" }],
	["податкова декларація, бюджет до 80 євро", { fee_max: 100 }],
	["divorce lawyer under eighty euros", { fee_max: 100 }],
	["scheidungsanwalt nicht teurer als siebzig euro", { fee_max: 100 }],
	["divorce lawyer before tuesday, not over ninety euros", { available: "this_week", fee_max: 100 }],
	["adwokat od rozwodu do piątku", { available: "this_week" }],
	["görüntülü görüşmeyle danışmak istiyorum, vize reddi", { mode: "video" }],
	["محامي طلاق يكلمني فيديو", { mode: "video" }],
	["وکیل مهاجرت همین امروز تلفنی", { mode: "phone", available: "today" }],
	["वीडियो कॉल पर तलाक का वकील", { mode: "video" }],
	["离婚律师 线上咨询 今晚", { mode: "video", available: "today" }],
	["相続の相談 対面で 今週中", { mode: "in_person", available: "this_week" }],
	["luật sư ly hôn gần tôi", { near: true }],
])("How, when and for what money somebody wants to meet is understood beside what they tell: %s", (q, wishes) => {
	expect(wishesIn(q)).toEqual(wishes);
});

test.each([
	"they fired me today over the phone",
	"me despidieron por teléfono hoy",
	"mon audience est demain et je n'ai pas d'avocat",
	"muss die wohnung bis freitag räumen",
	"ha lavorato gratis per tre mesi",
	"a loja online não devolve o dinheiro",
	"de boete is 200 euro en ik heb niks gedaan",
	"за телефон пришёл счёт 430 евро",
	"зобов'язали виїхати до п'ятниці",
	"szef zwolnił mnie dzisiaj przez telefon",
	"iş yerinde kamera kaydı var, bugün kovdular",
	"طردوني اليوم من الشغل",
	"امروز صاحبخانه بیرونم کرد",
	"आज मालिक ने निकाल दिया",
	"今天被公司开除了",
	"電話で解雇されました",
	"hôm nay công ty cho tôi nghỉ việc",
])("What only looks like a wish to meet so, then or for that money is none: %s", (q) => {
	expect(wishesIn(q)).toEqual({});
});

test.each([
	["notario, no por teléfono, en persona", { mode: "in_person" }],
	["pas au téléphone, avocat pour un divorce, en personne", { mode: "in_person" }],
	["离婚律师 不要打电话 当面谈", { mode: "in_person" }],
	["advogado de imigração no zoom", { mode: "video" }],
])("A way to meet that somebody does not want is none: %s", (q, wishes) => {
	expect(wishesIn(q)).toEqual(wishes);
});

test.each([
	["no more than 1,200 dollars", 1_200, "USD"],
	["бюджет 2 тыс грн", 2_000, "UAH"],
	["дам тисячу гривень не більше", 1_000, "UAH"],
	["deux cents euros maximum", 200, "EUR"],
	["律师费不超过三百欧", 300, "EUR"],
	["予算5万円", 50_000, "JPY"],
	["बजट आठ सौ नहीं, 8 हज़ार रुपये तक", 8_000, "INR"],
	["टीम्स पर, बजट आठ हज़ार रुपये", 8_000, "INR"],
	["не дороже пяти евро, максимум пять тысяч рублей", 5_000, "RUB"],
	["höchstens dreitausend euro", 3_000, "EUR"],
	["up to ten thousand dollars", 10_000, "USD"],
	["tối đa 2 triệu", 2_000_000, "VND"],
	["حداکثر سیصد پوند", 300, "GBP"],
	["do 1,5 tys zł", 1_500, "PLN"],
])("A sum is read as people write it, and that it is the most they pay: %s", (text, amount, currency) => {
	const said = moneyNamed(text).map(({ money, ...sum }) => ({ ...sum, currency: currencyIn(money, null) }));
	expect(said).toContainEqual(expect.objectContaining({ amount, currency, isMost: true }));
});

test.each(["2 weeks", "section 50", "born in 1990", "at 10 am", "3 rooms"])(
	"No sum of money is read from: %s",
	(text) => {
		expect(moneyNamed(text)).toEqual([]);
	},
);
