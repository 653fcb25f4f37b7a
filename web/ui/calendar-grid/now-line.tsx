import { useEffect, useRef, useState } from "react";
import { cellMs } from "#contract/calendar-cells.ts";
import type { GridDay } from "./grid-time.ts";

const minuteMs = 60_000;

/** Drawn after hydration, because the server's time may differ from the reader's. */
export function NowLine({ days, today }: { days: readonly GridDay[]; today: string }) {
  const [now, setNow] = useState<number | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const column = days.findIndex(({ date }) => date === today);
  const day = days[column];
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (now === null || !day) return;
    line.current?.style.setProperty("--row", String((now - day.start) / cellMs));
    line.current?.style.setProperty("--column", String(column));
  }, [now, day, column]);
  if (now === null || !day || now < day.start || now >= day.end) return null;
  return <div ref={line} className="now-line" aria-hidden="true" />;
}
