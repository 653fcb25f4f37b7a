import { directionOf } from "#messages/translate.ts";
import { useDocumentTheme } from "./document-theme.ts";
import { useLocale } from "./messages.tsx";

/** The arrow keys in tabs, menus and calendars depend on this. */
export function useDirection(): "ltr" | "rtl" {
  const locale = useLocale();
  return useDocumentTheme().dir ?? directionOf(locale);
}
