CREATE TABLE `appointment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`act` text NOT NULL,
	`party` text,
	`starts_at` text NOT NULL,
	`reason` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_events_appointment` ON `appointment_events` (`appointment_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `appointment_files` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`party` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_files_appointment` ON `appointment_files` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`client_id` text,
	`client_name` text NOT NULL,
	`legal_service_id` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`time_zone` text NOT NULL,
	`client_time_zone` text NOT NULL,
	`mode` text NOT NULL,
	`audio_only` integer NOT NULL,
	`interpreter_language` text,
	`status` text NOT NULL,
	`awaiting` text,
	`ended_by` text,
	`reason` text,
	`facts` text NOT NULL,
	`other_party` text NOT NULL,
	`client_phone` text,
	`terms` text NOT NULL,
	`room` text NOT NULL,
	`expires_at` text,
	`confirmed_at` text,
	`idempotency_key` text,
	`request_hash` text,
	`sequence` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`legal_service_id`) REFERENCES `legal_services`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `appointments_client` ON `appointments` (`client_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_business` ON `appointments` (`business_id`,`starts_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_key` ON `appointments` (`client_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `appointments_held` ON `appointments` (`client_id`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `appointments_lapsing` ON `appointments` (`expires_at`) WHERE expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_ending` ON `appointments` (`ends_at`) WHERE status = 'confirmed';--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`edition` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `availabilities` (
	`business_id` text PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`weekly` text NOT NULL,
	`exceptions` text NOT NULL,
	`buffer_before_minutes` integer NOT NULL,
	`buffer_after_minutes` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`daily_cap` integer,
	`horizon_days` integer NOT NULL,
	`step_minutes` integer NOT NULL,
	`confirmation` text NOT NULL,
	`free_cancellation_hours` integer NOT NULL,
	`late_fee` text NOT NULL,
	`bring` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `business_owners` (
	`business_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_owners_user` ON `business_owners` (`user_id`);--> statement-breakpoint
CREATE TABLE `busy_days` (
	`business_id` text NOT NULL,
	`day` integer NOT NULL,
	`am` integer NOT NULL,
	`pm` integer NOT NULL,
	`am_starts` integer NOT NULL,
	`pm_starts` integer NOT NULL,
	PRIMARY KEY(`business_id`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `next_slots` (
	`business_id` text PRIMARY KEY NOT NULL,
	`slots` text NOT NULL,
	`days` text NOT NULL,
	`stale_at` text NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `next_slots_stale` ON `next_slots` (`stale_at`);--> statement-breakpoint
CREATE TABLE `quanta` (
	`business_id` text NOT NULL,
	`quantum` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`is_start` integer NOT NULL,
	`held_until` text,
	PRIMARY KEY(`business_id`, `quantum`),
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `quanta_appointment` ON `quanta` (`appointment_id`);--> statement-breakpoint
CREATE INDEX `quanta_held` ON `quanta` (`business_id`,`held_until`) WHERE held_until IS NOT NULL;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`data` text NOT NULL,
	`read_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `ratings` (
	`business_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`communication` integer NOT NULL,
	`responsiveness` integer NOT NULL,
	`quality` integer NOT NULL,
	`value` integer NOT NULL,
	`recommend` integer NOT NULL,
	`rating` integer NOT NULL,
	`stars` text NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `review_reports` (
	`review_id` text NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`business_id` text NOT NULL,
	`client_id` text,
	`pseudonym` text NOT NULL,
	`communication` integer NOT NULL,
	`responsiveness` integer NOT NULL,
	`quality` integer NOT NULL,
	`value` integer NOT NULL,
	`recommend` integer NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`status_reason` text,
	`reply` text,
	`replied_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_appointment_id_unique` ON `reviews` (`appointment_id`);--> statement-breakpoint
CREATE INDEX `reviews_business` ON `reviews` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_status` ON `reviews` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `mailbox` ADD `calendar` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE TRIGGER `quanta_taken` AFTER INSERT ON `quanta` BEGIN
	INSERT INTO `busy_days` (`business_id`, `day`, `am`, `pm`, `am_starts`, `pm_starts`) VALUES (
		NEW.business_id, NEW.quantum / 96,
		((NEW.quantum % 96 < 48) << (NEW.quantum % 48)), ((NEW.quantum % 96 >= 48) << (NEW.quantum % 48)),
		((NEW.is_start AND NEW.quantum % 96 < 48) << (NEW.quantum % 48)), ((NEW.is_start AND NEW.quantum % 96 >= 48) << (NEW.quantum % 48))
	) ON CONFLICT (`business_id`, `day`) DO UPDATE SET
		`am` = `am` | excluded.`am`, `pm` = `pm` | excluded.`pm`,
		`am_starts` = `am_starts` | excluded.`am_starts`, `pm_starts` = `pm_starts` | excluded.`pm_starts`;
END;
--> statement-breakpoint
CREATE TRIGGER `quanta_freed` AFTER DELETE ON `quanta` BEGIN
	UPDATE `busy_days` SET
		`am` = `am` & ~((OLD.quantum % 96 < 48) << (OLD.quantum % 48)), `pm` = `pm` & ~((OLD.quantum % 96 >= 48) << (OLD.quantum % 48)),
		`am_starts` = `am_starts` & ~((OLD.is_start AND OLD.quantum % 96 < 48) << (OLD.quantum % 48)), `pm_starts` = `pm_starts` & ~((OLD.is_start AND OLD.quantum % 96 >= 48) << (OLD.quantum % 48))
	WHERE `business_id` = OLD.business_id AND `day` = OLD.quantum / 96;
	DELETE FROM `busy_days` WHERE `business_id` = OLD.business_id AND `day` = OLD.quantum / 96 AND `am` = 0 AND `pm` = 0;
END;
