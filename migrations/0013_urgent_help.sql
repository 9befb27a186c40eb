CREATE TABLE `urgent_help` (
	`id` text PRIMARY KEY NOT NULL,
	`situation` text NOT NULL,
	`country_id` text NOT NULL,
	`name` text NOT NULL,
	`number` text,
	`address` text,
	`hours` text,
	`time_zone` text,
	`source_url` text NOT NULL,
	`checked_on` text,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `urgent_help_situation` ON `urgent_help` (`situation`,`country_id`);