export type IcsReason = "not_a_calendar" | "cut_short" | "too_hard";

export class NotACalendar extends Error {
  readonly reason: IcsReason;

  constructor(reason: IcsReason) {
    super(`calendar: ${reason}`);
    this.reason = reason;
  }
}

export type IcsBlock = {
  readonly name: (typeof kept)[number];
  readonly lines: string[];
  /** One of the lines that say when it takes place cannot be read. */
  isBroken: boolean;
};

const kept = ["VEVENT", "VFREEBUSY", "VTIMEZONE"] as const;
/** Titles, places and people are never parsed. */
const timeLine =
  /^(BEGIN|END|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|UID|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-MICROSOFT-CDO-BUSYSTATUS)([;:])/i;
const wellFormed = /^[A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*:/i;
const maxBlocks = 50_000;

/**
 * Splits a calendar file into its events and time zones. Files from the wild contain broken lines, for example
 * unescaped line breaks in a description, so each block is parsed on its own later.
 */
export function icsBlocks(text: string): IcsBlock[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r\n|\r|\n/);
  const first = lines.find((line) => line.trim() !== "");
  if (first?.trim().toUpperCase() !== "BEGIN:VCALENDAR") throw new NotACalendar("not_a_calendar");
  const last = lines.findLast((line) => line.trim() !== "");
  // Without the end, entries may be missing, and their time would count as free.
  if (last?.trim().toUpperCase() !== "END:VCALENDAR") throw new NotACalendar("cut_short");
  const blocks: IcsBlock[] = [];
  let open: IcsBlock | null = null;
  for (const raw of lines) {
    if (!timeLine.test(raw)) continue;
    const line = raw.trimEnd();
    const begun = /^BEGIN:(\w+)$/i.exec(line)?.[1]?.toUpperCase();
    const name = kept.find((one) => one === begun);
    if (name) {
      if (open) open.isBroken = true;
      open = { name, lines: [], isBroken: false };
      blocks.push(open);
      if (blocks.length > maxBlocks) throw new NotACalendar("too_hard");
    }
    if (!open) continue;
    if (wellFormed.test(line)) open.lines.push(line);
    else open.isBroken = true;
    if (line.toUpperCase() === `END:${open.name}`) open = null;
  }
  return blocks;
}
