import { dateFormatter } from "./formatter-cache.ts";

const named = dateFormatter({ hour: "2-digit", timeZoneName: "short" });
const numbered = dateFormatter({ timeZoneName: "shortOffset" });

function zonePart(format: Intl.DateTimeFormat, at: number): string {
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/**
 * For example CET or CEST, or GMT-4 if British English has no abbreviation. The result is the same in every language.
 */
export function formatZoneName(at: number, timeZone: string): string {
  return zonePart(named("en-GB", timeZone), at);
}

/** For example GMT+2. The result is the same in every language. */
export function formatOffset(at: number, timeZone: string): string {
  return zonePart(numbered("en", timeZone), at);
}

const isoParts = dateFormatter({
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Positive if clocks in the zone are ahead of UTC. */
export function offsetMs(at: number, timeZone: string): number {
  const parts = isoParts("en-u-ca-iso8601-nu-latn", timeZone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
  return shown - Math.floor(at / 1000) * 1000;
}

export function systemTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
