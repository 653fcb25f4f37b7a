import { useT } from "../../lib/messages.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** What the venue's calendar and clock show at an instant: `2027-03-28` and `09:30`. */
export type VenueReading = { readonly date: string; readonly time: string };
type OwnReading = { readonly time: string; readonly day: "same" | "next" | "before" };

/**
 * What the visitor's own clock shows, where it is not what the venue's shows. Read off the browser's clock as it is: the
 * first formatter of another zone costs a phone a tenth of a second.
 */
export function ownReading(instant: string, venue: VenueReading): OwnReading | null {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, "0");
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  if (date === venue.date) return time === venue.time ? null : { time, day: "same" };
  return { time, day: date > venue.date ? "next" : "before" };
}

/** Words for the visitor's own clock, once the page is alive: the server cannot know it. */
export function useOwnTime(): (instant: string, venue: VenueReading, until?: string) => string | null {
  const t = useT("booking");
  const isHydrated = useHydrated();
  return (instant, venue, until) => {
    const own = isHydrated ? ownReading(instant, venue) : null;
    if (!own) return null;
    const end = until ? ownReading(until, { date: "", time: "" })?.time : undefined;
    const time = end ? t("review.range", { from: own.time, to: end }) : own.time;
    return own.day === "same" ? time : t(`own.${own.day}`, { time });
  };
}

type ZoneLineProps = { readonly startTime: string; readonly endTime: string; readonly venue: VenueReading };

/** One line below a time: whose clock it is, and what the visitor's own shows. The line is there from the start. */
export function ZoneLine({ startTime, endTime, venue }: ZoneLineProps) {
  const t = useT("booking");
  const time = useOwnTime()(startTime, venue, endTime);
  return <>{time ? t("flow.maltaTimeAndOwn", { time }) : t("flow.maltaTime")}</>;
}
