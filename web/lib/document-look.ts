import { useMatches } from "react-router";

export type DocumentLook = { readonly theme?: "light" | "dark"; readonly dir?: "ltr" | "rtl" };

/** A page's loader may fix the theme and the direction of the whole document with `documentLook`. */
export function useDocumentLook(): DocumentLook {
  const looks = useMatches().map((match) => (match.loaderData as { documentLook?: DocumentLook } | null)?.documentLook);
  return looks.findLast((look) => look !== undefined) ?? {};
}
