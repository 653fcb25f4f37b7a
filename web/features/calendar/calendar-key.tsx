import { useT } from "#web/lib/messages.tsx";

const statuses = ["available", "booked", "unavailable", "not-set"] as const;
const words = {
  available: "calendar.available",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
} as const;

type CalendarKeyProps = {
  readonly look: "grid" | "lanes";
  readonly isSelecting?: boolean;
};

export function CalendarKey({ look, isSelecting = false }: CalendarKeyProps) {
  const t = useT("calendar");
  return (
    <ul className="calendar-key" data-look={look}>
      {statuses.map((status) => (
        <li key={status}>
          <span className="calendar-key-swatch" data-status={status} aria-hidden="true" />
          {t(words[status])}
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
