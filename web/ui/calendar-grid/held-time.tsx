import { CalendarHeart, CalendarSync, Hourglass, Timer } from "lucide-react";

/** What a time is held for. Visits are drawn as bookings. */
export type HeldKind = "hold" | "event" | "imported" | "before" | "after";

export type HeldTime = {
  readonly kind: HeldKind;
  readonly word: string;
  /** For cells, where the whole word has no room. */
  readonly short: string;
};

const icons = { hold: Hourglass, event: CalendarHeart, imported: CalendarSync, before: Timer, after: Timer } as const;

/** The kinds have patterns and icons of their own, because not everybody can tell colours apart. */
export function HeldIcon({ kind }: { kind: HeldKind }) {
  const Icon = icons[kind];
  return <Icon className="icon held-time-icon" aria-hidden="true" />;
}
