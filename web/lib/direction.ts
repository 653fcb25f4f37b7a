import { directionOf } from "#messages/translate.ts";
import { useDocumentLook } from "./document-look.ts";
import { useLocale } from "./messages.tsx";

/** Which way the page is read: arrow keys in tabs, menus and calendars follow it. */
export function useDirection(): "ltr" | "rtl" {
  const locale = useLocale();
  return useDocumentLook().dir ?? directionOf(locale);
}
