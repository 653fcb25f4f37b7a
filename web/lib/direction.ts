import { directionOf } from "#messages/translate.ts";
import { useDocumentLook } from "./document-theme.ts";
import { useLocale } from "./messages.tsx";

/** The reading direction: arrow keys in tabs, menus and calendars depend on it. */
export function useDirection(): "ltr" | "rtl" {
  const locale = useLocale();
  return useDocumentLook().dir ?? directionOf(locale);
}
