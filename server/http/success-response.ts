import { type Locale, messagesFor, type PlainMessageKey } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";

export function success<T>(actor: { locale: Locale }, message: PlainMessageKey<"answers">, data: T) {
  const t = translator<"answers">(actor.locale, messagesFor(actor.locale, "answers"));
  return { success: true as const, message: t(message), data };
}
