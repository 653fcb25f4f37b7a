import { useMatches } from "react-router";

export type DocumentLook = { readonly theme?: "light" | "dark"; readonly dir?: "ltr" | "rtl" };

/** A page's loader may set the theme and direction of the whole document by returning `documentLook`. */
export function useDocumentLook(): DocumentLook {
  const looks = useMatches().map((match) => (match.loaderData as { documentLook?: DocumentLook } | null)?.documentLook);
  return looks.findLast((look) => look !== undefined) ?? {};
}
