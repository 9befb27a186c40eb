import { afterEach, beforeEach, vi } from "vitest";

/** Silence is a contract: an error nobody expects on the console fails the test. */
const spy = vi.spyOn(console, "error");

beforeEach(() => {
	spy.mockClear();
});

afterEach(() => {
	const said = spy.mock.calls.map((call) => call.join(" "));
	if (said.length > 0) throw new Error(`console.error was called: ${said.join("\n")}`);
});
