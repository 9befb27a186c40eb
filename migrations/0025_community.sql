CREATE TABLE `answers` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`post_id` text NOT NULL,
	`author_id` text,
	`pseudonym` text NOT NULL,
	`business_id` text,
	`body` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`is_accepted` integer DEFAULT false NOT NULL,
	`edited_at` text,
	`deleted_at` text,
	`told_user_id` text DEFAULT '',
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "answers_score" CHECK("answers"."score" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `answers_id_unique` ON `answers` (`id`);--> statement-breakpoint
CREATE INDEX `answers_best` ON `answers` (`post_id`,"score" DESC,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND is_accepted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `answers_accepted` ON `answers` (`post_id`) WHERE is_accepted = 1;--> statement-breakpoint
CREATE INDEX `answers_author` ON `answers` (`author_id`,`created_at`) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `answers_own` ON `answers` (`post_id`,`author_id`) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `answers_business` ON `answers` (`business_id`) WHERE business_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `answers_untold` ON `answers` (`seq`) WHERE told_user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `answers_deleted` ON `answers` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `community_cases` (
	`object_id` text PRIMARY KEY NOT NULL,
	`object` text NOT NULL,
	`post_id` text NOT NULL,
	`flag_count` integer NOT NULL,
	`waiting_since` text,
	`decision` text,
	`reason` text,
	`decided_at` text,
	`appeal` text,
	`appealed_at` text,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `community_cases_waiting` ON `community_cases` (`waiting_since`,`object_id`) WHERE waiting_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX `community_cases_post` ON `community_cases` (`post_id`);--> statement-breakpoint
CREATE TABLE `flags` (
	`object_id` text NOT NULL,
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`kind` text NOT NULL,
	`is_counted` integer NOT NULL,
	`created_at` text NOT NULL,
	`decided_at` text,
	PRIMARY KEY(`object_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `flags_user` ON `flags` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `flags_post` ON `flags` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_follows` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_follows_user` ON `post_follows` (`user_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`author_id` text,
	`pseudonym` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`country_id` text NOT NULL,
	`topic` text NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'published' NOT NULL,
	`is_unlisted` integer DEFAULT false NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`hot` integer GENERATED ALWAYS AS (CAST(strftime('%s', created_at) AS INTEGER) + 13546 * min(1, max(0, (1 + score + answer_count) - 1)) / 1 + 13546 * min(2, max(0, (1 + score + answer_count) - 2)) / 2 + 13546 * min(4, max(0, (1 + score + answer_count) - 4)) / 4 + 13546 * min(8, max(0, (1 + score + answer_count) - 8)) / 8 + 13546 * min(16, max(0, (1 + score + answer_count) - 16)) / 16 + 13546 * min(32, max(0, (1 + score + answer_count) - 32)) / 32 + 13546 * min(64, max(0, (1 + score + answer_count) - 64)) / 64 + 13546 * min(128, max(0, (1 + score + answer_count) - 128)) / 128 + 13546 * min(256, max(0, (1 + score + answer_count) - 256)) / 256 + 13546 * min(512, max(0, (1 + score + answer_count) - 512)) / 512 + 13546 * min(1024, max(0, (1 + score + answer_count) - 1024)) / 1024 + 13546 * min(2048, max(0, (1 + score + answer_count) - 2048)) / 2048 + 13546 * min(4096, max(0, (1 + score + answer_count) - 4096)) / 4096 + 13546 * min(8192, max(0, (1 + score + answer_count) - 8192)) / 8192 + 13546 * min(16384, max(0, (1 + score + answer_count) - 16384)) / 16384 + 13546 * min(32768, max(0, (1 + score + answer_count) - 32768)) / 32768 + 13546 * min(65536, max(0, (1 + score + answer_count) - 65536)) / 65536 + 13546 * min(131072, max(0, (1 + score + answer_count) - 131072)) / 131072 + 13546 * min(262144, max(0, (1 + score + answer_count) - 262144)) / 262144 + 13546 * min(524288, max(0, (1 + score + answer_count) - 524288)) / 524288) STORED,
	`edited_at` text,
	`deleted_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "posts_counts" CHECK("posts"."score" >= 0 AND "posts"."answer_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id_unique` ON `posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_hot_all` ON `posts` (`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_all` ON `posts` (`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_all` ON `posts` (`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_country` ON `posts` (`country_id`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_country` ON `posts` (`country_id`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_country` ON `posts` (`country_id`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_topic` ON `posts` (`topic`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_topic` ON `posts` (`topic`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_topic` ON `posts` (`topic`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_language` ON `posts` (`language`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_language` ON `posts` (`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_language` ON `posts` (`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_country_topic` ON `posts` (`country_id`,`topic`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_country_topic` ON `posts` (`country_id`,`topic`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_country_topic` ON `posts` (`country_id`,`topic`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_country_language` ON `posts` (`country_id`,`language`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_country_language` ON `posts` (`country_id`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_country_language` ON `posts` (`country_id`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_topic_language` ON `posts` (`topic`,`language`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_topic_language` ON `posts` (`topic`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_topic_language` ON `posts` (`topic`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_hot_country_topic_language` ON `posts` (`country_id`,`topic`,`language`,`hot`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_new_country_topic_language` ON `posts` (`country_id`,`topic`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_unanswered_country_topic_language` ON `posts` (`country_id`,`topic`,`language`,`seq`) WHERE status = 'published' AND deleted_at IS NULL AND kind = 'question' AND answer_count = 0;--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`created_at`) WHERE author_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `votes` (
	`object_id` text NOT NULL,
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`object_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `votes_user` ON `votes` (`user_id`);--> statement-breakpoint
CREATE INDEX `votes_post` ON `votes` (`post_id`);--> statement-breakpoint
-- Posts by their words. The rowid is `posts.seq`; `doc` begins with tokens for language, country and topic, made by
-- domain/community/searchable.server.ts. Nothing of it is stored: contentless, deleted by rowid.
CREATE VIRTUAL TABLE post_search USING fts5(doc, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars ':+_'");
--> statement-breakpoint
-- Counters follow their rows, however these come and go: by a command, by a sweep, or with an account.
CREATE TRIGGER `votes_come` AFTER INSERT ON `votes`
BEGIN
	UPDATE `posts` SET `score` = `score` + 1 WHERE `id` = NEW.object_id;
	UPDATE `answers` SET `score` = `score` + 1 WHERE `id` = NEW.object_id;
END;
--> statement-breakpoint
CREATE TRIGGER `votes_go` AFTER DELETE ON `votes`
BEGIN
	UPDATE `posts` SET `score` = `score` - 1 WHERE `id` = OLD.object_id;
	UPDATE `answers` SET `score` = `score` - 1 WHERE `id` = OLD.object_id;
END;
--> statement-breakpoint
CREATE TRIGGER `answers_come` AFTER INSERT ON `answers`
WHEN NEW.status = 'published' AND NEW.deleted_at IS NULL
BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` + 1 WHERE `id` = NEW.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `answers_go` AFTER DELETE ON `answers`
WHEN OLD.status = 'published' AND OLD.deleted_at IS NULL
BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` - 1 WHERE `id` = OLD.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `answers_change` AFTER UPDATE OF `status`, `deleted_at` ON `answers`
WHEN (OLD.status = 'published' AND OLD.deleted_at IS NULL) <> (NEW.status = 'published' AND NEW.deleted_at IS NULL)
BEGIN
	UPDATE `posts` SET `answer_count` = `answer_count` + iif(NEW.status = 'published' AND NEW.deleted_at IS NULL, 1, -1) WHERE `id` = NEW.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `flags_come` AFTER INSERT ON `flags`
WHEN NEW.decided_at IS NULL
BEGIN
	UPDATE `community_cases` SET `flag_count` = `flag_count` + 1 WHERE `object_id` = NEW.object_id;
END;
--> statement-breakpoint
CREATE TRIGGER `flags_go` AFTER DELETE ON `flags`
WHEN OLD.decided_at IS NULL
BEGIN
	UPDATE `community_cases` SET `flag_count` = `flag_count` - 1 WHERE `object_id` = OLD.object_id;
END;
--> statement-breakpoint
CREATE TRIGGER `flags_decided` AFTER UPDATE OF `decided_at` ON `flags`
WHEN OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL
BEGIN
	UPDATE `community_cases` SET `flag_count` = `flag_count` - 1 WHERE `object_id` = NEW.object_id;
END;
