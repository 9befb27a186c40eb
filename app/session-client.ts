import { type AuthChangeEvent, GoTrueClient, type Session } from "@supabase/auth-js";

/** The identity API's address is wrong or missing: nobody could sign in, so it is said at once. */
class ConfigurationError extends Error {
	override name = "ConfigurationError";
}

/** As clients of this wire name it: after the first label of the backend's host. */
const storageKeyOf = (url: string) => `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;

/**
 * The browser's copy of the session: access token and person, refreshed by its own tick (30 s, within 3 ticks of the
 * end). The truth is a cookie that no script reads; `follow` brings the copy in line with it. Throws
 * ConfigurationError.
 */
class SessionClient {
	readonly auth: GoTrueClient;

	constructor(backendUrl: string) {
		if (!URL.canParse(backendUrl))
			throw new ConfigurationError("Configuration error: the backend's address is missing.");
		this.auth = new GoTrueClient({
			url: `${backendUrl}/auth/v1`,
			storageKey: storageKeyOf(backendUrl),
			persistSession: true,
			autoRefreshToken: true,
			detectSessionInUrl: false,
			headers: { "X-Visavis-Session": "cookie" },
		});
	}

	/** Hears of every change, in this tab and others. */
	onChange(listener: (event: AuthChangeEvent, session: Session | null) => void) {
		const { data } = this.auth.onAuthStateChange(listener);
		return () => data.subscription.unsubscribe();
	}

	/** Takes over what the page says: the session of the cookie, or that there is none. */
	async follow(sessionId: string | null, aal: string | null): Promise<void> {
		const { data } = await this.auth.getSession();
		const claims = data.session && claimsOf(data.session.access_token);
		if (sessionId === null) {
			if (data.session) await this.auth.signOut({ scope: "local" });
			return;
		}
		if (claims?.session_id === sessionId && claims.aal === aal) return;
		const answer = await fetch("/auth/v1/session", { headers: { "X-Visavis-Session": "cookie" } });
		if (answer.status === 200) await this.auth.setSession((await answer.json()) as Session);
	}

	/** Ends the session of this device: the copy here, the row there and the cookies. Throws when offline. */
	async signOut(): Promise<void> {
		const { data } = await this.auth.getSession();
		const { error } = data.session ? await this.auth.signOut({ scope: "local" }) : { error: null };
		if (error) throw error;
		const answer = await fetch("/auth/sign-out", { method: "POST" });
		if (!answer.ok) throw new Error(`Sign-out answered ${answer.status}`);
	}
}

let client: SessionClient | null = null;

/** One for as long as the page lives. */
export function sessionClient(backendUrl: string): SessionClient {
	client ??= new SessionClient(backendUrl);
	return client;
}

type Claims = { session_id?: string; aal?: string };

function claimsOf(token: string): Claims {
	try {
		return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
	} catch {
		return {};
	}
}
