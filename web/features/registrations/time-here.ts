import { formatOwnTime } from "#format/own-time.ts";
import { systemTimeZone } from "#format/time-zone.ts";
import { leftToRight } from "#format/times.ts";
import type { Locale } from "#messages/catalogue.ts";

type Span = Parameters<typeof formatOwnTime>[0];

export function timeHere(event: Span, locale: Locale): string | null {
  const zone = systemTimeZone();
  const time = zone && formatOwnTime(event, locale, zone);
  return time ? leftToRight(time) : null;
}
