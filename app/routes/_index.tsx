import { Trans } from "@lingui/react/macro";

export default function Home() {
	return <h1><Trans>Find someone who may really help you</Trans></h1>;
}
