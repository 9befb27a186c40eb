import type { Category } from "#domain/businesses/legal-services.ts";

/** What an example says; its body is markdown. */
export type SeedText = { topic: Category; title: string; summary: string; body: string };
