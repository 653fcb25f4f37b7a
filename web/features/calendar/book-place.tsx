import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { CalendarItem } from "./load-calendar.ts";

export type BookPlaceChoices = {
  readonly calendars: readonly OwnCalendar[];
  readonly startWords: (start: number) => { readonly when: string; readonly startClock: string };
  readonly freeMinutes: (start: number, calendarId: number | null) => number;
  /** Null if the pressed cell is the start and the page shows only one calendar. */
  readonly startsAround: ((start: number, calendarId: number | null) => readonly number[]) | null;
};

type BookPlaceProps = BookPlaceChoices & {
  readonly start: number;
  readonly calendarId: number | null;
  readonly onChange: (change: { start: number } | { calendarId: number }) => void;
};

export function BookPlace({ start, calendarId, calendars, onChange, ...place }: BookPlaceProps) {
  const t = useT("calendar");
  if (!place.startsAround) return null;
  const free = calendars.filter(({ id, isOpen }) => id === calendarId || (isOpen && place.freeMinutes(start, id) > 0));
  return (
    <div className="book-place">
      <SelectField
        label={t("calendar.start")}
        value={String(start)}
        onChange={({ target }) => onChange({ start: Number(target.value) })}
        options={place
          .startsAround(start, calendarId)
          .map((at) => ({ value: String(at), label: place.startWords(at).startClock }))}
      />
      <SelectField
        label={t("calendar.with")}
        value={String(calendarId)}
        onChange={({ target }) => onChange({ calendarId: Number(target.value) })}
        options={free.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  );
}

/** `calendars` is undefined if the host has only one calendar. */
export function isDoneIn({ calendars }: CalendarItem, calendarId: number | null): boolean {
  return calendarId === null || (calendars?.some(({ id }) => id === calendarId) ?? true);
}
