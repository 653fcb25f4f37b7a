import { formatDateLong } from "#format/dates.ts";
import type { Locale } from "#messages/catalogue.ts";
import type { MonthCell } from "./month-cells.ts";

export function DayCell(props: {
  cell: MonthCell;
  locale: Locale;
  isSelected: boolean;
  isInRange: boolean;
  isToday: boolean;
  isDisabled: boolean;
  isTabStop: boolean;
  onSelect: (date: string) => void;
}) {
  const { date, isOutside } = props.cell;
  return (
    <td>
      <button
        type="button"
        data-date={date}
        data-outside={isOutside || undefined}
        data-today={props.isToday || undefined}
        data-in-range={props.isInRange || undefined}
        aria-label={formatDateLong(date, props.locale, "UTC")}
        aria-pressed={props.isSelected}
        aria-current={props.isToday ? "date" : undefined}
        disabled={props.isDisabled}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onSelect(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
