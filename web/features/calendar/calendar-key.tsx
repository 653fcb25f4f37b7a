import { useT } from "#web/lib/messages.tsx";

const statuses = ["available", "booked", "unavailable", "not-set"] as const;
const statusesWithHours = ["hours", ...statuses] as const;
const words = {
  available: "calendar.available",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
} as const;
const wordsWithHours = {
  ...words,
  hours: "calendar.byHours",
  available: "calendar.byHand",
  "not-set": "calendar.outside",
} as const;

type CalendarKeyProps = {
  readonly look: "grid" | "lanes";
  readonly isSelecting?: boolean;
  readonly hasHours?: boolean;
};

export function CalendarKey({ look, isSelecting = false, hasHours = false }: CalendarKeyProps) {
  const t = useT("calendar");
  return (
    <ul className="calendar-key" data-look={look} data-hours={hasHours || undefined}>
      {(hasHours ? statusesWithHours : statuses).map((status) => (
        <li key={status}>
          <span className="calendar-key-swatch" data-status={status} aria-hidden="true" />
          {t(hasHours ? wordsWithHours[status] : words[status as (typeof statuses)[number]])}
        </li>
      ))}
      {isSelecting ? (
        <li>
          <span className="calendar-key-swatch" data-status="selected" aria-hidden="true" />
          {t("calendar.selected")}
        </li>
      ) : null}
    </ul>
  );
}
