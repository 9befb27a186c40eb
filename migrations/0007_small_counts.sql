ALTER TABLE `cities` ADD `is_large` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `cities` SET `is_large` = 1 WHERE `id` IN (
	SELECT `id` FROM (
		SELECT `id`, row_number() OVER (PARTITION BY `country_id` ORDER BY `population` DESC, `id`) AS `place` FROM `cities`
	) WHERE `place` <= 300
);--> statement-breakpoint
-- Each language gets a row of its own, with the count of all; that of any language knows how many speak each. Small
-- cities no longer stand in the rows of their country.
INSERT INTO `search_counts` (`key`, `counts`)
SELECT c.`key` || '/' || l.`key`, (
	SELECT jsonb_group_object(`value`, `number`) FROM (
		SELECT 'all' AS `value`, json_extract(c.`counts`, '$.n."' || l.`key` || '"') AS `number`
		UNION ALL
		SELECT v.`key`, v.`value` FROM json_each(c.`counts`, '$."' || l.`key` || '"') v
		WHERE v.`key` NOT LIKE 'p:%|%'
			OR (SELECT `is_large` FROM `cities` WHERE `id` = CAST(substr(v.`key`, 3, instr(v.`key`, '|') - 3) AS INTEGER))
		UNION ALL
		SELECT 'l:' || n.`key`, n.`value` FROM json_each(c.`counts`, '$.n') n WHERE l.`key` = '*' AND n.`key` <> '*'
	)
)
FROM `search_counts` c, json_each(c.`counts`) l
WHERE l.`key` <> 'n';--> statement-breakpoint
DELETE FROM `search_counts` WHERE `key` NOT LIKE '%/%/%';
