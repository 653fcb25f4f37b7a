import { formatDayOfMonth, formatWeekdayShort } from "#format/dates.ts";
import { formatNumber } from "#format/numbers.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { SearchAnswer } from "./card-views.server.ts";
import { explorePath, exploreTo } from "./explore-to.ts";
import type { Labels } from "./filter-labels.server.ts";
import type { WaysView } from "./search-view.ts";

/** `kept` are parameters that are no filters, such as the order. */
export function wayViews(
  { widen, total, nothingOn, nothingIn }: SearchAnswer,
  kept: URLSearchParams,
  labels: Labels,
  locale: Locale,
): WaysView {
  const t = translator<"find">(locale, messagesFor(locale, "find"));
  const ways = widen.map(({ query, total: count, isTotalExact, ...way }) => ({
    ...way,
    to: exploreTo({ ...query, ...Object.fromEntries(kept) }),
    found: t(isTotalExact ? "widen.found" : "widen.foundMany", { count }),
    isMore: count > total,
    count: formatNumber(count, locale),
  }));
  // The results are already without these.
  const isShown = ({ dropped, isMore }: (typeof ways)[number]) =>
    isMore && !(dropped === "when" && nothingOn) && !(dropped === "city" && nothingIn);
  return {
    filters: [
      ...ways
        .filter(isShown)
        .flatMap(({ dropped, to, found }) => (dropped ? [{ label: t(`widen.${dropped}`), to, found }] : [])),
      ...(total === 0 ? [{ label: t("widen.all"), to: explorePath, found: "" }] : []),
    ],
    towns: ways.flatMap(({ city, to, count }) => (city ? [{ label: labels("city", city), to, found: count }] : [])),
    days: ways.flatMap(({ when, to, found }) =>
      when
        ? [
            {
              label: `${labels("when", when)}: ${found}`,
              weekday: formatWeekdayShort(when, locale, "UTC"),
              day: formatDayOfMonth(when, locale, "UTC"),
              to,
              found,
            },
          ]
        : [],
    ),
  };
}
