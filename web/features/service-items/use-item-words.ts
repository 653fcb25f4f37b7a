import { languageOf } from "#messages/translate.ts";
import { formatPrice } from "../../lib/format-price.ts";
import { useLocale, useT } from "../../lib/messages.tsx";

/** How an item's length and price are said. */
export function useItemWords() {
  const t = useT("portal");
  const language = languageOf(useLocale());
  return {
    price: (price: number) => formatPrice(price, language),
    duration: (total: number | null) => {
      const hours = Math.floor((total ?? 0) / 60);
      const minutes = (total ?? 0) % 60;
      if (!total) return t("items.noDuration");
      if (hours === 0) return t("items.shortMinutes", { minutes });
      return minutes === 0 ? t("items.hours", { hours }) : t("items.hoursAndMinutes", { hours, minutes });
    },
  };
}
