CREATE TABLE `article_versions` (
	`article_id` text NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`saved_by` text,
	`saved_at` text NOT NULL,
	PRIMARY KEY(`article_id`, `version`),
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `article_versions_saved_by` ON `article_versions` (`saved_by`);--> statement-breakpoint
CREATE TABLE `articles` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`reading_minutes` integer NOT NULL,
	`language` text NOT NULL,
	`countries` text NOT NULL,
	`topics` text NOT NULL,
	`law_as_of` text,
	`sources` text NOT NULL,
	`picture` text,
	`picture_alt` text,
	`author_id` text,
	`reviewer_id` text,
	`publish_at` text,
	`published_at` text,
	`changed_at` text,
	`superseded_by` text,
	`withdrawn_reason` text,
	`withdrawn_at` text,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewer_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`superseded_by`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `articles_status` ON `articles` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_due` ON `articles` (`publish_at`) WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX `articles_author` ON `articles` (`author_id`);--> statement-breakpoint
CREATE INDEX `articles_reviewer` ON `articles` (`reviewer_id`);--> statement-breakpoint
CREATE INDEX `articles_published` ON `articles` (`published_at`,`id`) WHERE status = 'published';--> statement-breakpoint
CREATE TABLE `news_contents` (
	`id` integer PRIMARY KEY NOT NULL,
	`countries` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `news_follows` (
	`user_id` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `news_follows_subject` ON `news_follows` (`subject`,`user_id`);--> statement-breakpoint
CREATE TABLE `news_letters` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`next_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `news_letters_token_unique` ON `news_letters` (`token`);--> statement-breakpoint
CREATE INDEX `news_letters_next` ON `news_letters` (`next_at`);--> statement-breakpoint
CREATE TABLE `news_lists` (
	`country_id` text NOT NULL,
	`topic` text NOT NULL,
	`language` text NOT NULL,
	`published_at` text NOT NULL,
	`article_id` text NOT NULL,
	PRIMARY KEY(`country_id`, `topic`, `language`, `published_at`, `article_id`),
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `news_lists_article` ON `news_lists` (`article_id`);--> statement-breakpoint
CREATE TABLE `news_tellings` (
	`article_id` text PRIMARY KEY NOT NULL,
	`told_user_id` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`article_id`) REFERENCES `articles`(`id`) ON UPDATE no action ON DELETE no action
);
