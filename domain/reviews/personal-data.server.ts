import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { reviews } from "#drizzle/schema/reviews.ts";

const { client_id: _, ...reviewColumns } = getTableColumns(reviews);

/** Reviews of a person. At the erasure a review stays, under its pseudonym, and belongs to nobody. */
export const reviewsData: PersonalData = {
	tables: {
		reviews: { exported: "reviews", without: ["client_id"] },
		ratings: { withheld: "figures of all reviews together" },
	},
	async read({ db }, { user_id }) {
		const written = await db
			.select(reviewColumns)
			.from(reviews)
			.where(eq(reviews.client_id, user_id))
			.orderBy(reviews.created_at);
		return { reviews: written };
	},
};
