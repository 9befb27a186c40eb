/** What the compiler says of doors that forget: `tsc` reads this file, and fails where one of them compiles. */
import { eraseUser } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { findCalendar, findToday, findUpcoming } from "#domain/appointments/agenda.server.ts";
import { addFile, listFiles, openFile, removeFile } from "#domain/appointments/appointment-files.server.ts";
import { bookAppointment, findBooked, findOverlap } from "#domain/appointments/booking.server.ts";
import {
	findFeed,
	listAllAppointments,
	makeFeed,
	requireCalendarFile,
	revokeFeed,
} from "#domain/appointments/calendar-feed.server.ts";
import { findClient, findClientOf, listClients, saveClientNote } from "#domain/appointments/clients.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { listEvents } from "#domain/appointments/history.server.ts";
import { dropHold, dropHolds, findHold, holdSlot } from "#domain/appointments/holds.server.ts";
import { findNameMatches, nameMatchesStatement } from "#domain/appointments/name-matches.server.ts";
import { listAppointments, requireAppointment } from "#domain/appointments/reading.server.ts";
import { newRow } from "#domain/appointments/reserving.server.ts";
import { actAs } from "#domain/audit/audit.server.ts";
import { listAuditEntries } from "#domain/audit/reading.server.ts";
import { requireAvailability, saveAvailability } from "#domain/availability/availability.server.ts";
import { saveServices } from "#domain/availability/services-offered.server.ts";
import { previewSlots } from "#domain/availability/slots.server.ts";
import {
	changeBookmark,
	listSaved,
	listSavedIds,
	removeBookmark,
	restoreBookmark,
	saveBookmarks,
} from "#domain/bookmarks/bookmarks.server.ts";
import { createFolder, deleteFolder, renameFolder } from "#domain/bookmarks/folders.server.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { findFigures, listOwnWeeks } from "#domain/businesses/weeks.server.ts";
import { findTrustLevel, withinTheHour } from "#domain/community/contributions.server.ts";
import { acceptAnswer, followPost, vote } from "#domain/community/marking.server.ts";
import {
	appealRemoval,
	decideCommunityCase,
	flagContribution,
	listCommunityCases,
	requireCommunityCase,
} from "#domain/community/moderation.server.ts";
import {
	createAnswer,
	createPost,
	deleteContribution,
	editAnswer,
	editPost,
	findOwnAnswer,
	restoreContribution,
} from "#domain/community/writing.server.ts";
import { answerContactMessage, listContactMessages, requireContactMessage } from "#domain/contact/answering.server.ts";
import type { Actor, Admin, Person, Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { listAccounts, requireAccountCase } from "#domain/identity/account-cases.server.ts";
import { decideAccount, decideByProgram } from "#domain/identity/account-decisions.server.ts";
import {
	addUser,
	changeUser,
	inviteUser,
	listUsers,
	makeLink,
	removeUsersFactor,
} from "#domain/identity/admin.server.ts";
import { findFactorRemoval, keepFactors } from "#domain/identity/factor-removal.server.ts";
import { makeTicket } from "#domain/identity/tickets.server.ts";
import { requireUser } from "#domain/identity/users.server.ts";
import { reviseBusiness } from "#domain/listings/revise.server.ts";
import { askProfessional, threadOfAppointment } from "#domain/messages/asking.server.ts";
import {
	messageStatements,
	noticesReadStatements,
	readStatements,
	unreadStatement,
} from "#domain/messages/changes.server.ts";
import { blockOther, decideThread, unblockOther } from "#domain/messages/deciding.server.ts";
import {
	findOwnThread,
	listThreads,
	readThread,
	readWholeThread,
	requireMessage,
	requireThread,
	searchMessages,
} from "#domain/messages/reading.server.ts";
import { keepReplyTime } from "#domain/messages/reply-time.server.ts";
import {
	changeSavedReply,
	createSavedReply,
	deleteSavedReply,
	findSavedReply,
	listSavedReplies,
} from "#domain/messages/saved-replies.server.ts";
import { whoSeesTyping } from "#domain/messages/typing.server.ts";
import { markThreadRead, openMessageFile, removeMessageFile, writeMessage } from "#domain/messages/writing.server.ts";
import {
	createArticle,
	listArticles,
	listVersions,
	requireArticle,
	saveArticle,
	savePicture,
} from "#domain/news/editing.server.ts";
import { followNews, listFollowedNews, unfollowNews } from "#domain/news/following.server.ts";
import {
	publishArticle,
	scheduleArticle,
	supersedeArticle,
	unscheduleArticle,
	withdrawArticle,
} from "#domain/news/publishing.server.ts";
import { hasWeeklyNews, saveWeeklyNews } from "#domain/news/weekly.server.ts";
import { readMissed } from "#domain/notices/live.server.ts";
import {
	deleteNotifications,
	listNotifications,
	markRead,
	restoreNotifications,
} from "#domain/notices/notifications.server.ts";
import { listDeliveries, retryDeliveries } from "#domain/outbox/deliveries.server.ts";
import {
	countUrgentHelp,
	listHelpIn,
	removeHelp,
	requireHelp,
	saveHelp,
} from "#domain/pages/urgent-help-editing.server.ts";
import {
	channelsTo,
	findNotificationPreferences,
	saveNotificationPreferences,
} from "#domain/profiles/notification-preferences.server.ts";
import { removePhoto, savePhoto } from "#domain/profiles/photos.server.ts";
import { findProfile, finishOnboarding, savePreferences, saveProfile } from "#domain/profiles/profiles.server.ts";
import {
	appealRegistration,
	claimBusiness,
	saveStep,
	submitRegistration,
	withdrawRegistration,
} from "#domain/registrations/applying.server.ts";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import { addEvidence, openEvidence, openOwnEvidence, removeEvidence } from "#domain/registrations/evidence.server.ts";
import {
	findOwnRegistration,
	listCases,
	requireCase,
	requireOwnRegistration,
} from "#domain/registrations/reading.server.ts";
import { decideReport, restoreReview } from "#domain/reports/deciding.server.ts";
import { listReports, openReportedFile, openReportedMessages, requireReport } from "#domain/reports/reading.server.ts";
import { reportBusiness, reportMessages, reportReview } from "#domain/reports/reporting.server.ts";
import { createReview, replyToReview, requireReviewable } from "#domain/reviews/reviews.server.ts";
import { countQueues } from "#domain/site/queues.server.ts";
import { requireSiteSettings, saveFigures, saveSiteDetails } from "#domain/site/site-settings.server.ts";
import { findCheckedClaim } from "#domain/verification/checked-claims.server.ts";
import { listChecksDue } from "#domain/verification/checks-due.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { changeOwnNames, findOwnProfile, saveOwnProfile } from "#domain/verification/own-profile.server.ts";
import { askForCheck, declineCheck, listCheckRequests, listOwnLicences } from "#domain/verification/renewals.server.ts";
import {
	appealSuspension,
	findOwnSuspension,
	findSuspension,
	keepSuspended,
	listAppeals,
	restoreBusiness,
	suspendBusiness,
} from "#domain/verification/suspending.server.ts";

/** Every command and read that takes a person who was proved; a test holds the list against the sources. */
export const commands = {
	findTrustLevel,
	withinTheHour,
	acceptAnswer,
	followPost,
	vote,
	appealRemoval,
	decideCommunityCase,
	flagContribution,
	listCommunityCases,
	requireCommunityCase,
	createAnswer,
	createPost,
	deleteContribution,
	editAnswer,
	editPost,
	findOwnAnswer,
	restoreContribution,
	changeSavedReply,
	createSavedReply,
	deleteSavedReply,
	findClient,
	findClientOf,
	findSavedReply,
	listClients,
	listSavedReplies,
	saveClientNote,
	findFigures,
	listOwnWeeks,
	askForCheck,
	declineCheck,
	findCheckedClaim,
	listCheckRequests,
	listOwnLicences,
	listDeliveries,
	retryDeliveries,
	requireSiteSettings,
	saveFigures,
	saveSiteDetails,
	countUrgentHelp,
	listHelpIn,
	createArticle,
	listArticles,
	listVersions,
	requireArticle,
	saveArticle,
	savePicture,
	publishArticle,
	scheduleArticle,
	supersedeArticle,
	unscheduleArticle,
	withdrawArticle,
	followNews,
	listFollowedNews,
	unfollowNews,
	hasWeeklyNews,
	saveWeeklyNews,
	removeHelp,
	requireHelp,
	saveHelp,
	decideAccount,
	decideByProgram,
	listAccounts,
	requireAccountCase,
	appealSuspension,
	findOwnSuspension,
	findSuspension,
	keepSuspended,
	listAppeals,
	restoreBusiness,
	suspendBusiness,
	confirmLicence,
	listChecksDue,
	answerContactMessage,
	listAuditEntries,
	listContactMessages,
	requireContactMessage,
	channelsTo,
	addFile,
	addUser,
	bookAppointment,
	changeUser,
	createReview,
	decide,
	dropHold,
	dropHolds,
	eraseUser,
	exportAll,
	findBooked,
	findCalendar,
	findFeed,
	findHold,
	findNotificationPreferences,
	findOverlap,
	findOwnBusiness,
	findUpcoming,
	findProfile,
	findToday,
	findFactorRemoval,
	keepFactors,
	findNameMatches,
	nameMatchesStatement,
	changeOwnNames,
	findOwnProfile,
	saveOwnProfile,
	finishOnboarding,
	holdSlot,
	inviteUser,
	listAllAppointments,
	listAppointments,
	listEvents,
	askProfessional,
	blockOther,
	decideThread,
	findOwnThread,
	listThreads,
	markThreadRead,
	messageStatements,
	noticesReadStatements,
	readStatements,
	unreadStatement,
	readThread,
	readWholeThread,
	requireMessage,
	requireThread,
	searchMessages,
	openMessageFile,
	removeMessageFile,
	actAs,
	addEvidence,
	appealRegistration,
	claimBusiness,
	decideRegistration,
	findOwnRegistration,
	listCases,
	openEvidence,
	openOwnEvidence,
	removeEvidence,
	requireCase,
	requireOwnRegistration,
	saveStep,
	submitRegistration,
	withdrawRegistration,
	reportMessages,
	whoSeesTyping,
	keepReplyTime,
	threadOfAppointment,
	unblockOther,
	writeMessage,
	changeBookmark,
	createFolder,
	deleteFolder,
	deleteNotifications,
	listFiles,
	listNotifications,
	listSaved,
	listSavedIds,
	listUsers,
	makeFeed,
	makeLink,
	makeTicket,
	markRead,
	countQueues,
	decideReport,
	restoreReview,
	listReports,
	openReportedFile,
	openReportedMessages,
	requireReport,
	reportBusiness,
	readMissed,
	removeBookmark,
	renameFolder,
	restoreBookmark,
	restoreNotifications,
	saveBookmarks,
	newRow,
	previewSlots,
	openFile,
	removeFile,
	removePhoto,
	removeUsersFactor,
	replyToReview,
	reportReview,
	requireAppointment,
	requireAvailability,
	requireCalendarFile,
	requireReviewable,
	requireUser,
	reviseBusiness,
	revokeFeed,
	saveAvailability,
	saveNotificationPreferences,
	savePhoto,
	savePreferences,
	saveProfile,
	saveServices,
	writeAs,
};
type Commands = typeof commands;

/** The commands that would take such a caller. */
type MeetingTime<Caller> = {
	[Name in keyof Commands]: [Caller] extends [Parameters<Commands[Name]>[1]] ? Name : never;
}[keyof Commands];

/** No command takes an actor as it came, an object that looks like one, nobody, an id, or a copy of a person. */
type Copy = { [Field in keyof Actor]: Actor[Field] };
export const refusals: [
	MeetingTime<Actor>,
	MeetingTime<Copy>,
	MeetingTime<null>,
	MeetingTime<undefined>,
	MeetingTime<string>,
	MeetingTime<Person | null>,
] extends [never, never, never, never, never, never]
	? true
	: false = true;

/** A person does nothing that is a professional's, an admin's, or wants a recent proof; nor a professional an admin's. */
type Above =
	| "decideCommunityCase"
	| "listCommunityCases"
	| "requireCommunityCase"
	| "createArticle"
	| "listArticles"
	| "listVersions"
	| "requireArticle"
	| "saveArticle"
	| "savePicture"
	| "publishArticle"
	| "scheduleArticle"
	| "supersedeArticle"
	| "unscheduleArticle"
	| "withdrawArticle"
	| "declineCheck"
	| "findCheckedClaim"
	| "listCheckRequests"
	| "listDeliveries"
	| "retryDeliveries"
	| "requireSiteSettings"
	| "saveFigures"
	| "saveSiteDetails"
	| "countUrgentHelp"
	| "listHelpIn"
	| "removeHelp"
	| "requireHelp"
	| "saveHelp"
	| "decideAccount"
	| "decideByProgram"
	| "listAccounts"
	| "requireAccountCase"
	| "actAs"
	| "answerContactMessage"
	| "listAuditEntries"
	| "listContactMessages"
	| "requireContactMessage"
	| "confirmLicence"
	| "decideRegistration"
	| "listChecksDue"
	| "listCases"
	| "openEvidence"
	| "requireCase"
	| "addUser"
	| "changeUser"
	| "eraseUser"
	| "inviteUser"
	| "listUsers"
	| "makeLink"
	| "countQueues"
	| "decideReport"
	| "findSuspension"
	| "keepSuspended"
	| "listAppeals"
	| "restoreBusiness"
	| "suspendBusiness"
	| "restoreReview"
	| "listReports"
	| "openReportedFile"
	| "openReportedMessages"
	| "requireReport"
	| "removeUsersFactor"
	| "requireUser";
type OfProfessionals =
	| "changeSavedReply"
	| "createSavedReply"
	| "deleteSavedReply"
	| "findClient"
	| "findClientOf"
	| "findSavedReply"
	| "listClients"
	| "listSavedReplies"
	| "saveClientNote"
	| "findFigures"
	| "askForCheck"
	| "listOwnLicences"
	| "appealSuspension"
	| "findCalendar"
	| "findOwnSuspension"
	| "findUpcoming"
	| "findToday"
	| "findNameMatches"
	| "nameMatchesStatement"
	| "changeOwnNames"
	| "findOwnProfile"
	| "saveOwnProfile"
	| "previewSlots"
	| "requireAvailability"
	| "saveAvailability"
	| "saveServices";
/** They want a recent proof. */
type OfTheFresh = "decideAccount" | "exportAll" | "removeHelp" | "suspendBusiness" | "withdrawArticle";
type Same<A, B> = [A, B] extends [B, A] ? true : false;
export const roles: [
	Same<Exclude<keyof Commands, MeetingTime<Admin>>, OfTheFresh>,
	Same<Exclude<keyof Commands, MeetingTime<Professional>>, "exportAll" | Above>,
	Same<Exclude<keyof Commands, MeetingTime<Person>>, "exportAll" | Above | OfProfessionals>,
] = [true, true, true];

/** Doors that forget, as one would write them. */
export const forgetful = (ctx: Ctx, actor: Actor, person: Person, professional: Professional, admin: Admin) => [
	// @ts-expect-error nobody was asked for
	eraseUser(ctx, "id"),
	// @ts-expect-error an admin whose second factor was given too long ago
	decideAccount(ctx, admin, "id", { act: "account_suspended", days: "7", reason: "They sell fake visas." }),
	// @ts-expect-error nobody is signed in
	makeFeed(ctx, null),
	// @ts-expect-error the second factor may be owed
	saveProfile(ctx, actor, {}),
	// @ts-expect-error an id proves nothing
	findProfile(ctx, actor.user_id),
	// @ts-expect-error a literal
	removePhoto(ctx, { ...actor, aal: "aal2" }),
	// @ts-expect-error a copy, of which the copier may change anything
	removePhoto(ctx, { ...person, user_id: "another" }),
	// @ts-expect-error in no role
	findToday(ctx, person),
	// @ts-expect-error in another role
	listUsers(ctx, professional, { limit: 1, offset: 0 }),
	// @ts-expect-error not lately proved
	exportAll(ctx, person),
];
