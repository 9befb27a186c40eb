import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

type Facts = Pick<ShownProfile, "education" | "memberships" | "insurance">;

export const hasBackground = ({ education, memberships, insurance }: Facts) =>
	education.length > 0 || memberships.length > 0 || Boolean(insurance);

/** Education, memberships and insurance, as far as they were given. */
export function Background({ profile }: { profile: Facts }) {
	const { t } = useLingui();
	const { education, memberships, insurance } = profile;
	if (!hasBackground(profile)) return null;
	return (
		<Section id="background" title={t`Background`}>
			<div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
				{education.length > 0 && (
					<Part title={t`Education`}>
						<ul className="grid gap-2">
							{education.map(({ title, institution, year }) => (
								<li key={title + institution + year}>
									<span className="block">
										<bdi>{title}</bdi>
									</span>
									<span className="block text-sm text-muted">
										<bdi>{institution}</bdi>, <span className="tabular-nums">{year}</span>
									</span>
								</li>
							))}
						</ul>
					</Part>
				)}
				{memberships.length > 0 && (
					<Part title={t`Memberships`}>
						<ul className="grid gap-1">
							{memberships.map((membership) => (
								<li key={membership}>
									<bdi>{membership}</bdi>
								</li>
							))}
						</ul>
					</Part>
				)}
				{insurance && (
					<Part title={t`Liability insurance`}>
						<p>
							<bdi>{insurance}</bdi>
						</p>
					</Part>
				)}
			</div>
		</Section>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="border-t border-line pt-3">
			<h3 className="mb-2 font-sans text-base font-medium">{title}</h3>
			{children}
		</div>
	);
}
