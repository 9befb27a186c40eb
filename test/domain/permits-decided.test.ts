import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
	database = await testDatabase(1_500);
});
afterAll(() => database.close());

const serviceOf = async (q: string) => (await understoodOf(database.d1, q)).filters.legal_service;

describe("Key words that name a permit", () => {
	test.each([
		["ilr refused", "visa_refusal_appeal"],
		["green card application denied", "visa_refusal_appeal"],
		["skilled worker visa refused uk", "visa_refusal_appeal"],
		["oturma izni reddi", "visa_refusal_appeal"],
		["refus carte de séjour", "visa_refusal_appeal"],
		["居留许可 被拒", "visa_refusal_appeal"],
		["在留資格 不許可", "visa_refusal_appeal"],
		["work permit revoked denmark", "visa_refusal_appeal"],
		["student visa canada refused", "student_visa_refusal"],
		["ویزای تحصیلی ریجکت شد", "student_visa_refusal"],
	])("ask for who appeals where they say that it is refused: %s", async (q, service) => {
		expect(await serviceOf(q)).toBe(service);
	});

	test.each([
		["permis b suisse renouvellement", "residence_permit_renewal"],
		["外僑居留證延期", "residence_permit_renewal"],
		["blue card renewal germany", "residence_permit_renewal"],
		["技人国 更新", "residence_permit_renewal"],
		["student permit extension auckland", "student_permit_renewal"],
	])("ask for the next where they say that it is to be renewed: %s", async (q, service) => {
		expect(await serviceOf(q)).toBe(service);
	});

	test.each([
		["golden visa portugal renewal", "investor_visa"],
		["stem opt extension", "post_study_stay"],
		["retire in mexico visa", "retirement_visa"],
		["apply for green card", "permanent_residence"],
		["my employer refused to give me the papers for my work permit", "work_permit"],
	])("ask for what they name where nothing else is meant: %s", async (q, service) => {
		expect(await serviceOf(q)).toBe(service);
	});
});
