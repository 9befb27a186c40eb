/** A part of a message, before it becomes plain text or HTML. */
export type Block =
	| { type: "paragraph"; text: string }
	| { type: "code"; code: string }
	/** `intro` leads to it; `hint` comes before the address, which stands there in letters too. */
	| { type: "button"; intro: string | null; label: string; href: string; hint: string }
	/** Names with values, a line each. */
	| { type: "facts"; facts: [name: string, value: string][] }
	/** Pages of ours, each with a line about it. */
	| { type: "links"; links: { label: string; note: string | null; href: string }[] };

/** The whole as plain text: nothing that stands in the HTML is missing here. */
export function textOf(blocks: readonly Block[]): string {
	const parts = blocks.map((block) => {
		switch (block.type) {
			case "paragraph":
				return block.text;
			case "code":
				return `    ${block.code}`;
			case "button":
				return `${block.intro ?? `${block.label}:`}\n${block.href}`;
			case "facts":
				return block.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
			case "links":
				return block.links.map(({ label, note, href }) => [label, note, href].filter(Boolean).join("\n")).join("\n\n");
		}
		return block satisfies never;
	});
	return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] as string);

/** Mail programs keep inline styles and drop much else; those that know the dark find it here. */
const darkStyle = `@media (prefers-color-scheme:dark){
body,.page{background:#0f1a18!important;color:#ede7db!important}
.sheet{background:#16231f!important;border-color:#2c3b36!important}
.code{background:#18322b!important;color:#ede7db!important}
.mark,.link{color:#5bc0a6!important}
.button{background:#5bc0a6!important;color:#0f1a18!important}
.muted{color:#9db0aa!important}
}`;

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";
const serif = "font-family:Georgia,'Noto Serif',serif";

/** A message as HTML: no pictures, no scripts, nothing fetched, nothing that tells us it was opened. */
export function htmlOf({
	subject,
	blocks,
	small,
	lang,
	direction,
}: {
	subject: string;
	blocks: readonly Block[];
	/** The line under the sheet. */
	small: string;
	lang: string;
	direction: "ltr" | "rtl";
}): string {
	return `<!doctype html>
<html lang="${escaped(lang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
<style>${darkStyle}</style>
</head>
<body style="margin:0;background:#fbf8f2;color:#16302b">
<div class="page" lang="${escaped(lang)}" dir="${direction}" style="padding:32px 16px;background:#fbf8f2;color:#16302b;${sans};font-size:16px;line-height:26px;overflow-wrap:anywhere">
<div style="max-width:540px;margin:0 auto">
<p class="mark" style="margin:0 0 16px;${serif};font-size:22px;line-height:30px;font-weight:600;color:#0e6655">Visavis</p>
<div class="sheet" style="padding:28px 24px 12px;background:#fffdf9;border:1px solid #e4ddd0;border-radius:12px">
<h1 style="margin:0 0 20px;${serif};font-size:26px;line-height:34px;font-weight:600">${escaped(subject)}</h1>
${blocks.map(blockOf).join("\n")}
</div>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:20px;color:#5a6b66">${escaped(small)}</p>
</div>
</div>
</body>
</html>
`;
}

function blockOf(block: Block): string {
	switch (block.type) {
		case "paragraph":
			return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`;
		case "code":
			return `<p class="code" dir="ltr" style="margin:24px 0;padding:16px 8px;background:#e6efea;border-radius:8px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;color:#16302b">${escaped(block.code)}</p>`;
		case "button":
			return `${block.intro ? `<p style="margin:0 0 8px">${escaped(block.intro)}</p>\n` : ""}<p style="margin:0 0 16px"><a class="button" href="${escaped(block.href)}" style="display:inline-block;padding:11px 20px;background:#0e6655;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p>
<p class="muted" style="margin:0 0 20px;font-size:14px;line-height:20px;color:#5a6b66">${escaped(block.hint)}<br><a class="link" href="${escaped(block.href)}" dir="ltr" style="color:#0e6655">${escaped(block.href)}</a></p>`;
		case "facts":
			return `<div style="margin:0 0 16px">${block.facts
				.map(
					([name, value]) =>
						`<p style="margin:0 0 6px"><span class="muted" style="color:#5a6b66">${escaped(name)}:</span> <bdi>${escaped(value)}</bdi></p>`,
				)
				.join("\n")}</div>`;
		case "links":
			return `<ul style="margin:0 0 20px;padding:0 20px">${block.links
				.map(
					({ label, note, href }) =>
						`<li style="margin:0 0 8px"><a class="link" href="${escaped(href)}" style="color:#0e6655">${escaped(label)}</a>${note ? `<br><span class="muted" style="color:#5a6b66"><bdi>${escaped(note)}</bdi></span>` : ""}</li>`,
				)
				.join("\n")}</ul>`;
	}
	return block satisfies never;
}
