import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type PageText, partsOf, type Section } from "#domain/pages/pages.ts";
import { directionOf } from "../i18n.ts";
import { Day } from "./fact.tsx";

type Shown = PageText & { language: string };

/**
 * A page that is a text: its title, a table of contents, its sections with their anchors, and the day of the last change.
 * `after` are parts of the page that follow a section, by its anchor.
 */
export function PageTextView({ text, after = {} }: { text: Shown; after?: Record<string, ReactNode> }) {
	const own = useLanguageOf(text);
	return (
		<div className="page-width pt-12 lg:pt-20">
			<PageHead text={text} />
			<div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
				<Contents text={text} />
				<div className="prose [&>h2:first-child]:mt-0" {...own}>
					{text.sections.map((section) => (
						<SectionView key={section.id} section={section} after={after[section.id]} />
					))}
				</div>
			</div>
		</div>
	);
}

/** The parts of a page, to go to; `within` are those whose own sections are named too. */
export function Contents({ text, within = [] }: { text: Shown; within?: readonly string[] }) {
	const { t } = useLingui();
	const own = useLanguageOf(text);
	const link = ({ id, title }: Section) => (
		<a href={`#${id}`} className="flex min-h-10 items-center py-1 ps-4 hover:text-accent">
			<bdi {...own}>{title}</bdi>
		</a>
	);
	return (
		<nav aria-label={t`On this page`} className="self-start lg:sticky lg:top-24 print:hidden">
			<ul className="border-s-2 border-line">
				{partsOf(text.sections).map(({ head, sections }) => (
					<li key={head.id}>
						{link(head)}
						{within.includes(head.id) && (
							<ul className="ps-4 text-muted">
								{sections.map((section) => (
									<li key={section.id}>{link(section)}</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The title of a page, what it is about, and when it changed last. */
export function PageHead({ text, children }: { text: Shown; children?: ReactNode }) {
	const own = useLanguageOf(text);
	return (
		<header className="grid justify-items-start">
			<h1 className="text-3xl lg:text-4xl">
				<bdi {...own}>{text.title}</bdi>
			</h1>
			<Html html={text.intro} className="prose flow mt-5 text-lg" {...own} />
			{children}
			<p className="mt-5 text-sm text-muted">
				<Trans>
					Last changed on <Day at={text.changed} />
				</Trans>
			</p>
		</header>
	);
}

/** What says in which language a text is, where it is not the page's own. */
export function useLanguageOf({ language }: { language: string }) {
	const { i18n } = useLingui();
	return i18n.locale === language ? {} : { lang: language, dir: directionOf(language) };
}

/** A section with its heading, and what follows it. */
export function SectionView({ section: { id, level, title, html }, after }: { section: Section; after?: ReactNode }) {
	const { t } = useLingui();
	const Heading = level === 2 ? "h2" : "h3";
	return (
		<>
			<Heading id={id} className="group/heading">
				{title}
				<a
					href={`#${id}`}
					aria-label={t`Link to this section: ${title}`}
					className="ms-2 inline-block min-w-6 text-muted! no-underline! opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100 print:hidden"
				>
					#
				</a>
			</Heading>
			<Html html={html} className="flow" />
			{after}
		</>
	);
}

/** HTML of ours, made of markdown at build time. */
export const Html = ({ html, ...rest }: { html: string; className?: string; lang?: string; dir?: string }) =>
	html ? (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sanitised where it was made
		<div dangerouslySetInnerHTML={{ __html: html }} {...rest} />
	) : null;
