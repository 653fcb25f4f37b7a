import { product } from "#contract/product.ts";
import { formatPrice } from "#format/numbers.ts";
import { durationWords } from "#web/lib/duration-words.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

export function useItemWords() {
  const t = useT();
  const locale = useLocale();
  return {
    price: (price: number) => formatPrice(price, locale, product.currency),
    duration: (minutes: number | null) => durationWords(t, minutes),
  };
}
