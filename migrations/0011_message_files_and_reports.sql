CREATE TABLE `message_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`thread_id` text NOT NULL,
	`user_id` text,
	`party` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_reference_unique` ON `message_reports` (`reference`);--> statement-breakpoint
CREATE INDEX `message_reports_user` ON `message_reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `message_reports_thread` ON `message_reports` (`thread_id`);--> statement-breakpoint
CREATE TABLE `reported_messages` (
	`report_id` text NOT NULL,
	`message_id` text NOT NULL,
	`seq` integer NOT NULL,
	`party` text NOT NULL,
	`body` text NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`sent_at` text NOT NULL,
	PRIMARY KEY(`report_id`, `seq`),
	FOREIGN KEY (`report_id`) REFERENCES `message_reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reported_messages_message` ON `reported_messages` (`message_id`);--> statement-breakpoint
ALTER TABLE `messages` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `file_type` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `file_bytes` integer;--> statement-breakpoint
ALTER TABLE `threads` ADD `answered_at` text;--> statement-breakpoint
CREATE INDEX `threads_answered` ON `threads` (`business_id`,`answered_at`) WHERE answered_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `is_reading_shown` integer DEFAULT true NOT NULL;--> statement-breakpoint
-- What people find their messages by: a token for each account and professional who may find it, one for who wrote it (w:),
-- and its words. Nothing readable is kept beside the index.
CREATE VIRTUAL TABLE message_search USING fts5(doc, thread_id UNINDEXED, seq UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
