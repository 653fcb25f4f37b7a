import { useT } from "../../lib/messages.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** What the venue's calendar and clock show at an instant: `2027-03-28` and `09:30`. */
export type VenueReading = { readonly date: string; readonly time: string };
export type OwnReading = {
  readonly time: string;
  readonly day: "same" | "next" | "before";
  /** 0 is Sunday. */
  readonly weekday: number;
};

/** Read off the browser's clock as it is: the first formatter of a zone costs a phone a tenth of a second. */
function readHere(instant: string) {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    weekday: at.getDay(),
  };
}

/** What the visitor's own clock shows, where it is not what the venue's shows. */
export function ownReading(instant: string, venue: VenueReading): OwnReading | null {
  const { date, time, weekday } = readHere(instant);
  if (date === venue.date) return time === venue.time ? null : { time, day: "same", weekday };
  return { time, day: date > venue.date ? "next" : "before", weekday };
}

/** Reads the visitor's own clock once the page is alive: the server cannot know it. */
export function useOwnReading(): typeof ownReading {
  const isHydrated = useHydrated();
  return (instant, venue) => (isHydrated ? ownReading(instant, venue) : null);
}

type ZoneLineProps = {
  readonly startTime: string;
  /** Left out for a moment, which has no end. */
  readonly endTime?: string;
  readonly venue: VenueReading;
};

/** One line below a time: whose clock it is, and what the visitor's own shows. The line is there from the start. */
export function ZoneLine({ startTime, endTime, venue }: ZoneLineProps) {
  const t = useT("booking");
  const own = useOwnReading()(startTime, venue);
  if (!own) return <>{t("flow.maltaTime")}</>;
  const time = endTime ? t("review.range", { from: own.time, to: readHere(endTime).time }) : own.time;
  return <>{t("flow.maltaTimeAndOwn", { time: own.day === "same" ? time : t(`own.${own.day}`, { time }) })}</>;
}
