import { Star } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";

/** The server formats these. `average` is null if there are no reviews. */
export type RatingText = { readonly average: string | null; readonly count: number; readonly countText: string };

export function Rating({ words }: { words: RatingText | null }) {
  const t = useT();
  if (!words) return null;
  const { average, count, countText } = words;
  if (average === null) return <p className="rating">{t("rating.none")}</p>;
  return (
    <p className="rating">
      <Star className="icon" aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {t("rating.value", { average, count: countText })}
      </span>
      <span className="sr-only">{t("rating.label", { average, count })}</span>
    </p>
  );
}
