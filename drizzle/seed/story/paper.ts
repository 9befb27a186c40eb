/** Characters with a meaning of their own in a text of a PDF. */
const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A page of A4 with a title and lines below it, as a PDF (ISO 32000-1). Its letters are those of Latin-1. */
export function paperOf(title: string, lines: readonly string[]): Uint8Array {
	const text = [
		`BT /F1 18 Tf 72 740 Td (${escaped(title)}) Tj /F1 11 Tf 0 -16 Td`,
		...lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`),
		"ET",
	].join("\n");
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let file = "%PDF-1.4\n";
	// The table at the end says at which byte each object begins: a letter is a byte.
	const places = objects.map((object, n) => {
		const at = file.length;
		file += `${n + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(at).padStart(10, "0")} 00000 n \n`;
	});
	const table = file.length;
	file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
	return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
