import { formatNumber } from "#format/numbers.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { translator } from "#messages/translate.ts";
import type { SearchAnswer } from "./card-views.server.ts";

export type CountView = { readonly label: string; readonly count: string };

type Found = { readonly kind: "services" | "events"; readonly answer: SearchAnswer };

/** How many services and events there are, and how many services are free this week. Left out: what is not known, and 0. */
export function countViews(
  found: readonly Found[],
  t: ReturnType<typeof translator<"find">>,
  locale: Locale,
): CountView[] {
  return found.flatMap(({ kind, answer }) => {
    if (!answer.areCountsExact) return [];
    const week = answer.facets.when.find(({ value }) => value === "week")?.count ?? 0;
    const counts =
      kind === "events"
        ? [{ label: t("community.events"), count: answer.total }]
        : [
            { label: t("community.services"), count: answer.total },
            { label: t("community.freeThisWeek"), count: week },
          ];
    return counts
      .filter(({ count }) => count > 0)
      .map(({ label, count }) => ({ label, count: formatNumber(count, locale) }));
  });
}
