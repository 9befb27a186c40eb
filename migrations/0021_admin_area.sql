CREATE TABLE `account_decisions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`act` text NOT NULL,
	`reason` text,
	`until` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_decisions_user` ON `account_decisions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `factor_removals` (
	`user_id` text PRIMARY KEY NOT NULL,
	`due_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `factor_removals_due` ON `factor_removals` (`due_at`);--> statement-breakpoint
DROP INDEX `users_created`;--> statement-breakpoint
CREATE INDEX `users_banned` ON `users` (`banned_until`) WHERE "users"."banned_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `given_up_at` text;--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`created_at`,`id`) WHERE failure IS NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_name` ON `profiles` ("full_name" COLLATE NOCASE);--> statement-breakpoint
CREATE INDEX `profiles_admins` ON `profiles` (`user_id`) WHERE "profiles"."role" = 'admin';