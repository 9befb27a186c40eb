import { afterAll, beforeAll, expect, test } from "vitest";
import { signInWithCode } from "#domain/identity/sign-in.server.ts";
import { signUp } from "#domain/identity/sign-up.server.ts";
import { findUser } from "#domain/identity/users.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import { lettersTo, newAddress, newNumber, newPassword, outcomeOf, testSite } from "../support/identity.ts";
import { type Ports, sweepOutbox } from "../support/outbox.ts";
import { codeIn } from "../support/people.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite();
});
afterAll(() => site.close());

/** A way out that is down, then slow to say so, then talks nonsense; and one that works. */
const faults: Record<string, Ports> = {
	"refuses to connect": both(() => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))),
	"fails without a reason": both(() => Promise.reject(undefined)),
	"throws before it begins": both(() => {
		throw new TypeError("binding is not a function");
	}),
	"is not there": { email: null, text: null },
};

function both(port: () => Promise<void>): Ports {
	return { email: port, text: port };
}

test.each(Object.entries(faults))(
	"A sign-up is kept when the way out %s, and its code arrives and signs in after",
	async (_, broken) => {
		const { ctx, clock } = site;
		for (const who of [
			{ kind: "email", value: newAddress() },
			{ kind: "phone", value: newNumber() },
		] as const) {
			const logged: unknown[] = [];
			const on = { ...ctx, log: (...entry: unknown[]) => void logged.push(entry) };
			await signUp(on, { who, password: newPassword(), data: {}, locale: "en", next: null });
			for (let i = 0; i < 3; i++) {
				await sweepOutbox(on, broken);
				clock.pass(60);
			}
			expect(await findUser(on, who.kind, who.value)).not.toBeNull();
			const [waiting] = await lettersTo(on, who.value);
			for (const secret of [who.value, waiting?.values.code ?? "?"])
				expect(JSON.stringify(logged)).not.toContain(secret);

			const arrived: Letter[] = [];
			const port = async (letter: Letter) => void arrived.push(letter);
			for (let minutes = 0; minutes < 50 && arrived.length === 0; minutes++) {
				clock.pass(60);
				while ((await sweepOutbox(on, { email: port, text: port })) > 0);
			}
			const mine = arrived.filter(({ to }) => to === who.value);
			expect(mine.map(({ kind }) => kind)).toEqual(["confirm"]);
			const shown = { token: codeIn(mine[0]?.text ?? ""), sentTo: who.value };
			expect(await outcomeOf(signInWithCode(on, ["sign_in"], shown))).toBe("done");
			expect(await lettersTo(on, who.value)).toEqual([]);
		}
	},
);
