CREATE TABLE `business_languages` (
	`business_id` text NOT NULL,
	`language` text NOT NULL,
	`speaker` text NOT NULL,
	PRIMARY KEY(`business_id`, `language`, `speaker`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `business_services` (
	`business_id` text NOT NULL,
	`legal_service_id` text NOT NULL,
	`fee_type` text NOT NULL,
	`fee_min_minor` integer NOT NULL,
	`fee_max_minor` integer,
	`includes` text NOT NULL,
	`government_fee_minor` integer,
	`duration_minutes` integer NOT NULL,
	PRIMARY KEY(`business_id`, `legal_service_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`legal_service_id`) REFERENCES `legal_services`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `businesses` (
	`seq` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`firm` text,
	`category` text NOT NULL,
	`tier` text NOT NULL,
	`status` text NOT NULL,
	`headline` text NOT NULL,
	`about` text NOT NULL,
	`city_id` integer NOT NULL,
	`country_id` text NOT NULL,
	`time_zone` text NOT NULL,
	`currency` text NOT NULL,
	`fee_from_minor` integer,
	`fee_from_eur_minor` integer,
	`free_consultation` integer NOT NULL,
	`legal_aid` integer NOT NULL,
	`modes` text NOT NULL,
	`country_experience` text NOT NULL,
	`practising_since` integer NOT NULL,
	`response_hours` integer,
	`education` text NOT NULL,
	`memberships` text NOT NULL,
	`insurance` text,
	`website` text,
	`quality` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `businesses_id_unique` ON `businesses` (`id`);--> statement-breakpoint
CREATE TABLE `licences` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`profession` text NOT NULL,
	`register` text NOT NULL,
	`register_url` text NOT NULL,
	`number` text NOT NULL,
	`jurisdiction` text NOT NULL,
	`region` text,
	`status` text NOT NULL,
	`issued_on` text NOT NULL,
	`expires_on` text,
	`conditions` text,
	`checked_at` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`jurisdiction`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `licences_business` ON `licences` (`business_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `licences_number` ON `licences` (`register`,`number`);--> statement-breakpoint
CREATE TABLE `offices` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`city_id` integer NOT NULL,
	`address` text NOT NULL,
	`postcode` text NOT NULL,
	`is_main` integer NOT NULL,
	`step_free` integer NOT NULL,
	`accessibility` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `offices_business` ON `offices` (`business_id`);--> statement-breakpoint
CREATE TABLE `legal_services` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `must` (
	`ok` integer NOT NULL,
	CONSTRAINT "must_hold" CHECK("must"."ok" = 1)
);
--> statement-breakpoint
CREATE TABLE `cities` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country_id` text NOT NULL,
	`region` text,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`population` integer NOT NULL,
	`time_zone` text NOT NULL,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cities_of_country` ON `cities` (`country_id`,`name`);--> statement-breakpoint
CREATE TABLE `countries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_names` (
	`place_id` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`place_id`, `language`, `name`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `search_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reference_rates` (
	`currency` text PRIMARY KEY NOT NULL,
	`per_eur` real NOT NULL,
	`as_of` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL
);
