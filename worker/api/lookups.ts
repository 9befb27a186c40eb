import { Hono } from "hono";
import * as z from "zod";
import { listLegalServices } from "#domain/businesses/legal-services.server.ts";
import { listCities, listCountries } from "#domain/places/places.server.ts";
import { isCountryId } from "#domain/places/places.ts";
import type { AppEnv } from "../measured.ts";
import { query } from "./query.ts";

const ofCountry = z.object({ country_id: z.string().trim().toUpperCase().refine(isCountryId) });

/** What forms choose from; ordered by name, as the specification has it. */
export const lookups = new Hono<AppEnv>()
	.get("/countries", async (c) => c.json(await listCountries(c.var.ctx)))
	.get("/cities", query(ofCountry), async (c) => c.json(await listCities(c.var.ctx, c.req.valid("query").country_id)))
	.get("/legal_services", async (c) => c.json(await listLegalServices(c.var.ctx)));
