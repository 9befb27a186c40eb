/** A bar on a terminal, a line every tenth elsewhere: answers what to call with how much is done. */
export function progressBar(label: string, total: number): (done: number) => void {
	const { stdout } = process;
	let tenth = 0;
	return (done) => {
		const share = done / total;
		if (stdout.isTTY) {
			const full = Math.round(share * 30);
			stdout.write(
				`\r${label} ${"█".repeat(full)}${"░".repeat(30 - full)} ${done.toLocaleString("en")} of ${total.toLocaleString("en")}${done === total ? "\n" : ""}`,
			);
		} else if (Math.floor(share * 10) > tenth) {
			tenth = Math.floor(share * 10);
			console.log(`${label}: ${tenth * 10} %`);
		}
	};
}
