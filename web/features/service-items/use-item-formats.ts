import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";

export function useItemFormats() {
  const t = useT();
  const locale = useLocale();
  const { currency } = useHostPlace();
  return {
    currency,
    price: (price: number) => formatPrice(price, locale, currency),
    duration: (minutes: number | null) => formatDuration(t, minutes),
  };
}
