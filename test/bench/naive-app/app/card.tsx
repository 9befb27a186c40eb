import { Link } from "@remix-run/react";
import { BadgeCheck, Languages, MapPin, Video } from "lucide-react";
import { country, day, language, money, words } from "./names.ts";

export type Business = {
	id: string;
	name: string;
	category: string;
	tier: string;
	status: string;
	headline: string;
	city_name: string;
	country_id: string;
	modes: string;
	currency: string;
	fee_from_minor: number | null;
	languages: string[];
	checked_at: string | null;
	firm?: string;
	legal_aid?: number;
	free_consultation?: number;
};

/** A professional, as results show them. */
export function Card({ business }: { business: Business }) {
	const { currency, fee_from_minor } = business;
	return (
		<article className="card">
			<div className="avatar" aria-hidden="true">
				{business.name
					.split(" ")
					.map((word) => word[0])
					.join("")
					.slice(0, 2)}
			</div>
			<div className="card-body">
				<h2>
					<Link to={`/business/${business.id}`}>{business.name}</Link>
				</h2>
				<p className="muted">
					{words(business.category)} {business.firm && ` · ${business.firm}`}
				</p>
				<p>
					<span className="badge">{words(business.tier)}</span>
					<BadgeCheck className="icon" /> {business.status === "verified" ? "Licence checked" : "Licence expires soon"}{" "}
					<time dateTime={business.checked_at ?? ""}>{day(business.checked_at ?? "")}</time>
				</p>
				<p>{business.headline}</p>
				<ul className="facts">
					<li>
						<MapPin className="icon" /> {business.city_name}, {country(business.country_id)}
					</li>
					<li>
						<Languages className="icon" /> {business.languages.map(language).join(", ")}
					</li>
					<li>
						<Video className="icon" /> {(JSON.parse(business.modes) as string[]).map(words).join(" · ")}
					</li>
				</ul>
			</div>
			<div className="card-side">
				<p className="price">{fee_from_minor ? `From ${money(fee_from_minor / 100, currency)}` : "Fees on request"}</p>
				{Boolean(business.free_consultation) && <p className="note">First talk free</p>}
				{Boolean(business.legal_aid) && <p className="note">Takes legal aid</p>}
				<label className="muted">
					<input type="checkbox" name="compare" value={business.id} /> Compare
				</label>
			</div>
		</article>
	);
}
