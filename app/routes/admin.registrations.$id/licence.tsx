import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { FileText } from "lucide-react";
import type { Case } from "#domain/registrations/reading.server.ts";
import { RegisterLink } from "../../components/register-link.tsx";
import { Notice } from "../../components/ui/notice.tsx";

const link = "text-accent underline underline-offset-4";

/** What an admin compares: the register, the number, the documents, and who else has that number. */
export function Licence({
	answers: { licence },
	evidence,
	is_known_register,
	same_number,
	business_id,
	status,
}: Pick<Case, "answers" | "evidence" | "is_known_register" | "same_number" | "business_id" | "status">) {
	const { t } = useLingui();
	const kinds = { licence: t`Licence`, identity: t`Identity` };
	return (
		<section className="grid gap-5">
			{same_number.length > 0 && (
				<Notice kind="bad" title={<Trans>Somebody else has this number</Trans>}>
					<ul>
						{same_number.map(({ id, name, register, is_listed }) => (
							<li key={id}>
								<Link to={is_listed ? `/business/${id}` : `/admin/registrations/${id}`} className={link}>
									<bdi>{name}</bdi>
								</Link>{" "}
								(<bdi>{register}</bdi>)
							</li>
						))}
					</ul>
				</Notice>
			)}
			{business_id && status !== "approved" && (
				<p>
					<Trans>
						They say that{" "}
						<Link to={`/business/${business_id}`} className={link}>
							this profile
						</Link>{" "}
						is theirs. If you approve it, they take it over.
					</Trans>
				</p>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<div className="rounded-card border border-line bg-raised p-4">
					<h3 className="font-semibold">
						<Trans>Register</Trans>
					</h3>
					{licence ? (
						<>
							<p className="mt-1">
								<RegisterLink name={licence.register} url={licence.register_url} />
							</p>
							<p className="mt-1 text-sm wrap-anywhere text-muted">
								<bdi>{licence.register_url}</bdi>
							</p>
							{!is_known_register && (
								<p className="mt-1 font-semibold">
									<Trans>Not one of our registers. Check whose address this is.</Trans>
								</p>
							)}
							<p className="mt-2">
								<Trans>
									Number <bdi className="font-semibold tabular-nums select-all">{licence.number}</bdi>
								</Trans>
							</p>
						</>
					) : (
						<p className="mt-1 text-muted">
							<Trans>Document helpers have no licence.</Trans>
						</p>
					)}
				</div>
				<div className="rounded-card border border-line bg-raised p-4">
					<h3 className="font-semibold">
						<Trans>Documents</Trans>
					</h3>
					{evidence.length > 0 ? (
						<ul className="mt-1">
							{evidence.map(({ id, kind, name }) => (
								<li key={id}>
									<a href={`/admin/evidence/${id}`} download className={`${link} flex items-center gap-2 py-1`}>
										<FileText aria-hidden="true" className="size-5 shrink-0" />
										<span className="min-w-0 wrap-anywhere">
											{kinds[kind]}: <bdi>{name}</bdi>
										</span>
									</a>
								</li>
							))}
						</ul>
					) : (
						<p className="mt-1 text-muted">
							<Trans>None, or erased 90 days after the decision.</Trans>
						</p>
					)}
					<p className="mt-2 text-sm text-muted">
						<Trans>Each download is entered in the audit log.</Trans>
					</p>
				</div>
			</div>
		</section>
	);
}
