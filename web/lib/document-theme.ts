import { useMatches } from "react-router";

export type DocumentTheme = { readonly theme?: "light" | "dark"; readonly dir?: "ltr" | "rtl" };

/** A page's loader can set the theme and direction of the whole document by returning `documentTheme`. */
export function useDocumentTheme(): DocumentTheme {
  const themes = useMatches().map(
    // The router does not know what the loader of a page returns.
    (match) => (match.loaderData as { documentTheme?: DocumentTheme } | null)?.documentTheme,
  );
  return themes.findLast((theme) => theme !== undefined) ?? {};
}
