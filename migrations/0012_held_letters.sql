ALTER TABLE `outbox` ADD `held_for` text;--> statement-breakpoint
CREATE INDEX `outbox_held` ON `outbox` (`held_for`) WHERE held_for IS NOT NULL;