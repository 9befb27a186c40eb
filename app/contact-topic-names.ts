import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactTopic } from "#domain/contact/topics.ts";

/** What a message to us can be about, in words. */
export const topicNames: Record<ContactTopic, MessageDescriptor> = {
	help: msg`A question about using Visavis`,
	account: msg`I cannot get into my account`,
	report: msg`Something here is false, fraud or abuse`,
	assistant: msg`An answer of the assistant`,
	professional: msg`I am a legal professional`,
	privacy: msg`Privacy and my data`,
	accessibility: msg`Accessibility`,
	careers: msg`Working with us`,
	other: msg`Something else`,
};
