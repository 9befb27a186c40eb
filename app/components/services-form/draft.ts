/** What is offered, as it stands in the form: amounts as people write them. */

import { majorOf, minorOf } from "#domain/businesses/amounts.ts";
import { type FeeType, feeTypes, type Mode, type ServiceOffered } from "#domain/businesses/businesses.ts";
import type { Answer } from "../form/answer.ts";

export type DraftService = {
	legal_service_id: string;
	isOffered: boolean;
	fee_type: FeeType;
	fee_min: string;
	fee_max: string;
	government_fee: string;
	duration_minutes: string;
	includes: string;
};
export type ServicesDraft = { modes: string[]; services: DraftService[] };

/** What became of the form, with what stands in it now, at the version it was read at. */
export type ServicesAnswer = Answer & { draft?: ServicesDraft; version?: number };

const untouched: Omit<DraftService, "legal_service_id"> = {
	isOffered: false,
	fee_type: "fixed",
	fee_min: "",
	fee_max: "",
	government_fee: "",
	duration_minutes: "30",
	includes: "",
};

/** What is kept, in the order of `ids`, which are those that can be offered. */
export function draftOf(
	ids: readonly string[],
	modes: readonly Mode[],
	services: readonly ServiceOffered[],
	currency: string,
): ServicesDraft {
	const amount = (minor: number | null) => (minor === null ? "" : majorOf(minor, currency));
	return {
		modes: [...modes],
		services: ids.map((legal_service_id) => {
			const kept = services.find((service) => service.legal_service_id === legal_service_id);
			if (!kept) return { legal_service_id, ...untouched };
			return {
				legal_service_id,
				isOffered: true,
				fee_type: kept.fee_type,
				fee_min: kept.fee_type === "free" ? "" : amount(kept.fee_min_minor),
				fee_max: amount(kept.fee_max_minor),
				government_fee: amount(kept.government_fee_minor),
				duration_minutes: String(kept.duration_minutes),
				includes: kept.includes,
			};
		}),
	};
}

/** What was sent of the services that can be offered; anything else in the form means nothing. */
export function draftFrom(form: FormData, ids: readonly string[]): ServicesDraft {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	return {
		modes: form.getAll("modes").filter((mode) => typeof mode === "string"),
		services: ids.map((legal_service_id) => {
			const field = (name: string) => text(`${legal_service_id}.${name}`);
			return {
				legal_service_id,
				isOffered: form.has(`${legal_service_id}.on`),
				fee_type: feeTypes.find((type) => type === field("fee_type")) ?? "fixed",
				fee_min: field("fee_min"),
				fee_max: field("fee_max"),
				government_fee: field("government_fee"),
				duration_minutes: field("duration_minutes"),
				includes: field("includes"),
			};
		}),
	};
}

const offeredIn = ({ services }: ServicesDraft) => services.filter(({ isOffered }) => isOffered);

/** What a draft says, to be judged by the domain. An amount that is none is -1, which no fee is. */
export function inputOf(draft: ServicesDraft, currency: string) {
	const amount = (text: string) => (text.trim() === "" ? null : (minorOf(text, currency) ?? -1));
	return {
		modes: draft.modes,
		services: offeredIn(draft).map((service) => {
			const isFree = service.fee_type === "free";
			return {
				legal_service_id: service.legal_service_id,
				fee_type: service.fee_type,
				fee_min_minor: isFree ? 0 : (amount(service.fee_min) ?? -1),
				fee_max_minor: isFree ? null : amount(service.fee_max),
				government_fee_minor: amount(service.government_fee),
				duration_minutes: Number(service.duration_minutes || Number.NaN),
				includes: service.includes,
			};
		}),
	};
}

/** The names of the fields that the domain does not understand. */
export function fieldsOf(draft: ServicesDraft, issues: readonly { path: readonly PropertyKey[] }[]): string[] {
	const offered = offeredIn(draft);
	return issues.map(({ path: [first, index, field] }) =>
		first === "services" && typeof index === "number"
			? `${offered[index]?.legal_service_id}.${String(field).replace(/_minor$/, "")}`
			: String(first),
	);
}
