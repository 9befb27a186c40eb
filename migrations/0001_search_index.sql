-- The search index. One table per sort: the rowid is the order, so that a page is read in order and stops early.
-- `doc` holds tokens made by domain/search/tokens.ts (the ascii tokenizer keeps every other script whole);
-- `card` is what a result shows. Nothing of `doc` is stored: contentless, deleted by rowid.
CREATE VIRTUAL TABLE search_relevance USING fts5(doc, card UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
--> statement-breakpoint
CREATE VIRTUAL TABLE search_fee USING fts5(doc, card UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
--> statement-breakpoint
-- The words that search knows beyond its own memory: small places and the names of people.
-- `doc` holds `w<key>` and `d<key less one letter>` tokens; the rowid is importance, smallest first.
CREATE VIRTUAL TABLE search_lexicon USING fts5(doc, entry UNINDEXED, content='', contentless_delete=1, contentless_unindexed=1, detail=none, tokenize="ascii tokenchars ':+_'");
