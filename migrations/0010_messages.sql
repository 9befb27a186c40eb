CREATE TABLE `blocks` (
	`client_id` text NOT NULL,
	`business_id` text NOT NULL,
	`by` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`client_id`, `business_id`, `by`),
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`thread_id` text NOT NULL,
	`seq` integer NOT NULL,
	`party` text NOT NULL,
	`body` text NOT NULL,
	`is_withheld` integer NOT NULL,
	`idempotency_key` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`thread_id`) REFERENCES `threads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_seq` ON `messages` (`thread_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_key` ON `messages` (`thread_id`,`party`,`idempotency_key`);--> statement-breakpoint
CREATE TABLE `threads` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`client_id` text,
	`client_name` text NOT NULL,
	`language` text NOT NULL,
	`other_party` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`closed_by` text,
	`last_seq` integer DEFAULT 0 NOT NULL,
	`client_read_seq` integer DEFAULT 0 NOT NULL,
	`client_unread` integer DEFAULT 0 NOT NULL,
	`business_read_seq` integer DEFAULT 0 NOT NULL,
	`business_unread` integer DEFAULT 0 NOT NULL,
	`is_withheld` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "threads_unread_not_negative" CHECK("threads"."client_unread" >= 0 AND "threads"."business_unread" >= 0)
);
--> statement-breakpoint
CREATE INDEX `threads_client` ON `threads` (`client_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `threads_business` ON `threads` (`business_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `threads_alive` ON `threads` (`client_id`,`business_id`) WHERE status IN ('requested', 'open');--> statement-breakpoint
ALTER TABLE `inboxes` ADD `unread_messages` integer DEFAULT 0 NOT NULL CONSTRAINT "unread_messages_not_negative" CHECK("unread_messages" >= 0);
