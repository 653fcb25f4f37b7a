import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { SearchAnswer } from "./card-views.server.ts";
import type { Labels } from "./filter-labels.server.ts";
import type { ResultsView } from "./search-view.ts";

/** The heading says what was found, and the notes how it differs from what was asked for. */
export function resultTexts(
  answer: SearchAnswer,
  used: URLSearchParams,
  typed: string,
  labels: Labels,
  locale: Locale,
): Pick<ResultsView, "heading" | "notes"> {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const { total, isTotalExact, nothingOn, nothingIn } = answer;
  const [words, city, when] = [used.get("q"), used.get("city"), used.get("when")];
  const kind = used.get("kind");
  const found = words
    ? t("results.for", { count: total, words })
    : t(kind === "services" ? "results.services" : kind === "events" ? "results.events" : "results.all", {
        count: total,
      });
  const none = words ? t("results.noneFor", { words }) : t("results.none");
  const results = total === 0 ? none : isTotalExact ? found : t("results.moreThan", { results: found });
  const where = used.has("within") ? "results.near" : "results.in";
  const placed = city ? t(where, { results, place: labels("city", city) }) : results;
  const heading = total === 0 && when ? t("results.on", { results: placed, day: labels("when", when) }) : placed;
  if (total === 0) return { heading, notes: [] };
  return {
    heading,
    notes: [
      ...(answer.didYouMean ? [t("results.corrected", { words: answer.didYouMean })] : []),
      ...(nothingOn ? [t("results.nothingOn", { day: labels("when", nothingOn) })] : []),
      ...(nothingIn ? [t("results.nothingIn", { place: labels("city", nothingIn) })] : []),
      ...(answer.matched === "some" && !nothingIn ? [t("results.some", { words: typed })] : []),
      ...(answer.understood?.when ? [t("results.onDay", { day: labels("when", answer.understood.when) })] : []),
      ...(isTotalExact ? [] : [t("results.onlyFirst", { count: total })]),
    ],
  };
}
