ALTER TABLE `site_settings` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `urgent_help` ADD `version` integer DEFAULT 1 NOT NULL;