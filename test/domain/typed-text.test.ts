import { expect, test } from "vitest";
import { booking } from "#domain/appointments/appointments.ts";
import { line, lines } from "#domain/ground/typed-text.ts";

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
