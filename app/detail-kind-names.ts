import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DetailKind } from "#domain/ground/personal-formats.ts";

/** What a text seems to say of a person, within a sentence. */
export const detailKindNames: Record<DetailKind, MessageDescriptor> = {
	email: msg`an email address`,
	phone: msg`a phone number`,
	passport: msg`the number of a passport or permit`,
	immigration_number: msg`a number of an immigration file`,
	identity_number: msg`an identity number`,
	tax_number: msg`a tax number`,
	bank_account: msg`a bank account`,
	payment_card: msg`a payment card`,
};
