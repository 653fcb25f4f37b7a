import { mostServices } from "#contract/lists/limits.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { isDoneIn } from "./book-place.tsx";
import { addProblem, type BookVisit } from "./book-visit.ts";
import { fits } from "./free-duration.ts";
import type { CalendarItem } from "./load-calendar.ts";

type BookItemsProps = {
  readonly items: readonly CalendarItem[];
  readonly visit: BookVisit;
  readonly calendarId: number | null;
  readonly onChoose: (itemIds: readonly number[]) => void;
  readonly freeMinutes: number;
  readonly startClock: string;
};

export function BookItems({ items, visit, calendarId, onChoose, freeMinutes, startClock }: BookItemsProps) {
  const t = useT("calendar");
  const locale = useLocale();
  const ids = visit.items.map(({ id }) => id);
  const isTooLong = visit.items.length > 0 && !fits(visit.lengthMinutes, freeMinutes);
  const problems = {
    tooLong: freeMinutes
      ? t("calendar.tooLong", { free: formatDuration(t, freeMinutes), time: startClock })
      : t("calendar.noLongerFree"),
    otherListing: t("calendar.otherListing"),
    tooMany: t("calendar.mostItems", { count: mostServices }),
    notDoneHere: t("calendar.notDoneHere"),
  };
  function problemOf(item: CalendarItem, isChosen: boolean): keyof typeof problems | null {
    if (!isDoneIn(item, calendarId)) return "notDoneHere";
    if (isChosen) return isTooLong && visit.items.length === 1 ? "tooLong" : null;
    return addProblem(visit, item, freeMinutes);
  }
  return (
    <fieldset className="book-items">
      <legend className="sr-only">{t("calendar.bookItems")}</legend>
      {items.map((item) => {
        const isChosen = ids.includes(item.id);
        const problem = problemOf(item, isChosen);
        // After a change of calendar, a chosen item stays until the host removes it.
        if (problem === "notDoneHere" && !isChosen) return null;
        return (
          <label className="choice" key={item.id}>
            <input
              type="checkbox"
              value={item.id}
              checked={isChosen}
              disabled={problem !== null && !isChosen}
              onChange={() => onChoose(isChosen ? ids.filter((id) => id !== item.id) : [...ids, item.id])}
            />
            <span className="book-items-item">
              <b>
                <bdi>{item.name}</bdi>
              </b>
              <b className="num">
                <bdi>{formatPrice(item.price, locale, item.currency)}</bdi>
              </b>
              <span className="choice-note">
                {problem ? problems[problem] : formatDuration(t, item.duration_minutes)}
              </span>
            </span>
          </label>
        );
      })}
      <div aria-live="polite">
        {visit.items.length > 1 ? (
          <p className="book-items-total">
            <b>
              {isTooLong
                ? problems.tooLong
                : t("calendar.inAll", { duration: formatDuration(t, visit.durationMinutes) })}
            </b>
            <b className="num">
              <bdi>{formatPrice(visit.price, locale, visit.items[0]?.currency ?? "")}</bdi>
            </b>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
