import { Star } from "lucide-react";
import { languageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";

export type RatingSummary = { readonly average: number | null; readonly count: number };

/** The average and count of real reviews; without any, that the provider is new. Nothing when it is not known. */
export function Rating({ summary }: { summary: RatingSummary | null }) {
  const t = useT();
  const language = languageOf(useLocale());
  if (!summary) return null;
  if (summary.average === null) return <p className="rating">{t("rating.none")}</p>;
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const average = new Intl.NumberFormat(language, one).format(summary.average);
  const count = new Intl.NumberFormat(language).format(summary.count);
  return (
    <p className="rating">
      <Star className="icon" aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {t("rating.value", { average, count })}
      </span>
      <span className="sr-only">{t("rating.label", { average, count: summary.count })}</span>
    </p>
  );
}
