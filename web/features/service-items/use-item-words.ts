import { languageOf } from "#messages/translate.ts";
import { durationWords } from "#web/lib/duration-words.ts";
import { formatPrice } from "#web/lib/format-price.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

export function useItemWords() {
  const t = useT();
  const language = languageOf(useLocale());
  return {
    price: (price: number) => formatPrice(price, language),
    duration: (minutes: number | null) => durationWords(t, minutes),
  };
}
