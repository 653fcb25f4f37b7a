import { useLayoutEffect, useRef } from "react";

export type GridBooking = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly who: string;
  readonly time: string;
  readonly cells: number;
};

/** The Content Security Policy forbids style attributes, so a script sets the height. */
export function BookingBlock({ booking }: { booking: GridBooking }) {
  const block = useRef<HTMLSpanElement>(null);
  useBrowserLayout(() => {
    block.current?.style.setProperty("--cells", String(booking.cells));
  }, [booking.cells]);
  const [from, until] = [booking.time.slice(0, 5), booking.time.slice(5)];
  return (
    <span ref={block} className="booking-block" data-room={roomIn(booking.cells)} aria-hidden="true">
      <b dir="auto">{booking.title}</b>
      <span dir="auto">{booking.who}</span>
      <span className="num">
        <bdi dir="ltr">
          {from}
          <span className="booking-block-end">{until}</span>
        </bdi>
      </span>
    </span>
  );
}

/** The number of lines that fit. Undefined if all lines fit. */
function roomIn(cells: number): "line" | "two-lines" | "three-lines" | undefined {
  if (cells <= 1) return "line";
  if (cells === 2) return "two-lines";
  return cells === 3 ? "three-lines" : undefined;
}

const useBrowserLayout = typeof document === "undefined" ? () => undefined : useLayoutEffect;
