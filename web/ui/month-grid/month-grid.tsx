import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isCalendarDate } from "#contract/parse/instant.ts";
import { formatMonthAndYear } from "#format/dates.ts";
import { addMonths } from "#web/lib/civil-date.ts";
import { useDirection } from "#web/lib/direction.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { DayCell } from "./day-cell.tsx";
import { monthCells, weeksOf } from "./month-cells.ts";
import { dateAfterKey } from "./month-keys.ts";
import { weekdayNames } from "./month-names.ts";

export type MonthGridProps = {
  /** `YYYY-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** `YYYY-MM-DD`, or empty. */
  readonly selected: string;
  /** The other end of a range. The days in between are highlighted. */
  readonly rangeEnd?: string | undefined;
  readonly onSelect: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly today?: string | undefined;
};

export function MonthGrid(props: MonthGridProps) {
  const t = useT("common");
  const locale = useLocale();
  const direction = useDirection();
  const { month, min = "0000-01-01", max = "9999-12-31" } = props;
  const [cursor, setCursor] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const cells = monthCells(month);
  const title = formatMonthAndYear(`${month}-01`, locale, "UTC");
  const stop = tabStop(
    cells.map(({ date }) => date),
    [cursor, props.selected, `${month}-01`],
  );

  useEffect(() => {
    if (cursor) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target instanceof HTMLElement && event.target.dataset.date) || "";
    const to = isCalendarDate(from) ? dateAfterKey(event.key, from, direction) : undefined;
    if (!to) return;
    event.preventDefault();
    if (to < min || to > max) return;
    if (!to.startsWith(month)) props.onMonthChange(to.slice(0, 7));
    setCursor(to);
  };
  const isBeyond = (by: number) => {
    const edge = monthAfter(month, by);
    return edge < min.slice(0, 7) || edge > max.slice(0, 7);
  };
  const turn = (by: number) => {
    setCursor(null);
    props.onMonthChange(monthAfter(month, by));
  };
  const select = (date: string) => {
    setCursor(date);
    props.onSelect(date);
  };
  return (
    <div className="month-grid">
      <div className="month-grid-head">
        <IconButton
          label={t("ui.previousMonth")}
          icon={<ChevronLeft className="icon flip" aria-hidden="true" />}
          disabled={isBeyond(-1)}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite">{title}</p>
        <IconButton
          label={t("ui.nextMonth")}
          icon={<ChevronRight className="icon flip" aria-hidden="true" />}
          disabled={isBeyond(1)}
          onClick={() => turn(1)}
        />
      </div>
      <table className="month-grid-table" ref={table} onKeyDown={onKeyDown}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {weekdayNames(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cells).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => {
                const { date } = cell;
                return (
                  <DayCell
                    key={date}
                    cell={cell}
                    locale={locale}
                    isSelected={date === props.selected || date === props.rangeEnd}
                    isInRange={isBetween(date, props.selected, props.rangeEnd)}
                    isToday={date === props.today}
                    isDisabled={date < min || date > max}
                    isTabStop={date === stop}
                    onSelect={select}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function monthAfter(month: string, by: number): string {
  return addMonths(`${month}-01`, by).slice(0, 7);
}

/** Only one day is in the tab order: the first of `wishes` that is shown. */
function tabStop(dates: readonly string[], wishes: readonly (string | null)[]): string | undefined {
  return wishes.find((wish): wish is string => wish !== null && dates.includes(wish));
}

function isBetween(date: string, from: string, to: string | undefined): boolean {
  return Boolean(from && to && date > from && date < to);
}
