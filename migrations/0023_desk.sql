CREATE TABLE `business_clients` (
	`id` text NOT NULL,
	`business_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`last_at` text NOT NULL,
	`created_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`business_id`, `user_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_clients_id_unique` ON `business_clients` (`id`);--> statement-breakpoint
CREATE INDEX `business_clients_last` ON `business_clients` (`business_id`,`last_at`,`id`);--> statement-breakpoint
CREATE TABLE `business_weeks` (
	`business_id` text NOT NULL,
	`week` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL,
	`bookings` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`answer_minutes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `week`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `checked_claims` (
	`business_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`firm` text,
	`city_id` integer NOT NULL,
	`country_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_replies_business` ON `saved_replies` (`business_id`,`title`);--> statement-breakpoint
ALTER TABLE `appointments` ADD `client_key` text;--> statement-breakpoint
ALTER TABLE `appointments` ADD `other_party_key` text;--> statement-breakpoint
CREATE INDEX `appointments_client_key` ON `appointments` (`business_id`,`client_key`) WHERE client_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_other_party_key` ON `appointments` (`business_id`,`other_party_key`) WHERE other_party_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `threads` ADD `client_key` text;--> statement-breakpoint
ALTER TABLE `threads` ADD `other_party_key` text;--> statement-breakpoint
CREATE INDEX `threads_client_key` ON `threads` (`business_id`,`client_key`) WHERE client_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `threads_other_party_key` ON `threads` (`business_id`,`other_party_key`) WHERE other_party_key IS NOT NULL;