import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { reviewReports, reviews } from "#drizzle/schema/reviews.ts";

const { client_id: _, ...reviewColumns } = getTableColumns(reviews);
const { user_id: __, ...reportColumns } = getTableColumns(reviewReports);

/** Reviews and reports of a person. At the erasure a review stays, under its pseudonym, and belongs to nobody. */
export const reviewsData: PersonalData = {
	tables: {
		reviews: { exported: "reviews", without: ["client_id"] },
		review_reports: { exported: "review_reports", without: ["user_id"] },
		ratings: { withheld: "figures of all reviews together" },
	},
	async read({ db }, { user_id }) {
		const [written, reported] = await db.batch([
			db.select(reviewColumns).from(reviews).where(eq(reviews.client_id, user_id)).orderBy(reviews.created_at),
			db
				.select(reportColumns)
				.from(reviewReports)
				.where(eq(reviewReports.user_id, user_id))
				.orderBy(reviewReports.created_at),
		]);
		return { reviews: written, review_reports: reported };
	},
};
