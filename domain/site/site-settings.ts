/** What an admin sets of what the site says about itself. */
import * as z from "zod";
import { line, lines } from "#domain/ground/typed-text.ts";
import { type FigureName, type FigureSource, figureNames, figureSources } from "./figures.ts";

const longestFigure = 20;

/** How a figure is shown; `text` counts where the source is "text". */
export type FigureSetting = { source: FigureSource; text: string };

const figureSetting = z.object({ source: z.enum(figureSources), text: line(longestFigure) });

/** What stands until an admin changes it. */
export const unsetFigure: FigureSetting = { source: "specified", text: "" };

/** What stands in the settings; a figure that is missing, or cannot be read, is as specified. */
export const figureSettings = z.partialRecord(z.enum(figureNames), figureSetting.catch(unsetFigure));
export type FigureSettings = z.infer<typeof figureSettings>;

/** What our data says of each figure. */
export const computedFigures = z.partialRecord(z.enum(figureNames), z.string());
export type ComputedFigures = z.infer<typeof computedFigures>;

/** What a figure looks like whose text is to be shown: digits, and what belongs to them. */
const figureText = z.string().regex(/^\d[\d,]*(\.\d+)?[+%]?$/);

/** The fields `<name>` and `<name>_text` of the form, for each figure. */
export const figuresForm = z
	.object(
		Object.fromEntries(
			figureNames.flatMap((name) => [
				[name, z.enum(figureSources)],
				[`${name}_text`, line(longestFigure)],
			]),
		) as Record<FigureName, z.ZodEnum<{ [S in FigureSource]: S }>> &
			Record<`${FigureName}_text`, ReturnType<typeof line>>,
	)
	.superRefine((form, check) => {
		for (const name of figureNames) {
			const text = form[`${name}_text`];
			if (form[name] === "text" && !figureText.safeParse(text).success)
				check.addIssue({ code: "custom", path: [`${name}_text`], input: text });
		}
	});
export type FiguresForm = z.infer<typeof figuresForm>;

/** The version of what an admin has read and now changes; 0 where nobody has set anything yet. */
const version = z.coerce.number().int().nonnegative();

export const figuresChange = figuresForm.safeExtend({ version });

/** The form as it begins. */
export const figuresFormOf = (settings: FigureSettings): FiguresForm =>
	Object.fromEntries(
		figureNames.flatMap((name) => {
			const { source, text } = settings[name] ?? unsetFigure;
			return [
				[name, source],
				[`${name}_text`, text],
			];
		}),
	) as FiguresForm;

/** Who runs the site, as pages say it. */
export const siteDetails = z.object({
	/** Where people write to. */
	support_address: z.email().max(254),
	operator_name: line(200),
	operator_address: lines(500),
	/** Whom to ask about personal data: a name, an address or both. */
	data_protection_contact: lines(500),
});
export type SiteDetails = z.infer<typeof siteDetails>;

export const detailsChange = siteDetails.extend({ version });

/** What stands until an admin changes it. */
export const unsetDetails: SiteDetails = {
	support_address: "support@visavis.example",
	operator_name: "",
	operator_address: "",
	data_protection_contact: "",
};

/** Which of them an operator has still to say. */
export const missingDetails = (details: SiteDetails): (keyof SiteDetails)[] =>
	(Object.keys(unsetDetails) as (keyof SiteDetails)[]).filter((name) => details[name] === unsetDetails[name]);
