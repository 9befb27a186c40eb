import { appointmentsData } from "#domain/appointments/personal-data.server.ts";
import { auditData } from "#domain/audit/personal-data.server.ts";
import { availabilityData } from "#domain/availability/personal-data.server.ts";
import { bookmarksData } from "#domain/bookmarks/personal-data.server.ts";
import { businessesData } from "#domain/businesses/personal-data.server.ts";
import { communityData } from "#domain/community/personal-data.server.ts";
import { contactData } from "#domain/contact/personal-data.server.ts";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { identityData } from "#domain/identity/personal-data.server.ts";
import { messagesData } from "#domain/messages/personal-data.server.ts";
import { newsData } from "#domain/news/personal-data.server.ts";
import { noticesData } from "#domain/notices/personal-data.server.ts";
import { profilesData } from "#domain/profiles/personal-data.server.ts";
import { registrationsData } from "#domain/registrations/personal-data.server.ts";
import { reportsData } from "#domain/reports/personal-data.server.ts";
import { reviewsData } from "#domain/reviews/personal-data.server.ts";
import { verificationData } from "#domain/verification/personal-data.server.ts";

/** Every noun that keeps something about people; the export, closing and erasure of an account ask all of them. */
export const personalData: readonly PersonalData[] = [
	identityData,
	profilesData,
	businessesData,
	availabilityData,
	appointmentsData,
	reviewsData,
	reportsData,
	bookmarksData,
	messagesData,
	noticesData,
	communityData,
	contactData,
	registrationsData,
	verificationData,
	newsData,
	auditData,
];
