CREATE TABLE `suspensions` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`reason` text NOT NULL,
	`status_before` text NOT NULL,
	`created_at` text NOT NULL,
	`appeal` text,
	`appealed_at` text,
	`answer` text,
	`answered_at` text,
	`end_note` text,
	`ended_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suspensions_open` ON `suspensions` (`business_id`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `suspensions_business` ON `suspensions` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `suspensions_appealed` ON `suspensions` (`appealed_at`,`id`) WHERE appealed_at IS NOT NULL AND answered_at IS NULL AND ended_at IS NULL;