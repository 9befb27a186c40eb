-- The orders by free time and by rating. They hold those alone who have a free time, or enough reviews; see
-- docs/decisions/008. What was indexed before gets its tokens when it is next written, demo data when it is loaded.
CREATE VIRTUAL TABLE search_soonest USING fts5(doc, card UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
--> statement-breakpoint
CREATE VIRTUAL TABLE search_rating USING fts5(doc, card UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
