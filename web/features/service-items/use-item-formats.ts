import { product } from "#contract/product.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

export function useItemFormats() {
  const t = useT();
  const locale = useLocale();
  return {
    price: (price: number) => formatPrice(price, locale, product.currency),
    duration: (minutes: number | null) => formatDuration(t, minutes),
  };
}
