import { listLegalServices } from "#domain/businesses/legal-services.server.ts";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { i18nFor, type Locale } from "./i18n.ts";
import { legalServiceName } from "./legal-service-names.ts";

type LegalService = Awaited<ReturnType<typeof listLegalServices>>[number];

/** The legal services that are wanted, by their names in a language and in the order of these. */
export async function namedLegalServices(
	ctx: Ctx,
	locale: Locale,
	isWanted: (service: LegalService) => boolean,
): Promise<{ id: string; name: string }[]> {
	const [known, i18n] = await Promise.all([listLegalServices(ctx), i18nFor(locale)]);
	const nameOf = ({ id, name }: LegalService) => {
		const { id: key } = legalServiceName(id as LegalServiceId);
		const words = i18n._(key);
		// A service that an admin has added has the name it was given.
		return words === key ? name : words;
	};
	const collator = new Intl.Collator(locale);
	return known
		.filter(isWanted)
		.map((service) => ({ id: service.id, name: nameOf(service) }))
		.sort((a, b) => collator.compare(a.name, b.name));
}
