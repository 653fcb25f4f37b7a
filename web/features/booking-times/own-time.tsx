import { useMemo } from "react";
import { product } from "#contract/product.ts";
import { dateLanguageOf } from "#messages/translate.ts";
import { useLocale, useT } from "../../lib/messages.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";

export type OwnClock = {
  readonly city: string;
  /** The visitor's reading at an instant; with the weekday when their date is another. */
  readonly read: (instant: string) => string;
  readonly differsAt: (instant: string) => boolean;
};

/** The visitor's own clock, once the page is alive and where it is not the venue's. The server cannot know it. */
export function useOwnClock(): OwnClock | null {
  const isHydrated = useHydrated();
  const locale = useLocale();
  return useMemo(() => {
    if (!isHydrated) return null;
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || zone === product.timeZone) return null;
    return clockOf(zone, dateLanguageOf(locale));
  }, [isHydrated, locale]);
}

export function clockOf(zone: string, language: string): OwnClock {
  const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const day = { weekday: "short", day: "numeric" } as const;
  const [ownTime, venueTime] = [format(zone, clock), format(product.timeZone, clock)];
  const [ownDay, venueDay] = [format(zone, day), format(product.timeZone, day)];
  const isOtherDay = (date: Date) => ownDay.format(date) !== venueDay.format(date);
  const weekday = format(zone, { weekday: "short" });
  return {
    city: (zone.split("/").at(-1) ?? zone).replaceAll("_", " "),
    read(instant) {
      const date = new Date(instant);
      const time = ownTime.format(date);
      return isOtherDay(date) ? `${weekday.format(date)} ${time}` : time;
    },
    differsAt(instant) {
      const date = new Date(instant);
      return isOtherDay(date) || ownTime.format(date) !== venueTime.format(date);
    },
  };
}

/** One line below a time: whose clock it is, and what the visitor's own shows. The line is there from the start. */
export function ZoneLine({ startTime, endTime }: { startTime: string; endTime: string }) {
  const t = useT("booking");
  const own = useOwnClock();
  if (!own?.differsAt(startTime)) return <>{t("flow.maltaTime")}</>;
  const time = t("review.range", { from: own.read(startTime), to: own.read(endTime) });
  return <>{t("flow.maltaTimeAndOwn", { city: own.city, time })}</>;
}
