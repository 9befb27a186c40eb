import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findSiteFigures } from "#domain/site/site-settings.server.ts";
import { pageMeta } from "../../meta.ts";
import { Hero } from "./hero.tsx";
import { ServiceGrid } from "./service-grid.tsx";
import { StatsStrip } from "./stats-strip.tsx";
import { Trust } from "./trust.tsx";
import { WhyChoose } from "./why-choose.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
	return { figures: await findSiteFigures(context) };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Visavis: verified legal help in your new country`,
		description: msg`Find lawyers, sworn translators, tax advisors and notaries who speak your language and know where you come from. We check their licences.`,
		path: "/",
		jsonLd: { "@context": "https://schema.org", "@type": "Organization", name: "Visavis" },
	});

export default function Home() {
	const { figures } = useLoaderData<typeof loader>();
	return (
		<>
			<Hero />
			<StatsStrip figures={figures} />
			<ServiceGrid />
			<Trust />
			<WhyChoose figures={figures} />
		</>
	);
}
