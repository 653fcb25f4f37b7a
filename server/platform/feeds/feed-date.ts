import { isCalendarDate } from "#contract/parse/instant.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Feeds use these zone names, although they are ambiguous. The offsets are in minutes. */
const zones: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  wat: 60,
  cest: 120,
  eet: 120,
  cat: 120,
  sast: 120,
  eest: 180,
  eat: 180,
  msk: 180,
  gst: 240,
  pkt: 300,
  ist: 330,
  ict: 420,
  pht: 480,
  aest: 600,
  aedt: 660,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};

const zone = String.raw`(?:\s*((?:gmt|utc)?[+-]\d{1,2}:?\d{2}|[a-z]{1,5}))?`;
const clock = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?`;
const byName = new RegExp(
  String.raw`^(?:[a-z]+\.?,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z.]*[\s,-]+(\d{4}|\d{2})(?:,?\s+${clock}${zone})?\b`,
  "i",
);
const byFigures = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t\s]+${clock}${zone})?`, "i");

/** Returns null if the date cannot be parsed. A date without a zone is read as UTC. */
export function feedDate(text: string): Date | null {
  const words = text.trim();
  const named = byName.exec(words);
  if (named) {
    const [, day, month = "", year = "", ...time] = named;
    const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
    return instant(fullYear, months.indexOf(month.toLowerCase()), Number(day), time);
  }
  const [, year, month, day, ...time] = byFigures.exec(words) ?? [];
  return year ? instant(Number(year), Number(month) - 1, Number(day), time) : null;
}

function instant(year: number, month: number, day: number, time: (string | undefined)[]): Date | null {
  const [hour = "0", minute = "0", second = "0", zoneName = "utc"] = time;
  const offset = offsetMinutes(zoneName.toLowerCase());
  const date = `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  if (!isCalendarDate(date) || Number(hour) > 24 || Number(minute) > 59 || offset === null) return null;
  const at = new Date(Date.UTC(year, month, day, Number(hour), Number(minute) - offset, Number(second)));
  return Number.isNaN(at.getTime()) ? null : at;
}

function offsetMinutes(name: string): number | null {
  const [, sign, hours, minutes] = /^(?:gmt|utc)?([+-])(\d{1,2}):?(\d{2})$/.exec(name) ?? [];
  if (!sign) return zones[name] ?? null;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
