CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`object` text NOT NULL,
	`object_id` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_created` ON `audit_entries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_object` ON `audit_entries` (`object`,`object_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `evidence` (
	`id` text PRIMARY KEY NOT NULL,
	`registration_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`registration_id`) REFERENCES `registrations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `evidence_registration` ON `evidence` (`registration_id`);--> statement-breakpoint
CREATE INDEX `evidence_created` ON `evidence` (`created_at`);--> statement-breakpoint
CREATE TABLE `registers` (
	`id` text PRIMARY KEY NOT NULL,
	`jurisdiction` text NOT NULL,
	`profession` text NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`region` text,
	`checked_on` text,
	FOREIGN KEY (`jurisdiction`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `registers_jurisdiction` ON `registers` (`jurisdiction`,`profession`);--> statement-breakpoint
CREATE TABLE `registrations` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`answers` text NOT NULL,
	`business_id` text,
	`reason` text,
	`appeal` text,
	`submitted_at` text,
	`decided_by` text,
	`decided_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_reference_unique` ON `registrations` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `registrations_alive` ON `registrations` (`user_id`) WHERE status IN ('draft', 'submitted', 'needs_information', 'appealed');--> statement-breakpoint
CREATE INDEX `registrations_user` ON `registrations` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `registrations_waiting` ON `registrations` (`submitted_at`,`id`) WHERE status IN ('submitted', 'appealed');--> statement-breakpoint
CREATE TABLE `reserved_titles` (
	`word` text NOT NULL,
	`profession` text NOT NULL,
	`source_url` text,
	`checked_on` text,
	PRIMARY KEY(`word`, `profession`)
);
--> statement-breakpoint
CREATE INDEX `licences_jurisdiction` ON `licences` (`jurisdiction`,`number`);--> statement-breakpoint
-- What admins have done stays as it was written.
CREATE TRIGGER `audit_entries_unchanged` BEFORE UPDATE ON `audit_entries` BEGIN SELECT RAISE(ABORT, 'audit entries are kept'); END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_kept` BEFORE DELETE ON `audit_entries` BEGIN SELECT RAISE(ABORT, 'audit entries are kept'); END;
