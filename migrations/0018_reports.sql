CREATE TABLE `report_messages` (
	`report_id` text NOT NULL,
	`message_id` text NOT NULL,
	`seq` integer NOT NULL,
	`party` text NOT NULL,
	`body` text NOT NULL,
	`file_name` text,
	`file_type` text,
	`file_bytes` integer,
	`sent_at` text NOT NULL,
	PRIMARY KEY(`report_id`, `seq`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_messages_message` ON `report_messages` (`message_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`object` text NOT NULL,
	`object_id` text NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`decided_at` text,
	`is_upheld` integer,
	`answer` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_reference_unique` ON `reports` (`reference`);--> statement-breakpoint
CREATE INDEX `reports_waiting` ON `reports` (`created_at`,`id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_object` ON `reports` (`object_id`,`user_id`);--> statement-breakpoint
INSERT INTO `reports` (`id`, `reference`, `object`, `object_id`, `user_id`, `kind`, `reason`, `created_at`)
SELECT `id`, `reference`, 'thread', `thread_id`, `user_id`, `kind`, `reason`, `created_at` FROM `message_reports`;--> statement-breakpoint
INSERT INTO `report_messages` (`report_id`, `message_id`, `seq`, `party`, `body`, `file_name`, `file_type`, `file_bytes`, `sent_at`)
SELECT `report_id`, `message_id`, `seq`, `party`, `body`, `file_name`, `file_type`, `file_bytes`, `sent_at` FROM `reported_messages`;--> statement-breakpoint
INSERT INTO `reports` (`id`, `reference`, `object`, `object_id`, `user_id`, `kind`, `reason`, `created_at`, `decided_at`, `is_upheld`, `answer`)
SELECT lower(hex(randomblob(16))), 'R-' || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1) || substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + (random() & 1023) % 31, 1),
	'review', v.`review_id`, v.`user_id`, 'abuse', v.`reason`, v.`created_at`,
	iif(r.`status` = 'reported', NULL, v.`created_at`), iif(r.`status` = 'reported', NULL, r.`status` = 'removed'),
	iif(r.`status` = 'reported', NULL, coalesce(r.`status_reason`, ''))
FROM `review_reports` v JOIN `reviews` r ON r.`id` = v.`review_id`;--> statement-breakpoint
UPDATE `reviews` SET `status` = 'published' WHERE `status` = 'reported' AND NOT EXISTS (
	SELECT 1 FROM `reports` WHERE `object_id` = `reviews`.`id` AND `decided_at` IS NULL
);
