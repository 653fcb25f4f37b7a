import { useId } from "react";
import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { fits } from "./free-duration.ts";
import type { CalendarItem } from "./load-calendar.ts";

type BookItemsProps = {
  readonly items: readonly CalendarItem[];
  readonly chosen: string;
  readonly onChoose: (itemId: string) => void;
  readonly freeMinutes: number;
  readonly startClock: string;
};

export function BookItems({ items, chosen, onChoose, freeMinutes, startClock }: BookItemsProps) {
  const t = useT("calendar");
  const locale = useLocale();
  const name = useId();
  const tooLong = freeMinutes
    ? t("calendar.tooLong", { free: formatDuration(t, freeMinutes), time: startClock })
    : t("calendar.noLongerFree");
  return (
    <fieldset className="book-items">
      <legend className="sr-only">{t("calendar.bookItem")}</legend>
      {items.map((item) => {
        const isPossible = fits(item.duration_minutes, freeMinutes);
        return (
          <label className="choice" key={item.id}>
            <input
              type="radio"
              name={name}
              value={item.id}
              checked={chosen === String(item.id)}
              disabled={!isPossible}
              onChange={() => onChoose(String(item.id))}
            />
            <span className="book-items-item">
              <b>
                <bdi>{item.name}</bdi>
              </b>
              <b className="num">
                <bdi>{formatPrice(item.price, locale, item.currency)}</bdi>
              </b>
              <span className="choice-note">{isPossible ? formatDuration(t, item.duration_minutes) : tooLong}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
