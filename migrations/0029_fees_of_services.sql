-- What each service costs, comparable. Ceilings of a legal service count its own fee from now on; what was counted before
-- was the lowest fee, and goes. A profile gets its figures when it is next written, demo data when it is loaded.
ALTER TABLE `business_services` ADD `fee_min_eur_minor` integer;
--> statement-breakpoint
UPDATE search_counts SET counts = jsonb_remove(counts, '$."f:50"', '$."f:100"', '$."f:200"', '$."f:350"', '$."f:500"', '$."f:1000"')
WHERE EXISTS (SELECT 1 FROM legal_services WHERE instr(search_counts.key, '/' || legal_services.id || '/') > 0);
