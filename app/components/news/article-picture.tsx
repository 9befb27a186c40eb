import type { Category } from "#domain/businesses/legal-services.ts";
import { photoUrl } from "#domain/files/photos.ts";
import { CategoryIcon } from "../category-icon.tsx";
import { classes } from "../ui/classes.ts";

/** Rings about two people who face each other, as they stand behind the sign of a topic. */
const rings = [34, 52, 70, 88, 106, 124];

/** The picture of an article; where it has none, the sign of its topic over the rings of the house. */
export function ArticlePicture({
	picture,
	alt,
	topic,
	isFirst = false,
	className,
}: {
	/** Key in the file store; null for none. */
	picture: string | null;
	/** What it shows; empty where the words beside it say so. */
	alt: string;
	topic: Category | undefined;
	/** Whether it is seen at once. */
	isFirst?: boolean;
	className?: string;
}) {
	const look = classes("aspect-[16/9] w-full", className);
	if (picture)
		return (
			<img
				src={photoUrl(picture)}
				alt={alt}
				width={1200}
				height={675}
				loading={isFirst ? "eager" : "lazy"}
				className={classes("bg-sunken object-cover", look)}
			/>
		);
	return (
		<div
			aria-hidden="true"
			className={classes("relative grid place-items-center overflow-hidden bg-accent-soft", look)}
		>
			<svg viewBox="0 0 320 180" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
				{rings.map((radius, n) => (
					<g key={radius} strokeWidth={n === 0 ? 5 : 1.5} opacity={0.5 - n * 0.06}>
						<circle cx="0" cy="180" r={radius} stroke="var(--accent)" />
						<circle cx="320" cy="0" r={radius} stroke="var(--action)" />
					</g>
				))}
			</svg>
			{topic && <CategoryIcon category={topic} className="relative size-12 text-accent" />}
		</div>
	);
}
