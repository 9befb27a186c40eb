ALTER TABLE `one_time_codes` ADD `password_hash` text;--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `user_metadata` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_change_confirmed` text;--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_confirmed_at" IS NULL AND "users"."phone_confirmed_at" IS NULL;--> statement-breakpoint
ALTER TABLE `one_time_codes` DROP COLUMN `failures`;--> statement-breakpoint
-- Whoever asked last has chosen these, and nobody knows who that was.
UPDATE `users` SET `password_hash` = NULL, `user_metadata` = '{}' WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL AND `is_anonymous` = 0;
