CREATE TABLE `inboxes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`told_seq` integer DEFAULT 0 NOT NULL,
	`unread_notifications` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "unread_notifications_not_negative" CHECK("inboxes"."unread_notifications" >= 0)
);
--> statement-breakpoint
CREATE TABLE `live_events` (
	`user_id` text NOT NULL,
	`seq` integer NOT NULL,
	`event` text NOT NULL,
	`table` text NOT NULL,
	`row_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `seq`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_events_created` ON `live_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tickets_session` ON `tickets` (`session_id`);--> statement-breakpoint
CREATE INDEX `tickets_expires` ON `tickets` (`expires_at`);--> statement-breakpoint
DROP INDEX `notifications_user`;--> statement-breakpoint
ALTER TABLE `notifications` ADD `deleted_at` text;--> statement-breakpoint
CREATE INDEX `notifications_type` ON `notifications` (`user_id`,`type`,`created_at`,`id`) WHERE "notifications"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`,`id`) WHERE "notifications"."deleted_at" IS NULL AND "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_unread_type` ON `notifications` (`user_id`,`type`,`created_at`,`id`) WHERE "notifications"."deleted_at" IS NULL AND "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_deleted` ON `notifications` (`deleted_at`) WHERE "notifications"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`created_at`,`id`) WHERE "notifications"."deleted_at" IS NULL;--> statement-breakpoint
INSERT INTO `inboxes` (`user_id`, `seq`, `unread_notifications`)
SELECT `user_id`, 0, count(*) FROM `notifications` WHERE `read_at` IS NULL GROUP BY `user_id`;
--> statement-breakpoint
-- Whatever ends or weakens a session, the room of its person is told, and closes its sockets: no command can forget it.
CREATE TRIGGER `sessions_ended` AFTER DELETE ON `sessions` BEGIN
	INSERT INTO `outbox` (`id`, `channel`, `kind`, `sealed`, `locale`, `due_at`, `created_at`) VALUES (
		lower(hex(randomblob(16))), 'live', 'live', OLD.user_id, '', '1970-01-01T00:00:00.000Z', strftime('%Y-%m-%dT%H:%M:%fZ')
	);
END;
--> statement-breakpoint
CREATE TRIGGER `factors_verified` AFTER UPDATE OF `status` ON `factors` WHEN NEW.status = 'verified' BEGIN
	INSERT INTO `outbox` (`id`, `channel`, `kind`, `sealed`, `locale`, `due_at`, `created_at`) VALUES (
		lower(hex(randomblob(16))), 'live', 'live', NEW.user_id, '', '1970-01-01T00:00:00.000Z', strftime('%Y-%m-%dT%H:%M:%fZ')
	);
END;
--> statement-breakpoint
CREATE TRIGGER `users_banned` AFTER UPDATE OF `banned_until` ON `users` WHEN NEW.banned_until IS NOT NULL BEGIN
	INSERT INTO `outbox` (`id`, `channel`, `kind`, `sealed`, `locale`, `due_at`, `created_at`) VALUES (
		lower(hex(randomblob(16))), 'live', 'live', NEW.id, '', '1970-01-01T00:00:00.000Z', strftime('%Y-%m-%dT%H:%M:%fZ')
	);
END;
