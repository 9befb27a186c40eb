DROP TABLE `reported_messages`;--> statement-breakpoint
DROP TABLE `message_reports`;--> statement-breakpoint
DROP TABLE `review_reports`;
