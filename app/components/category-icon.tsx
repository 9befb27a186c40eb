import {
	BookUser,
	BriefcaseBusiness,
	FileBadge,
	GraduationCap,
	HeartHandshake,
	House,
	Languages,
	type LucideIcon,
	PenLine,
	ReceiptText,
	Scale,
	ShieldCheck,
	Stamp,
	Store,
} from "lucide-react";
import type { Category } from "#domain/businesses/legal-services.ts";

const icons: Record<Category, LucideIcon> = {
	immigration_lawyers: BookUser,
	tax_advisors: ReceiptText,
	sworn_translators: Languages,
	employment_lawyers: BriefcaseBusiness,
	housing_tenancy_lawyers: House,
	civil_rights_lawyers: Scale,
	business_formation_lawyers: Store,
	visa_residency_consultants: Stamp,
	notary_apostille_services: FileBadge,
	legal_document_writers: PenLine,
	family_marriage_law: HeartHandshake,
	consumer_protection_lawyers: ShieldCheck,
	student_visa_lawyers: GraduationCap,
};

/** The picture of a service category. Its name stands beside it. */
export function CategoryIcon({ category, className }: { category: Category; className?: string }) {
	const Icon = icons[category];
	return <Icon aria-hidden="true" strokeWidth={1.5} className={className} />;
}
