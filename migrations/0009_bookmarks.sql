CREATE TABLE `bookmarks` (
	`user_id` text NOT NULL,
	`business_id` text NOT NULL,
	`folder_id` text,
	`note` text NOT NULL,
	`created_at` text NOT NULL,
	`deleted_at` text,
	PRIMARY KEY(`user_id`, `business_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `bookmarks_user` ON `bookmarks` (`user_id`,`created_at`,`business_id`) WHERE "bookmarks"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `bookmarks_business` ON `bookmarks` (`business_id`,`user_id`) WHERE "bookmarks"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `bookmarks_folder` ON `bookmarks` (`folder_id`) WHERE "bookmarks"."folder_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookmarks_deleted` ON `bookmarks` (`deleted_at`) WHERE "bookmarks"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `folders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `folders_name` ON `folders` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `saved_changes` (
	`id` integer PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`was_listed` integer NOT NULL,
	`told_user_id` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Whatever changes whether a professional is verified, those who saved them are told: no command can forget it.
CREATE TRIGGER `businesses_verified_or_not` AFTER UPDATE OF `status` ON `businesses`
WHEN (OLD.status IN ('verified', 'expiring')) <> (NEW.status IN ('verified', 'expiring'))
	AND EXISTS (SELECT 1 FROM bookmarks WHERE business_id = NEW.id AND deleted_at IS NULL)
	-- One that nobody was told yet tells where it ends.
	AND NOT EXISTS (SELECT 1 FROM saved_changes WHERE business_id = NEW.id AND told_user_id = '')
BEGIN
	INSERT INTO `saved_changes` (`business_id`, `was_listed`) VALUES (NEW.id, OLD.status IN ('verified', 'expiring'));
END;
