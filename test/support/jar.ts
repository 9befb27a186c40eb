/** What a browser keeps of `Set-Cookie` lines: names with values, without those that were taken away. */
export class Jar {
	readonly kept = new Map<string, string>();
	lines: string[] = [];

	take(headers: Headers) {
		this.lines = headers.getSetCookie();
		for (const line of this.lines) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/max-age=0/i.test(line)) this.kept.delete(name);
			else this.kept.set(name, value);
		}
	}

	get header() {
		return [...this.kept].map(([name, value]) => `${name}=${value}`).join("; ");
	}
}
