export type EditChange = { readonly field: string; readonly before: string; readonly now: string };

/** What was public before an edit that has to be reviewed, by the name of the field. */
export type ContentBefore = Readonly<Record<string, string>>;
