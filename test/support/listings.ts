import type { PublicProfile } from "#domain/businesses/businesses.server.ts";
import type { BusinessChanges } from "#domain/businesses/businesses.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { reviseBusiness } from "#domain/listings/revise.server.ts";

/** Changes a profile with no demand but that nothing has changed meanwhile, whoever the person is. */
export const saveBusiness = (
	ctx: Ctx,
	person: Person,
	id: string,
	version: number,
	changes: BusinessChanges,
): Promise<PublicProfile> => reviseBusiness(ctx, person, id, version, changes, { statements: [], guards: [] });
