import { useT } from "#web/lib/messages.tsx";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { HeldIcon, type HeldKind } from "#web/ui/calendar-grid/held-time.tsx";
import type { CalendarData } from "./load-calendar.ts";

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

const heldWords = {
  event: "calendar.kind.event",
  before: "calendar.timeAround",
  imported: "calendar.kind.imported",
  hold: "calendar.kind.hold",
} as const;

/** Time before and after a visit looks the same, so the key has one line for both. */
const heldKinds = ["event", "before", "imported", "hold"] as const;

/** The kinds of held time on these days, without visits. */
export function kindsIn(slots: CalendarData["slots"], days: readonly GridDay[]): ReadonlySet<HeldKind> {
  const [from, to] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0];
  const kinds = slots
    .filter(({ start_time }) => Date.parse(start_time) >= from && Date.parse(start_time) < to)
    .map(({ kind }) => (kind === "after" ? "before" : kind));
  return new Set(kinds.filter((kind) => kind !== undefined && kind !== "visit"));
}

type CalendarKeyProps = {
  readonly look: "grid" | "lanes";
  readonly isSelecting?: boolean;
  readonly hasHours?: boolean;
  /** From `kindsIn`: only what is on the screen is explained. */
  readonly kinds: ReadonlySet<HeldKind>;
};

export function CalendarKey({ look, isSelecting = false, hasHours = false, kinds }: CalendarKeyProps) {
  const t = useT("calendar");
  const lines = hasHours
    ? statusesWithHours.map((status) => ({ status, text: t(wordsWithHours[status]) }))
    : statuses.map((status) => ({ status, text: t(words[status]) }));
  return (
    <ul className="calendar-key" data-look={look} data-hours={hasHours || undefined}>
      {lines.map(({ status, text }) => (
        <li key={status}>
          <span className="calendar-key-swatch" data-status={status} aria-hidden="true" />
          {text}
        </li>
      ))}
      {heldKinds
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className="calendar-key-swatch held-time" data-kind={kind} aria-hidden="true">
              <HeldIcon kind={kind} />
            </span>
            {t(heldWords[kind])}
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
