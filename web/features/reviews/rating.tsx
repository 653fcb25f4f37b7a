import { Star } from "lucide-react";
import { useT } from "../../lib/messages.tsx";

/** Worded on the server. Without an average there is no review yet. */
export type RatingWords = { readonly average: string | null; readonly count: number; readonly countWords: string };

/** The average and count of real reviews; without any, that the provider is new. Nothing when it is not known. */
export function Rating({ words }: { words: RatingWords | null }) {
  const t = useT();
  if (!words) return null;
  const { average, count, countWords } = words;
  if (average === null) return <p className="rating">{t("rating.none")}</p>;
  return (
    <p className="rating">
      <Star className="icon" aria-hidden="true" />
      <span className="num" aria-hidden="true">
        {t("rating.value", { average, count: countWords })}
      </span>
      <span className="sr-only">{t("rating.label", { average, count })}</span>
    </p>
  );
}
