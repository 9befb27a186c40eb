CREATE TABLE `check_requests` (
	`licence_id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`expires_on` text,
	`created_at` text NOT NULL,
	`answer` text,
	`answered_at` text,
	FOREIGN KEY (`licence_id`) REFERENCES `licences`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `check_requests_waiting` ON `check_requests` (`created_at`,`licence_id`) WHERE answered_at IS NULL;--> statement-breakpoint
CREATE INDEX `check_requests_business` ON `check_requests` (`business_id`);