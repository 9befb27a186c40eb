import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { newsSubject } from "#domain/news/article-input.ts";
import { followNews, unfollowNews } from "#domain/news/following.server.ts";
import { formOf, outcome, requirePerson } from "../http.server.ts";
import { returnPath } from "../return-path.ts";

export const loader = () => redirect("/news");

/** Nobody comes here. With it this is a page, and says as any other what is wrong with a form. */
export default () => null;

/** Has the reader hear of news about a country or topic, or no longer, and brings them back. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await formOf(request, context.limited);
	const next = returnPath(form.get("next"));
	// Whoever signs in first comes back to the page with the button.
	const asked = new Request(new URL(next, request.url), { headers: request.headers });
	const person = await requirePerson(context, asked);
	const subject = newsSubject.safeParse(form.get("id"));
	if (!subject.success) throw data(null, 400);
	const change = form.get("intent") === "unfollow" ? unfollowNews : followNews;
	const { refusal } = await outcome(change(context, person, subject.data));
	// Whoever can follow no more is told, and sees all that they follow.
	if (refusal?.code === "too_many_follows") return redirect("/news?follows=full", 303);
	if (refusal) throw data(null, 400);
	return redirect(next, 303);
}
