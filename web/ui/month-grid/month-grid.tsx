import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { languageOf } from "#messages/translate.ts";
import { useDirection } from "#web/lib/direction.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { addMonths, type CivilDate, type CivilMonth, formatDate, parseDate } from "./civil-date.ts";
import { DayCell } from "./day-cell.tsx";
import { monthCells, weeksOf } from "./month-cells.ts";
import { dateAfterKey } from "./month-keys.ts";
import { monthTitle, weekdayNames } from "./month-names.ts";

export type MonthGridProps = {
  readonly month: CivilMonth;
  readonly onMonthChange: (month: CivilMonth) => void;
  /** `YYYY-MM-DD`, or empty. */
  readonly selected: string;
  /** The other end of a range; the days in between are highlighted. */
  readonly rangeEnd?: string | undefined;
  readonly onSelect: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly today?: string | undefined;
};

export function MonthGrid(props: MonthGridProps) {
  const t = useT("common");
  const language = languageOf(useLocale());
  const direction = useDirection();
  const { month, min = "0000-01-01", max = "9999-12-31" } = props;
  const [cursor, setCursor] = useState<string | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const cells = monthCells(month);
  const stop = tabStop(
    cells.map((cell) => formatDate(cell.date)),
    [cursor, props.selected, `${formatDate({ ...month, day: 1 })}`],
  );

  useEffect(() => {
    if (cursor) table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = parseDate((event.target as HTMLElement).dataset.date ?? "");
    const to = from && dateAfterKey(event.key, from, direction);
    if (!to) return;
    event.preventDefault();
    const date = formatDate(to);
    if (date < min || date > max) return;
    if (to.month !== month.month) props.onMonthChange({ year: to.year, month: to.month });
    setCursor(date);
  };
  const isBeyond = (by: number) => {
    const edge = addMonths(month, by);
    const key = formatDate({ ...edge, day: 1 }).slice(0, 7);
    return key < min.slice(0, 7) || key > max.slice(0, 7);
  };
  const turn = (by: number) => {
    setCursor(null);
    props.onMonthChange(addMonths(month, by));
  };
  const select = (date: CivilDate) => {
    setCursor(formatDate(date));
    props.onSelect(formatDate(date));
  };
  return (
    <div className="month">
      <div className="month-head">
        <IconButton
          label={t("ui.previousMonth")}
          icon={<ChevronLeft className="icon flip" aria-hidden="true" />}
          disabled={isBeyond(-1)}
          onClick={() => turn(-1)}
        />
        <p aria-live="polite">{monthTitle(month, language)}</p>
        <IconButton
          label={t("ui.nextMonth")}
          icon={<ChevronRight className="icon flip" aria-hidden="true" />}
          disabled={isBeyond(1)}
          onClick={() => turn(1)}
        />
      </div>
      <table className="month-grid" ref={table} onKeyDown={onKeyDown}>
        <caption className="sr-only">{monthTitle(month, language)}</caption>
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cells).map((week) => (
            <tr key={formatDate(week[0]?.date ?? { ...month, day: 1 })}>
              {week.map((cell) => {
                const date = formatDate(cell.date);
                return (
                  <DayCell
                    key={date}
                    cell={cell}
                    language={language}
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

/** The only day in the tab order: the first candidate that is shown. */
function tabStop(dates: readonly string[], wishes: readonly (string | null)[]): string | undefined {
  return wishes.find((wish): wish is string => wish !== null && dates.includes(wish));
}

function isBetween(date: string, from: string, to: string | undefined): boolean {
  return Boolean(from && to && date > from && date < to);
}
