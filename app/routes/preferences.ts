import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { formOf } from "../http.server.ts";
import { isLocale } from "../i18n.ts";
import { preferenceCookie } from "../preferences.server.ts";
import { isTheme } from "../preferences.ts";
import { returnPath } from "../return-path.ts";

export const loader = () => redirect("/");

/** Keeps the theme or language that a person chose and sends them back to where they were. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await formOf(request);
	const headers = new Headers();
	const theme = form.get("theme");
	const language = form.get("lang");
	if (isTheme(theme)) headers.append("Set-Cookie", preferenceCookie("theme", theme, context.isDevelopment));
	if (isLocale(language)) headers.append("Set-Cookie", preferenceCookie("lang", language, context.isDevelopment));
	// The page's own script stays where it is and asks for the page's data again.
	if (form.has("stay")) return data(null, { headers });
	return redirect(withoutLanguage(returnPath(form.get("return_to"))), { status: 303, headers });
}

/** Nobody comes here. With it this is a page, and says as any other what is wrong with a form. */
export default () => null;

/** `?lang=` would win over the choice just made. */
function withoutLanguage(path: string) {
	const url = new URL(path, "https://here.invalid");
	url.searchParams.delete("lang");
	return url.pathname + url.search + url.hash;
}
