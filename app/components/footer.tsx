import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSupportAddress } from "../root-data.ts";
import { LanguageSwitch, ThemeSwitch } from "./preference-switches.tsx";
import { LeaveNote } from "./quick-exit.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { Logo } from "./ui/arcs.tsx";

/** The foot of every page. */
export function Footer() {
	const { t } = useLingui();
	const shortcuts = useShortcuts();
	const support = useSupportAddress();
	return (
		<footer className="mt-24 border-t border-line bg-sunken pb-16 print:hidden">
			<div className="page-width grid grid-cols-2 gap-x-8 gap-y-10 py-14 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
				<div className="col-span-2 lg:col-span-1">
					<Logo />
					<p className="mt-4 max-w-[34ch]">
						<Trans>Legal help for people who cross borders, from professionals with checked licences.</Trans>
					</p>
					{support && (
						<p className="mt-4">
							<Trans>
								Write to us:{" "}
								<a href={`mailto:${support}`} className="wrap-anywhere text-accent underline underline-offset-4">
									{support}
								</a>
							</Trans>
						</p>
					)}
				</div>
				<Column title={t`Search`}>
					{shortcuts.map(({ label, to }) => (
						<FooterLink key={to} to={to}>
							{label}
						</FooterLink>
					))}
				</Column>
				<Column title={t`Find help`}>
					<FooterLink to="/services">{t`Services`}</FooterLink>
					<FooterLink to="/community">{t`Community`}</FooterLink>
					<FooterLink to="/news">{t`News`}</FooterLink>
					<FooterLink to="/help">{t`Help`}</FooterLink>
					<FooterLink to="/contact">{t`Contact`}</FooterLink>
				</Column>
				<Column title={t`Visavis`}>
					<FooterLink to="/about">{t`About`}</FooterLink>
					<FooterLink to="/business">{t`Business`}</FooterLink>
					<FooterLink to="/careers">{t`Careers`}</FooterLink>
					<FooterLink to="/sitemap">{t`Sitemap`}</FooterLink>
				</Column>
				<Column title={t`Legal`}>
					<FooterLink to="/privacy">{t`Privacy`}</FooterLink>
					<FooterLink to="/terms">{t`Terms`}</FooterLink>
					<FooterLink to="/cookies">{t`Cookies`}</FooterLink>
					<FooterLink to="/accessibility">{t`Accessibility`}</FooterLink>
				</Column>
			</div>
			<div className="page-width">
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6">
					<LeaveNote />
					<p className="text-sm text-muted">
						<Trans>Copyright 2024 Visavis</Trans>
					</p>
					<div className="flex flex-wrap gap-3">
						<LanguageSwitch />
						<ThemeSwitch />
					</div>
				</div>
			</div>
		</footer>
	);
}

function Column({ title, children }: { title: string; children: ReactNode }) {
	return (
		<nav aria-label={title}>
			<p className="font-semibold">{title}</p>
			<ul className="mt-2">{children}</ul>
		</nav>
	);
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<li>
			<Link
				to={to}
				// What is here is seldom pressed: it is looked for then.
				discover="none"
				className="inline-flex min-h-9 items-center underline-offset-4 hover:text-accent hover:underline"
			>
				{children}
			</Link>
		</li>
	);
}
