import { expect, test } from "vitest";
import { controlOf, errorBeside, mainOf, signedInVisitor, Visitor, valueIn } from "../support/visitor.ts";

const patience = () => new Promise((done) => setTimeout(done, 3_100));
const body = "Where do I find my appointment?";

test("Somebody without scripts and without an account writes, and has a reference", async () => {
	const visitor = new Visitor();
	const page = await visitor.open("/contact?topic=privacy");
	expect(page.status).toBe(200);
	expect(valueIn(page, "topic")).toBe("privacy");
	expect(controlOf(page, "email")).toContain('value=""');
	await patience();
	const sent = await visitor.press(page, "write", { topic: "privacy", body, email: "", website: "" });
	expect(mainOf(sent)).toMatch(/C-[0-9A-Z]{8}/);
	expect(mainOf(sent)).not.toContain("mailing you a copy");
});

test("What is wrong is said beside the field, and nothing typed is lost", async () => {
	const visitor = new Visitor();
	const page = await visitor.open("/contact");
	const refused = await visitor.press(page, "write", { topic: "", body, email: "me@", website: "" });
	expect(refused.status).toBe(422);
	expect(errorBeside(refused, "email")).toContain("complete email address");
	expect(errorBeside(refused, "topic")).toContain("Choose");
	expect(mainOf(refused)).toContain(body);
	expect(valueIn(refused, "email")).toBe("me@");
});

test("A form that comes at once is asked to wait, with the text kept", async () => {
	const visitor = new Visitor();
	const refused = await visitor.press(await visitor.open("/contact"), "write", {
		topic: "help",
		body,
		email: "",
		website: "",
	});
	expect(refused.status).toBe(422);
	expect(mainOf(refused)).toContain("Wait a few seconds");
	expect(mainOf(refused)).toContain(body);
});

test("Whoever is signed in finds their address in the form", async () => {
	const { visitor, email } = await signedInVisitor();
	expect(valueIn(await visitor.open("/contact"), "email")).toBe(email);
});
