-- Whoever asks to be erased or is banned takes no bookings, and does again when that is over: what cards know of their
-- calendar is looked for again.
CREATE TRIGGER `users_leave` AFTER UPDATE OF `deleted_at`, `banned_until` ON `users`
WHEN OLD.deleted_at IS NOT NEW.deleted_at OR OLD.banned_until IS NOT NEW.banned_until
BEGIN
	UPDATE `next_slots` SET `stale_at` = '1970-01-01T00:00:00.000Z', `revision` = `revision` + 1
	WHERE `business_id` IN (SELECT `business_id` FROM `business_owners` WHERE `user_id` = NEW.id);
END;
