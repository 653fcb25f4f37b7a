import { type CivilDate, formatDate } from "./civil-date.ts";
import type { MonthCell } from "./month-cells.ts";
import { dayTitle } from "./month-names.ts";

export function DayCell(props: {
  cell: MonthCell;
  language: string;
  isSelected: boolean;
  isInRange: boolean;
  isToday: boolean;
  isDisabled: boolean;
  isTabStop: boolean;
  onSelect: (date: CivilDate) => void;
}) {
  const { date, isOutside } = props.cell;
  return (
    <td>
      <button
        type="button"
        data-date={formatDate(date)}
        data-outside={isOutside || undefined}
        data-today={props.isToday || undefined}
        data-in-range={props.isInRange || undefined}
        aria-label={dayTitle(date, props.language)}
        aria-pressed={props.isSelected}
        aria-current={props.isToday ? "date" : undefined}
        disabled={props.isDisabled}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onSelect(date)}
      >
        {date.day}
      </button>
    </td>
  );
}
