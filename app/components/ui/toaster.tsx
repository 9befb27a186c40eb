import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { showToastsWith } from "./toast.ts";

const answerMs = 4000;
const liveMs = 5000;

/** sonner, in our colours. Fetched with the first toast, never before. */
export function Toaster() {
	const { t, i18n } = useLingui();
	const navigate = useNavigate();
	const direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
	useEffect(
		() =>
			showToastsWith(({ title, description, action, kind = "info", id }) => {
				const options = {
					...(id && { id }),
					description,
					duration: kind === "live" ? liveMs : answerMs,
					...(action && {
						action: { label: action.label, onClick: "to" in action ? () => navigate(action.to) : action.onClick },
					}),
				};
				if (kind === "success") sonner.success(title, options);
				else if (kind === "error") sonner.error(title, options);
				else sonner(title, options);
			}),
		[navigate],
	);
	return (
		<Sonner
			key={i18n.locale}
			dir={direction}
			position={direction === "rtl" ? "bottom-left" : "bottom-right"}
			visibleToasts={3}
			expand
			containerAriaLabel={t`Messages`}
			offset={24}
			style={
				{
					fontFamily: "inherit",
					"--normal-bg": "var(--surface-raised)",
					"--normal-text": "var(--text)",
					"--normal-border": "var(--control-line)",
					"--border-radius": "12px",
				} as React.CSSProperties
			}
			toastOptions={{
				style: { fontSize: "1rem", boxShadow: "0 12px 32px -12px rgb(15 26 24 / 0.28)" },
				actionButtonStyle: {
					background: "var(--accent)",
					color: "var(--text-on-accent)",
					fontSize: "0.875rem",
					height: "2rem",
				},
				classNames: { description: "text-muted!" },
			}}
		/>
	);
}
