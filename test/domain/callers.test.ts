import { expect, test } from "vitest";
import { commandsOf, forgeriesOf, importsOf, sourcesOf } from "../support/walk-callers.ts";
import { commands, forgetful, refusals, roles } from "./callers.types.ts";

/** What anybody may read; and write to us, and ask. */
const open = {
	"appointments/reading": ["asReadBy"],
	"assistant/allowance": ["deviceOf", "newDevice"],
	"assistant/answering": ["answerTo", "leftTo"],
	"assistant/help-meant": ["helpMeantBy"],
	"availability/bookable": ["findBookable"],
	"availability/slots": ["listSlots", "listSlotsAround"],
	"businesses/businesses": ["listPublicProfiles"],
	"businesses/legal-services": ["listLegalServices"],
	"businesses/weeks": ["countView"],
	"accounts/export": ["exportName"],
	"community/listing": ["countPostShards", "listPostShard", "listPosts", "listSimilarPosts"],
	"community/thread": ["findPost"],
	"contact/contact": ["formToken", "writeToUs"],
	"listings/public-profile": ["findPublicProfile"],
	"news/reading": ["findArticle", "listNews", "listNewsMonths", "listNewsOfMonth"],
	"pages/pages": ["findPage"],
	"pages/urgent-help": ["listUrgentHelp"],
	"places/places": ["findCity", "listCities", "listCountries"],
	"profiles/photos": ["findPhoto"],
	"registrations/registers": ["listRegisters"],
	"reviews/reviews": ["findReview", "listReviews"],
	"search/further": ["searchFurther"],
	"search/search": ["searchBusinesses"],
	"search/suggest": ["suggest"],
	"site/currencies": ["listCurrencies"],
	"site/site-settings": ["findSiteDetails", "findSiteFigures"],
	"site/sitemap": ["countProfileShards", "listProfileShard"],
};

/** What proves who somebody is, or takes something else that proves it: a password, a code, a signed text. */
const proofs = {
	"appointments/calendar-feed": ["readFeed"],
	"appointments/chosen-slot": ["keepChoice", "readChoice"],
	"identity/session": ["findActor", "readCredential", "requireAdmin", "signedInOf", "touchSession"],
	"identity/session-tokens": ["cookiesOf", "readSessionToken", "refreshTokenOf", "sessionTokenOf"],
	"identity/sessions": [
		"endSession",
		"endSessions",
		"findSignedIn",
		"listSessions",
		"refreshSession",
		"requireSignedIn",
	],
	"identity/changes": ["claimOfChange", "confirmChange"],
	"identity/recovery-codes": ["countRecoveryCodes"],
	"identity/pkce": ["exchangeAuthCode", "makeAuthCode"],
	"news/weekly": ["endWeeklyNews"],
	"identity/sign-in": ["signIn", "signInWithCode"],
	"identity/sign-up": ["resendCode", "sendRecovery", "sendSignInCode", "signUp", "signUpAnonymously"],
	"identity/tickets": ["redeemTicket"],
	"identity/users": ["findUser"],
};

/** What the schedule does, for nobody: only the files named here may. */
const jobs = {
	"identity/factor-removal": ["removeLostFactors"],
	"outbox/deliveries": ["sweepGivenUp"],
	"site/site-settings": ["computeFigures"],
	"verification/licences": ["endLicences", "warnOfLicences"],
	"accounts/closing": ["endUpcoming", "eraseClosed"],
	"appointments/holds": ["expireHolds"],
	"appointments/settling": ["settleAppointments"],
	"availability/next-slots": ["refreshStaleSlots"],
	"listings/comparing": ["compareFees"],
	"bookmarks/bookmarks": ["sweepBookmarks"],
	"bookmarks/saved-changes": ["tellSavers"],
	"community/telling": ["tellPostFollowers"],
	"community/writing": ["sweepCommunity"],
	"contact/contact": ["sweepContact"],
	"ground/for-each-safely": ["forEachSafely"],
	"identity/expired": ["sweepExpired"],
	"identity/sessions": ["sweepSessions"],
	"news/following": ["tellFollowers"],
	"news/publishing": ["publishScheduled"],
	"news/weekly": ["planWeeklyNews"],
	"notices/live": ["sweepLiveEvents"],
	"notices/notifications": ["sweepNotifications"],
	"registrations/evidence": ["sweepEvidence"],
	"outbox/outbox": ["sweepOutbox", "sweepSoon"],
	"outbox/text-messages": ["withinTextLimits"],
};
const jobDoors = /^worker\/(jobs\/.*|sweeping|mailer)\.ts$/;

/** The mailbox of a development server. */
const development = {
	"identity/demo-codes": ["listDemoCodes"],
	"outbox/mailbox": ["keepInMailbox", "listMailbox", "requireDelivered"],
};
const developmentDoors = /^(worker\/(dev|mailer)\.ts|app\/routes\/dev\.mailbox\.tsx)$/;

const namesIn = (list: Record<string, readonly string[]>) =>
	Object.entries(list).flatMap(([file, names]) => names.map((name) => `domain/${file}.server.ts ${name}`));

const domain = commandsOf(sourcesOf("domain"));
const used = importsOf(sourcesOf("app", "worker", "party"));
const isProven = new Map(domain.map(({ path, name, isProven }) => [`${path} ${name}`, isProven]));

test("A door calls nothing without a proven caller but what is public, a proof, a job or for development", () => {
	const withoutCaller = used.filter(({ path, name }) => isProven.get(`${path} ${name}`) === false);
	const found = [...new Set(withoutCaller.map(({ path, name }) => `${path} ${name}`))].sort();
	expect(found).toEqual([open, proofs, jobs, development].flatMap(namesIn).sort());
});

test("Jobs are called by the schedule alone, and the mailbox by development alone", () => {
	for (const [list, doors] of [
		[jobs, jobDoors],
		[development, developmentDoors],
	] as const) {
		const names = new Set(namesIn(list));
		const callers = used.filter(({ path, name }) => names.has(`${path} ${name}`)).map(({ from }) => from);
		expect(callers.filter((from) => !doors.test(from))).toEqual([]);
	}
});

test("Doors name what they import of the domain, so that it can be looked at", () => {
	expect(used.filter(({ name }) => name === "*")).toEqual([]);
});

test("Every command with a proven person is shown to refuse all others", () => {
	// What they say, the compiler has looked at.
	expect({ refusals, roles, forgetful }).toEqual({
		refusals: true,
		roles: [true, true, true],
		forgetful: expect.any(Function),
	});
	const source = (path: string) => domain.filter((command) => command.path === path).map(({ name }) => name);
	const ofIdentity = new Set([
		...["account", "changes", "factors", "proof", "recovery-codes", "session-tokens", "sessions", "sign-in"].flatMap(
			(file) => source(`domain/identity/${file}.server.ts`),
		),
		"removeFactor",
	]);
	const proven = domain.filter(({ isProven, name }) => isProven && !ofIdentity.has(name)).map(({ name }) => name);
	expect(Object.keys(commands).sort()).toEqual(proven.filter((name) => name !== "closeAccount").sort());
});

test("Nobody claims to be proved: the types of callers are given in one file", () => {
	const elsewhere = sourcesOf("app", "domain", "party", "worker").filter(
		({ path }) => path !== "domain/ground/callers.ts",
	);
	expect(forgeriesOf(elsewhere)).toEqual([]);
});

test("A forgetful command, a look-alike type and a cast are found", () => {
	const forgetful = {
		path: "domain/notes/notes.server.ts",
		text: `import type { Ctx } from "#domain/ground/context.server.ts";
			import type { Person } from "./people.ts";
			import type { Admin } from "#domain/ground/callers.ts";
			export async function deleteNote(ctx: Ctx, id: string) {}
			export const findNote = async (ctx: Ctx, person: Person, id: string) => null;
			export function listNotes(ctx: Ctx, admin: Admin | null) {}
			export function countNotes(ctx: Ctx, admin?: Admin) {}
			export function clearNotes(ctx: Ctx, admin: Admin) { return {} as Admin; }`,
	};
	expect(commandsOf([forgetful]).map(({ name, isProven }) => [name, isProven])).toEqual([
		["deleteNote", false],
		["findNote", false],
		["listNotes", false],
		["countNotes", false],
		["clearNotes", true],
	]);
	expect(forgeriesOf([forgetful])).toEqual(["domain/notes/notes.server.ts: {} as Admin"]);
});
