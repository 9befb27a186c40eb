import { type AuthChangeEvent, GoTrueClient, type Session } from "@supabase/auth-js";
import type { RootData } from "./root-data.ts";

/** A setting is missing without which nobody could sign in. It is said at once. */
class ConfigurationError extends Error {
	override name = "ConfigurationError";
	constructor(setting: string) {
		super(`Configuration error: ${setting} is missing.`);
	}
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

	constructor(backendUrl: string, publishableKey: string) {
		if (!URL.canParse(backendUrl)) throw new ConfigurationError("the URL of the backend");
		if (!publishableKey) throw new ConfigurationError("the publishable key");
		this.auth = new GoTrueClient({
			url: `${backendUrl}/auth/v1`,
			storageKey: storageKeyOf(backendUrl),
			persistSession: true,
			autoRefreshToken: true,
			detectSessionInUrl: false,
			headers: { "X-Visavis-Session": "cookie", apikey: publishableKey },
		});
	}

	/** Hears of every change, in this tab and others. */
	onChange(listener: (event: AuthChangeEvent, session: Session | null) => void) {
		const { data } = this.auth.onAuthStateChange(listener);
		return () => data.subscription.unsubscribe();
	}

	/**
	 * Takes over what the page says: the session of the cookie, or that there is none. A second step was taken on our
	 * own page, where no client saw it: it is announced here, in this tab and all others.
	 */
	async follow(sessionId: string | null, aal: string | null): Promise<void> {
		const { data } = await this.auth.getSession();
		const claims = data.session && claimsOf(data.session.access_token);
		if (sessionId === null) {
			if (data.session) await this.auth.signOut({ scope: "local" });
			return;
		}
		if (claims?.session_id === sessionId && claims.aal === aal) return;
		const answer = await fetch("/auth/v1/session", { headers: { "X-Visavis-Session": "cookie" } });
		if (answer.status !== 200) return;
		const session = (await answer.json()) as Session;
		if (secondStepAt(session) > secondStepAt(data.session)) await saveRaised(this.auth, session);
		else await this.auth.setSession(session);
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

/** What auth-js does at the end of its own `mfa.verify`, and offers nobody else. */
type Inside = {
	_saveSession: (session: Session) => Promise<void>;
	_notifyAllSubscribers: (event: AuthChangeEvent, session: Session) => Promise<void>;
};

async function saveRaised(auth: GoTrueClient, session: Session) {
	const inside = auth as unknown as Inside;
	await inside._saveSession(session);
	await inside._notifyAllSubscribers("MFA_CHALLENGE_VERIFIED", session);
}

let client: SessionClient | null = null;

/** One for as long as the page lives. Throws ConfigurationError. */
export function sessionClient({ publicUrl, publishableKey }: Pick<RootData, "publicUrl" | "publishableKey">) {
	client ??= new SessionClient(publicUrl, publishableKey);
	return client;
}

type Claims = { session_id?: string; aal?: string; amr?: { method: string; timestamp: number }[] };

const secondSteps = ["totp", "phone", "recovery_code"];

/** When the second step of a session was last taken, in seconds since 1970; 0 for never. */
const secondStepAt = (session: Session | null) =>
	Math.max(
		0,
		...((session && claimsOf(session.access_token).amr) ?? [])
			.filter(({ method }) => secondSteps.includes(method))
			.map(({ timestamp }) => timestamp),
	);

function claimsOf(token: string): Claims {
	try {
		return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
	} catch {
		return {};
	}
}
