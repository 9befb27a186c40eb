import { languages } from "#domain/ground/languages.ts";

/** What the fields of `components/profile-parts/clientele.tsx` say. */
export const clienteleIn = (form: FormData) => ({
	free_consultation: form.get("free_consultation"),
	legal_aid: form.get("legal_aid"),
	languages: languages
		.map((language) => ({ language, speaker: form.get(`speaker.${language}`) }))
		.filter(({ speaker }) => speaker),
	country_experience: form.getAll("country_experience"),
});
