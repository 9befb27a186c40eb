import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { useLingui } from "@lingui/react";
import { useContext } from "react";
import "./app.css";
import { directionOf } from "./i18n.ts";
import { NonceContext } from "./nonce.ts";

export function Layout({ children }: { children: React.ReactNode }) {
	const nonce = useContext(NonceContext);
	const { i18n } = useLingui();
	return (
		<html lang={i18n.locale} dir={directionOf(i18n.locale)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}
