import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isListed } from "#domain/businesses/listed.ts";
import type { Rating } from "#domain/reviews/reviews.ts";
import { formatsOf } from "../../components/formats.ts";
import { categoryName, categorySingular } from "../../legal-service-names.ts";
import type { ShownProfile } from "./profile.ts";

/** Title, description and, for a listed profile, structured data. */
export function headOf(profile: ShownProfile, rating: Rating | null, publicUrl: string, i18n: I18n) {
	const { name, city_name, headline } = profile;
	const formats = formatsOf(i18n.locale);
	const what = i18n._(categorySingular(profile.category));
	const country = formats.country(profile.country_id);
	const languages = formats.list([...new Set(profile.languages.map(({ language }) => language))].map(formats.language));
	return {
		title: i18n._(msg`${name}, ${what} in ${city_name}`),
		description: i18n._(msg`${headline} Languages: ${languages}. ${city_name}, ${country}.`),
		jsonLd: isListed(profile.status) ? structuredData(profile, rating, publicUrl, i18n) : null,
	};
}

/** https://schema.org/Attorney for licensed lawyers, https://schema.org/LegalService for the others. */
function structuredData(profile: ShownProfile, rating: Rating | null, publicUrl: string, i18n: I18n) {
	const { id, name, firm, category, tier, city_id, city_name, country_id } = profile;
	const formats = formatsOf(i18n.locale);
	const url = `${publicUrl}/business/${id}`;
	const category_name = i18n._(categoryName(category));
	const steps: [name: string, url: string][] = [
		[i18n._(msg`Home`), `${publicUrl}/`],
		[category_name, `${publicUrl}/search?service=${category}`],
		[formats.country(country_id), `${publicUrl}/search?service=${category}&location=${country_id}`],
		[city_name, `${publicUrl}/search?service=${category}&location=${city_id}`],
		[name, url],
	];
	const office = profile.offices[0];
	return {
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": tier === "licensed_lawyer" ? "Attorney" : "LegalService",
				"@id": url,
				url,
				name,
				...(firm && { parentOrganization: { "@type": "Organization", name: firm } }),
				description: profile.headline,
				serviceType: category_name,
				knowsLanguage: [...new Set(profile.languages.map(({ language }) => language))],
				areaServed: profile.licences.map(({ jurisdiction }) => jurisdiction),
				address: {
					"@type": "PostalAddress",
					...(office && { streetAddress: office.address, postalCode: office.postcode }),
					addressLocality: city_name,
					addressCountry: country_id,
				},
				...(rating && {
					aggregateRating: {
						"@type": "AggregateRating",
						ratingValue: rating.mean / 100,
						reviewCount: rating.count,
						bestRating: 5,
						worstRating: 1,
					},
				}),
				hasCredential: profile.licences.map(({ profession, number, register, register_url }) => ({
					"@type": "EducationalOccupationalCredential",
					credentialCategory: "license",
					name: profession,
					identifier: number,
					recognizedBy: { "@type": "Organization", name: register, url: register_url },
				})),
			},
			{
				"@type": "BreadcrumbList",
				itemListElement: steps.map(([stepName, item], i) => ({
					"@type": "ListItem",
					position: i + 1,
					name: stepName,
					item,
				})),
			},
		],
	};
}
