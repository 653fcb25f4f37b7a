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

/** One block over the cells of a booking. Its height is set from script: the page's policy allows no style attribute. */
export function BookingBlock({ booking }: { booking: GridBooking }) {
  const block = useRef<HTMLSpanElement>(null);
  useBrowserLayout(() => {
    block.current?.style.setProperty("--cells", String(booking.cells));
  }, [booking.cells]);
  return (
    <span ref={block} className="cal-block" aria-hidden="true">
      <b>{booking.title}</b>
      <span>{booking.who}</span>
      {booking.cells > 2 ? (
        <span className="num">
          <bdi dir="ltr">{booking.time}</bdi>
        </span>
      ) : null}
    </span>
  );
}

const useBrowserLayout = typeof document === "undefined" ? () => undefined : useLayoutEffect;
