ALTER TABLE `licences` ADD `warned_days` integer;--> statement-breakpoint
CREATE INDEX `licences_expires` ON `licences` (`expires_on`) WHERE expires_on IS NOT NULL AND status = 'active';--> statement-breakpoint
CREATE INDEX `licences_checked` ON `licences` (`checked_at`) WHERE checked_at IS NOT NULL AND status = 'active';--> statement-breakpoint
CREATE INDEX `businesses_pending` ON `businesses` (`updated_at`,`id`) WHERE status = 'pending';