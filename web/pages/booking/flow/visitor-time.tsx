import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";

/** For example `2027-03-28` and `09:30`, in the venue's time zone. */
export type VenueTime = { readonly date: string; readonly time: string };
export type VisitorTime = {
  readonly time: string;
  readonly day: "same" | "next" | "before";
  /** 0 is Sunday. */
  readonly weekday: number;
};

/** Does not use Intl, because a phone needs 100 ms to create its first formatter with a time zone. */
function readHere(instant: string) {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    weekday: at.getDay(),
  };
}

/** Null if the visitor's local time is the same as the venue's. */
export function ownReading(instant: string, venue: VenueTime): VisitorTime | null {
  const { date, time, weekday } = readHere(instant);
  if (date === venue.date) return time === venue.time ? null : { time, day: "same", weekday };
  return { time, day: date > venue.date ? "next" : "before", weekday };
}

/** The function returns null until hydration, because the server does not know the visitor's time zone. */
export function useOwnReading(): typeof ownReading {
  const isHydrated = useHydrated();
  return (instant, venue) => (isHydrated ? ownReading(instant, venue) : null);
}

type ZoneLineProps = {
  readonly startTime: string;
  /** Undefined for a single moment. */
  readonly endTime?: string;
  readonly venue: VenueTime & { readonly place: string };
};

/**
 * The visitor's own time is added after hydration. The line is there from the start, so that the layout does not shift.
 */
export function ZoneLine({ startTime, endTime, venue }: ZoneLineProps) {
  const t = useT("booking");
  const own = useOwnReading()(startTime, venue);
  if (!own) return <>{t("flow.placeTime", { place: venue.place })}</>;
  const time = endTime ? t("review.range", { from: own.time, to: readHere(endTime).time }) : own.time;
  const ownTime = own.day === "same" ? time : t(`own.${own.day}`, { time });
  return <>{t("flow.placeTimeAndOwn", { place: venue.place, time: ownTime })}</>;
}
