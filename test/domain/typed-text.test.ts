import { expect, test } from "vitest";
import { booking } from "#domain/appointments/appointments.ts";
import { line, lines, personName, personNameIfAny } from "#domain/ground/typed-text.ts";
import { fullNameOf } from "#domain/identity/new-users.server.ts";
import { profileChange } from "#domain/profiles/profiles.ts";

/** What Unicode's UAX #9 counts as class B: it ends a paragraph, and every isolation of direction in it. */
const paragraphEnds = ["\n", "\r", "\u001c", "\u001d", "\u001e", "\u0085", "\u2029"];

test("No name begins a new paragraph, and with it turns the words beside it", () => {
	for (const end of paragraphEnds) expect(line(50).parse(`Ana${end}\u202ebob`)).toBe("Ana \u202ebob");
	expect(line(50).parse("a\u0000b\u2028c\u007f ")).toBe("a b c");
});

test("A text keeps its lines and tabs, and nothing else that cannot be seen", () => {
	expect(lines(50).parse(" one\r\ntwo\rthree\u2029four\tfive\u0000\u0007 ")).toBe("one\ntwo\nthree\nfour\tfive");
});

test("Marks of direction and joiners that languages need stay, half characters do not", () => {
	expect(line(50).parse("می\u200cخواهم \u200fא")).toBe("می\u200cخواهم \u200fא");
	expect(line(50).parse("a\ud800b")).toBe("a\ufffdb");
});

test("A text is as long as what is left of it", () => {
	expect(line(3).safeParse("  abc  ").success).toBe(true);
	expect(line(3).safeParse("abcd").success).toBe(false);
});

test("What a client writes into a booking is cleaned so", () => {
	const given = {
		business_id: "b".repeat(32),
		legal_service_id: "x",
		starts_at: "2026-11-25T12:00:00.000Z",
		mode: "video",
	};
	expect(
		booking.parse({ ...given, client_name: "A\u2029\u202Eb", facts: "one\ntwo\u0000", other_party: "c\u0085d" }),
	).toMatchObject({ client_name: "A \u202Eb", facts: "one\ntwo", other_party: "c d" });
});

test.each([
	"Go to https://evil.example",
	"evil.example/login now",
	"call ana@visavis.test",
	"win at evil.com",
	"www.evil",
	"x.co",
	"\u200b\u200b",
	" \u200d ",
])("What mail would make a link of, or nobody can see, is no person's name, wherever one is given: %j", (name) => {
	expect(personName.safeParse(name).success).toBe(false);
	expect(personNameIfAny.safeParse(name).success).toBe(false);
	expect(booking.shape.client_name.safeParse(name).success).toBe(false);
	expect(profileChange.safeParse({ full_name: name }).success).toBe(false);
	expect(fullNameOf({ full_name: name })).toBeNull();
});

test.each(["K.Raman", "A.R. Rahman", "Ma.Teresa Cruz", "Dr. Ana Núñez-O'Neill", "می\u200cنا", "J. R. Smith Jr."])(
	"A name with initials or joiners is one: %s",
	(name) => {
		expect(personName.parse(name)).toBe(name);
		expect(fullNameOf({ full_name: ` ${name} ` })).toBe(name);
	},
);

test("Whoever gives no name gives none, and a profile may be without", () => {
	expect(personNameIfAny.parse(" ")).toBe("");
	expect(personNameIfAny.parse(undefined)).toBe("");
	expect(profileChange.parse({ full_name: " " })).toEqual({ full_name: null });
});
