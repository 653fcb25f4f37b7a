export type EditChange = { readonly field: string; readonly before: string; readonly now: string };
