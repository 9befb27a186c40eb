import type { Category } from "#domain/businesses/legal-services.ts";
import { photoUrl } from "#domain/files/photos.ts";
import { topicNames } from "./topic-names.ts";

/** The picture under which an article is shared: its own, else that of its topic (scripts/generate-topic-pictures.ts). */
export function sharedPicture({
	picture,
	picture_alt,
	topics: [topic],
}: {
	picture: string | null;
	picture_alt: string | null;
	topics: readonly Category[];
}) {
	if (picture) return { path: photoUrl(picture), alt: picture_alt ?? "" };
	return topic ? { path: `/topics/${topic}.png`, alt: topicNames[topic] } : null;
}
