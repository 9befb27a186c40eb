import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import type { PostSort } from "#domain/community/kinds.ts";
import { postSorts } from "#domain/community/kinds.ts";
import { listPosts, listSimilarPosts } from "#domain/community/listing.server.ts";
import { type PostQuery, postQuery } from "#domain/community/posts.ts";
import type { Language } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { sortNames } from "../../community-names.ts";
import { CountryOptions, TopicOptions } from "../../components/community/options.tsx";
import { SimilarPostList } from "../../components/community/similar-posts.tsx";
import { useFormats } from "../../components/formats.ts";
import { LanguageOptions } from "../../components/language-options.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { ChipLink, RemovableChip } from "../../components/ui/chip.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Field, Input, narrowSelect, Select } from "../../components/ui/field.tsx";
import { everyLanguage } from "../../every-language.ts";
import { outcome } from "../../http.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { topicNames } from "../../topic-names.ts";
import { PostItem } from "./post-item.tsx";

const path = "/community";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const asked = Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== ""));
	const isInAll = asked.language === everyLanguage;
	const query = postQuery.safeParse(isInAll ? { ...asked, language: undefined } : asked);
	// An address that was changed by hand shows the first page.
	if (!query.success) throw redirect(path);
	const own = localeOf(request, context).language;
	const readers = isInAll ? null : own;
	const { value, refusal } = await outcome(listPosts(context, query.data, { readers }));
	if (refusal) throw redirect(path);
	const { cursor, ...given } = query.data;
	const filter: Filter = isInAll ? { ...given, language: everyLanguage } : given;
	const isFirst = cursor === undefined;
	const { q } = given;
	const isNothing = q !== undefined && isFirst && value.posts.length === 0;
	const near = isNothing ? await listSimilarPosts(context, { title: q, language: given.language ?? own }) : [];
	return { ...value, near, filter, isFirst, now: context.now().getTime() };
}

/** As an address says it; one without a language leaves it to the reader's own. */
type Filter = Omit<PostQuery, "cursor" | "language"> & { language?: Language | typeof everyLanguage | undefined };

/** The address of a list; the usual order is not said. */
function pathOf({ sort, ...filter }: Partial<Filter>, cursor: string | null = null) {
	const said = { ...(sort && sort !== "hot" && { sort }), ...filter, ...(cursor && { cursor }) };
	const query = new URLSearchParams(
		Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);
	return query.size > 0 ? `${path}?${query}` : path;
}

export const meta: MetaFunction<typeof loader> = (args) => {
	const filter: Partial<Filter> = args.data?.filter ?? {};
	const isPlain = Object.entries(filter).every(([name, value]) => value === undefined || name === "sort");
	return pageMeta(args, {
		title: msg`Community`,
		description: msg`Questions and experiences of people who live between countries, with answers from others and from verified professionals.`,
		path,
		// One page for search engines, in each language: the others show the same threads.
		noindex: !isPlain || filter.sort !== "hot" || args.data?.isFirst === false,
	});
};

export default function Community() {
	const { t, i18n } = useLingui();
	const { posts, near, next_cursor, language, filter, isFirst, now } = useLoaderData<typeof loader>();
	const formats = useFormats();
	const { sort, q } = filter;
	// What goes on from here stays in the language of the list.
	const shown: Filter = { ...filter, language: language ?? everyLanguage };
	const inAll = pathOf({ ...filter, language: everyLanguage });
	const waysOn = (
		<>
			{language ? (
				<ButtonLink to={inAll} kind="quiet">
					<Trans>Show all languages</Trans>
				</ButtonLink>
			) : (
				<ButtonLink to={pathOf({ language: everyLanguage })} kind="quiet">
					<Trans>Show everything</Trans>
				</ButtonLink>
			)}
			<ButtonLink to="/community/new" kind="quiet">
				<Trans>Ask a question</Trans>
			</ButtonLink>
		</>
	);
	const name = language && <bdi suppressHydrationWarning>{formats.language(language)}</bdi>;
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto max-w-[52rem]">
				<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<div className="max-w-[34rem]">
						<h1 className="text-3xl lg:text-4xl">
							<Trans>Community</Trans>
						</h1>
						<p className="mt-3 text-muted">
							<Trans>
								Ask people who have been through it, and tell others what you have learned. You write under a made-up
								name.
							</Trans>
						</p>
					</div>
					<ButtonLink to="/community/new" kind="action">
						<Trans>Ask or share</Trans>
					</ButtonLink>
				</header>
				<Search filter={shown} />
				{name && !filter.language && (
					<p className="mt-4">
						<Trans>
							You see what was written in {name}.{" "}
							<Link to={inAll} className="text-accent underline underline-offset-4">
								Show all languages
							</Link>
						</Trans>
					</p>
				)}
				<div className="mt-6 flex flex-wrap items-center justify-between gap-3">
					{q ? (
						posts.length > 0 && (
							<p>
								<Trans>
									Newest first, with all the words in “<bdi>{q}</bdi>”
								</Trans>
							</p>
						)
					) : (
						<nav aria-label={t`Order`}>
							<ul className="flex flex-wrap gap-2">
								{postSorts.map((one: PostSort) => (
									<li key={one}>
										<ChipLink to={pathOf({ ...filter, sort: one })} isCurrent={one === sort} preventScrollReset>
											{i18n._(sortNames[one])}
										</ChipLink>
									</li>
								))}
							</ul>
						</nav>
					)}
					<InForce filter={filter} />
				</div>
				{posts.length > 0 ? (
					<ul className="mt-5 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
						{posts.map((post) => (
							<li key={post.slug}>
								{/* The list is found by search engines: of what its writer keeps out of them they quote nothing. */}
								<div {...(post.is_unlisted && { "data-nosnippet": "" })}>
									<PostItem post={post} now={now} />
								</div>
							</li>
						))}
					</ul>
				) : near.length > 0 ? (
					<section className="mt-5">
						<h2 className="text-xl">
							<Trans>
								No thread has all the words in “<bdi>{q}</bdi>”. What comes close:
							</Trans>
						</h2>
						<SimilarPostList posts={near} />
						<div className="mt-4 flex flex-wrap gap-3">{waysOn}</div>
					</section>
				) : (
					<EmptyState
						className="mt-5"
						title={
							q ? (
								<Trans>
									Nothing found for “<bdi>{q}</bdi>”
								</Trans>
							) : isFirst ? (
								<Trans>Nobody has written about this yet</Trans>
							) : (
								<Trans>There is nothing older</Trans>
							)
						}
						description={<Trans>Try fewer words, remove a filter, or ask the question yourself.</Trans>}
					>
						{waysOn}
					</EmptyState>
				)}
				{(next_cursor || !isFirst) && (
					<nav aria-label={t`Pages`} className="mt-6 flex flex-wrap items-center gap-4">
						{!isFirst && (
							<ButtonLink to={pathOf(shown)} kind="quiet">
								<Trans>First page</Trans>
							</ButtonLink>
						)}
						{next_cursor && (
							<ButtonLink to={pathOf(shown, next_cursor)} kind="quiet">
								<Trans>More</Trans>
							</ButtonLink>
						)}
					</nav>
				)}
				<p className="mt-8 text-sm text-muted">
					<Trans>
						“Hot” puts new threads first, and older ones that many people answer or find useful. Nobody can pay to be
						there. What you read here is not legal advice.
					</Trans>
				</p>
			</div>
		</div>
	);
}

function Search({ filter: { sort, q, country, topic, language } }: { filter: Filter }) {
	const { t } = useLingui();
	return (
		<Form
			role="search"
			action={path}
			className="mt-6 grid grid-cols-3 items-end gap-x-2 gap-y-3 rounded-card border border-line bg-sunken p-3 sm:mt-8 sm:gap-3 sm:p-4"
		>
			{sort !== "hot" && <input type="hidden" name="sort" value={sort} />}
			<Field label={<Trans>Search the community</Trans>} className="col-span-2">
				{(control) => (
					<Input
						key={q ?? ""}
						type="search"
						name="q"
						maxLength={textLimits.query}
						defaultValue={q ?? ""}
						enterKeyHint="search"
						{...control}
					/>
				)}
			</Field>
			<Button type="submit" kind="primary" className="sm:justify-self-start">
				<Trans>Search</Trans>
			</Button>
			<Field label={<Trans>Country</Trans>} className="min-w-0">
				{(control) => (
					<Select key={country ?? ""} name="country" defaultValue={country ?? ""} className={narrowSelect} {...control}>
						<Any />
						<CountryOptions />
					</Select>
				)}
			</Field>
			<Field label={<Trans>Topic</Trans>} className="min-w-0">
				{(control) => (
					<Select key={topic ?? ""} name="topic" defaultValue={topic ?? ""} className={narrowSelect} {...control}>
						<Any />
						<TopicOptions />
					</Select>
				)}
			</Field>
			<Field label={<Trans>Language</Trans>} className="min-w-0">
				{(control) => (
					<Select key={language} name="language" defaultValue={language} className={narrowSelect} {...control}>
						<option value={everyLanguage}>{t`All`}</option>
						<LanguageOptions />
					</Select>
				)}
			</Field>
		</Form>
	);
}

function Any() {
	const { t } = useLingui();
	return <option value="">{t`All`}</option>;
}

/** The filters in force, each a link to the list without it. */
function InForce({ filter }: { filter: Filter }) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const { country, topic, language } = filter;
	const chips: [name: "country" | "topic" | "language", label: string | undefined][] = [
		["country", country && formats.country(country)],
		["topic", topic && i18n._(topicNames[topic])],
		["language", language && language !== everyLanguage ? formats.language(language) : undefined],
	];
	const shown = chips.filter((chip): chip is [(typeof chip)[0], string] => chip[1] !== undefined);
	return shown.length > 0 ? (
		<ul className="flex flex-wrap gap-2">
			{shown.map(([name, label]) => (
				<li key={name}>
					<RemovableChip
						to={pathOf({ ...filter, [name]: name === "language" ? everyLanguage : undefined })}
						label={label}
					/>
				</li>
			))}
		</ul>
	) : null;
}
