import type { MouseEvent } from "react";
import { Link } from "react-router";
import { cellMs } from "#contract/calendar-cells.ts";
import { commaOf } from "#format/joined-text.ts";
import { leftToRight } from "#format/times.ts";
import type { OwnCalendar } from "#web/features/hosts/index.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { CalendarAvatar } from "#web/ui/calendar-avatar.tsx";
import { hoursOf, unfoldedHours } from "#web/ui/calendar-grid/grid-layout.ts";
import type { GridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { HeldIcon } from "#web/ui/calendar-grid/held-time.tsx";
import { NowLine } from "#web/ui/calendar-grid/now-line.tsx";
import { useCalendarAddress } from "./calendar-top.tsx";
import { type Lane, type LanePiece, lanePieces, openHours } from "./lane-pieces.ts";
import type { CalendarBooking } from "./load-calendar.ts";
import { useCalendarFormats } from "./use-calendar-formats.ts";
import { useHeldWords } from "./use-held-words.ts";

export type DayLane = {
  readonly calendar: OwnCalendar;
  readonly lane: Lane;
  readonly pieces: readonly LanePiece[];
};

type TeamDayProps = {
  readonly day: GridDay;
  readonly today: string;
  readonly now: number;
  readonly lanes: readonly DayLane[];
  readonly hasHours: boolean;
  readonly timeZone: string;
  readonly onBooking: (booking: CalendarBooking) => void;
  /** Null if nothing can be added. */
  readonly onFree: ((start: number, calendarId: number) => void) | null;
};

/**
 * This is a table because the Content Security Policy forbids style attributes, and because screen readers can then say
 * whose time it is.
 */
export function TeamDay({ day, today, now, lanes, hasHours, timeZone, onBooking, onFree }: TeamDayProps) {
  const t = useT("calendar");
  const { long } = useCalendarFormats(timeZone);
  const { first, last } = unfoldedHours(day, (start) =>
    lanes.some(({ lane }) => lane.slotAt(start)) ? "available" : "not-set",
  );
  const hours = hoursOf(day).filter(({ hour }) => first <= hour && hour <= last);
  const cells = hours.flatMap((hour) => hour.cells);
  const shown = { ...day, start: cells[0]?.start ?? day.start, end: (cells.at(-1)?.start ?? day.start) + cellMs };
  const pieces = lanes.map(({ calendar, lane }) => ({
    calendar,
    pieces: lanePieces(cells, lane, { isOpen: calendar.isOpen, now }),
  }));
  return (
    <div className="team-day" data-lanes={lanes.length > 3 ? "many" : undefined}>
      <div className="team-day-sheet">
        <table aria-label={t("calendar.gridDay", { date: long(day.date) })}>
          <thead>
            <tr>
              <td className="team-day-corner" />
              {lanes.map(({ calendar, pieces: all }) => (
                <LaneHead key={calendar.id} calendar={calendar} hours={openHours(all)} timeZone={timeZone} />
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.flatMap((hour) =>
              hour.cells.map(({ start, key, time }, n) => (
                <tr key={key}>
                  {n === 0 ? (
                    <th scope="row" rowSpan={hour.cells.length} className="team-day-hour num">
                      {time}
                    </th>
                  ) : null}
                  {pieces.map(({ calendar, pieces: own }) => {
                    const piece = own.find((one) => one.start === start);
                    return piece ? (
                      <td key={calendar.id} rowSpan={piece.cells} className="team-day-cell">
                        <Piece
                          piece={piece}
                          calendar={calendar}
                          hasHours={hasHours}
                          timeZone={timeZone}
                          onBooking={onBooking}
                          onFree={onFree}
                        />
                      </td>
                    ) : null;
                  })}
                </tr>
              )),
            )}
          </tbody>
        </table>
        <NowLine days={[shown]} today={today} />
      </div>
    </div>
  );
}

type LaneHeadProps = {
  readonly calendar: OwnCalendar;
  readonly hours: { readonly start: number; readonly end: number } | null;
  readonly timeZone: string;
};

function LaneHead({ calendar, hours, timeZone }: LaneHeadProps) {
  const t = useT("calendar");
  const to = useCalendarAddress();
  const { clock } = useCalendarFormats(timeZone);
  const open = hours ? leftToRight(`${clock(hours.start)} – ${clock(hours.end)}`) : t("calendar.notSet");
  return (
    <th scope="col" className="team-day-head">
      <Link to={to({ calendar: String(calendar.id), view: "day" })} preventScrollReset>
        <CalendarAvatar name={calendar.name} colour={calendar.colour} />
        <span className="team-day-who">
          <bdi>{calendar.name}</bdi>
          {calendar.isOpen ? <span className="num">{open}</span> : <span>{t("calendar.closed")}</span>}
        </span>
      </Link>
    </th>
  );
}

type PieceProps = Pick<TeamDayProps, "hasHours" | "timeZone" | "onBooking" | "onFree"> & {
  readonly piece: LanePiece;
  readonly calendar: OwnCalendar;
};

function Piece({ piece, calendar, hasHours, timeZone, onBooking, onFree }: PieceProps) {
  const t = useT("calendar");
  const { clock, words } = useCalendarFormats(timeZone);
  const comma = commaOf(useLocale());
  const heldWords = useHeldWords();
  const { booking, status } = piece;
  const from = booking ? Date.parse(booking.startTime) : piece.start;
  const until = booking ? Date.parse(booking.endTime) : piece.end;
  const times = leftToRight(`${clock(from)} – ${clock(until)}`);
  const where = { "data-start": piece.start, "data-calendar": calendar.id, "data-cells": Math.min(piece.cells, 4) };
  if (booking) {
    const who = booking.customerName ?? t("calendar.noName");
    return (
      <button type="button" className="team-day-visit" {...where} onClick={() => onBooking(booking)}>
        <b dir="auto">{who}</b>
        <span className="sr-only">{comma} </span>
        <span dir="auto">{booking.serviceItemName}</span>
        <span className="sr-only">{`${comma} ${words.join(times, calendar.name)}`}</span>
        <span className="num team-day-times" aria-hidden="true">
          {times}
        </span>
      </button>
    );
  }
  const isByHand = hasHours && !piece.isByHours;
  if (status === "available" && onFree)
    return (
      <button
        type="button"
        className="team-day-free"
        {...where}
        data-by-hours={piece.isByHours || undefined}
        aria-label={t(isByHand ? "calendar.addAtByHand" : "calendar.addAt", { times, name: calendar.name })}
        onClick={(event) => onFree(pressedCell(event, piece), calendar.id)}
      >
        <span>
          {t(isByHand ? "calendar.freeByHand" : "calendar.freeLabel")}{" "}
          <span className="num team-day-times">{times}</span>
        </span>
      </button>
    );
  if (piece.kind && piece.kind !== "visit") {
    const { kind, word, short } = heldWords[piece.kind];
    return (
      <div className="team-day-held held-time" data-kind={kind} data-cells={where["data-cells"]} title={word}>
        <span>
          <HeldIcon kind={kind} />
          <span aria-hidden="true">{piece.cells > 1 ? word : short}</span>
          <span className="sr-only">{word}</span>
        </span>
      </div>
    );
  }
  return (
    <div className="team-day-rest" data-status={status} data-cells={where["data-cells"]}>
      <span>{t(restWords(status, hasHours))}</span>
    </div>
  );
}

const restWords = (status: LanePiece["status"], hasHours: boolean) =>
  status === "not-set" && hasHours ? "calendar.outside" : words[status];

const words = {
  available: "calendar.freeLabel",
  booked: "calendar.booked",
  unavailable: "calendar.unavailable",
  "not-set": "calendar.notSet",
  past: "calendar.notBooked",
  closed: "calendar.closed",
} as const;

/** A key press has no position, so it selects the start of the stretch. */
function pressedCell({ clientY, currentTarget, detail }: MouseEvent<HTMLElement>, piece: LanePiece): number {
  if (detail === 0 || piece.cells <= 4) return piece.start;
  const { top, height } = currentTarget.getBoundingClientRect();
  const cell = Math.floor(((clientY - top) / height) * piece.cells);
  return piece.start + Math.min(piece.cells - 1, Math.max(0, cell)) * cellMs;
}
