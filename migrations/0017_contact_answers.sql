DROP INDEX `audit_entries_object`;--> statement-breakpoint
CREATE INDEX `audit_entries_act` ON `audit_entries` (`act`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_object` ON `audit_entries` (`object_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `answer` text;