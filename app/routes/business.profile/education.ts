/** The fields of one entry, each named `<field>.<row>`. */
export const educationFields = ["title", "institution", "year"] as const;

/** How many entries the form has room for. */
export const educationRows = 6;
