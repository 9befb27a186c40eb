import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ShownFactor } from "../../components/factor-code-form.tsx";
import { Ornament } from "../../components/ui/ornaments.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

type WithWays = Extract<View<"factor" | "prove">, { ways: readonly string[] }>;

/** The other ways that a person has; without any, where to find help. */
export function OtherWays({ view: { step, next, ways, way, factors, factor } }: { view: WithWays }) {
	const others = factors.filter(({ id }) => way !== "factor" || id !== factor?.id);
	const links = [
		...others.map((other) => ({
			to: authPath(step, { factor: other.id, next }),
			words: <FactorWords factor={other} />,
		})),
		...(ways.includes("recovery") && way !== "recovery"
			? [{ to: authPath(step, { way: "recovery", next }), words: <Trans>Use a recovery code</Trans> }]
			: []),
		...(ways.includes("password") && way !== "password"
			? [{ to: authPath(step, { way: "password", next }), words: <Trans>Use your password</Trans> }]
			: []),
	];
	return (
		<div>
			<Ornament className="my-8" />
			{links.length > 0 && (
				<ul className="grid gap-3">
					{links.map(({ to, words }) => (
						<li key={to}>
							<Link to={to} className="text-accent underline underline-offset-4">
								{words}
							</Link>
						</li>
					))}
				</ul>
			)}
			{step === "factor" && (
				<p className="mt-4 text-sm text-muted">
					<Trans>
						Lost your phone and your codes?{" "}
						<Link to="/contact" className="text-accent underline underline-offset-4">
							Write to us
						</Link>
					</Trans>
				</p>
			)}
		</div>
	);
}

function FactorWords({ factor: { factor_type, friendly_name, phone_end } }: { factor: ShownFactor }) {
	if (factor_type === "phone") return <Trans>Send a code to the number ending in {phone_end}</Trans>;
	if (friendly_name) return <Trans>Use the authenticator app “{friendly_name}”</Trans>;
	return <Trans>Use your authenticator app</Trans>;
}
