import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ArticleStatus } from "#domain/news/news.ts";

export const articleStatusNames: Record<ArticleStatus, MessageDescriptor> = {
	draft: msg`Draft`,
	scheduled: msg`Scheduled`,
	published: msg`Published`,
	superseded: msg`Replaced`,
	withdrawn: msg`Withdrawn`,
};
