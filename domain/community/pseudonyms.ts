/** What a made-up name must not claim. Titles of professions are the table's (domain/listings/reserved-titles.ts). */
import { runsOf, titleKey } from "#domain/listings/reserved-titles.ts";

/**
 * Words by which a name would speak for the site. Short on purpose: it stops the common ones of the twelve languages. A
 * word that is a first or family name somewhere is none.
 */
const roles = new Set(
	[
		...["admin", "admins", "administrator", "administration", "moderator", "moderators", "moderation", "mod", "mods"],
		...["support", "helpdesk", "help desk", "customer service", "staff", "team", "official", "verified", "certified"],
		...["soporte", "moderador", "moderadora", "administrador", "administradora", "equipo", "oficial", "verificado"],
		...["verificada", "suporte", "equipe", "assistance", "modérateur", "modératrice", "administrateur", "officiel"],
		...["vérifié", "équipe", "kundendienst", "moderatorin", "verifiziert", "offiziell", "klantenservice", "beheerder"],
		...["geverifieerd", "assistenza", "moderatore", "amministratore", "ufficiale", "verificato", "поддержка"],
		...["модератор", "администратор", "администрация", "официальный", "管理员", "客服", "官方", "版主", "管理人"],
		...["運営", "公式", "サポート", "الدعم", "مشرف", "المشرف", "الإدارة", "رسمي", "موثق", "व्यवस्थापक", "सहायता"],
	].map(titleKey),
);

/** The words of a name that speak for the site; empty when there are none. */
export function rolesIn(pseudonym: string): string[] {
	const ours = titleKey(pseudonym).replaceAll(" ", "").includes("visavis") ? ["visavis"] : [];
	return [...new Set([...ours, ...runsOf(pseudonym).filter((run) => roles.has(run))])];
}
