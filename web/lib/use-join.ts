import { type JoinedText, joinTexts } from "#format/joined-text.ts";
import { useLocale } from "./messages.tsx";

/** Returns a function that joins texts with the comma of the page's language. */
export function useJoin(): (...texts: readonly JoinedText[]) => string {
  const locale = useLocale();
  return (...texts) => joinTexts(texts, locale);
}
