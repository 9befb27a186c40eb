import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findPage } from "#domain/pages/pages.server.ts";
import type { PageName } from "#domain/pages/pages.ts";
import { localeOf } from "./locale.server.ts";

/** The text of a page, in the language of who asks where it has one. */
export const pageTextOf = ({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">, name: PageName) =>
	findPage(context, name, localeOf(request, context).locale);
