import { Link, useLocation } from "react-router";
import { partsOfDay } from "#contract/lists/parts-of-day.ts";
import { useT } from "#web/lib/messages.tsx";
import { PartIcon } from "#web/pages/booking/flow/part-icon.tsx";
import { useOwnReading } from "#web/pages/booking/flow/visitor-time.tsx";
import type { WeekDay, WeekTime } from "./week-views.ts";

type TimeListProps = {
  readonly day: WeekDay;
  readonly week: readonly WeekDay[];
  readonly place: string;
  readonly chosen: string | null;
  readonly hrefOf: (time: WeekTime) => string;
};

export function TimeList({ day, week, place, chosen, hrefOf }: TimeListProps) {
  const t = useT("booking");
  const read = useOwnReading();
  const weekdayName = (weekday: number) =>
    week.find(({ date }) => new Date(date).getUTCDay() === weekday)?.weekday ?? "";
  const times = day.times.map((time) => {
    const own = read(time.start, { date: day.date, time: time.label });
    const ownWords = own && (own.day === "same" ? own.time : `${weekdayName(own.weekday)} ${own.time}`);
    return { ...time, own: ownWords };
  });
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">
        {t(times.some(({ own }) => own) ? "time.zoneNoteOwn" : "time.zoneNote", { place })}
      </p>
      {partsOfDay.map((part) => {
        const here = times.filter((time) => time.part === part);
        if (here.length === 0) return null;
        return (
          <section key={part} aria-labelledby={`part-${part}`}>
            <div className="time-list-part">
              <PartIcon part={part} />
              <h2 id={`part-${part}`}>{t(`time.${part}`)}</h2>
            </div>
            <ul className="time-list-times">
              {here.map((time) => (
                <li key={time.start}>
                  <TimeLink time={time} isChosen={time.start === chosen} to={hrefOf(time)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type TimeLinkProps = {
  readonly time: WeekTime & { readonly own: string | null };
  readonly isChosen: boolean;
  readonly to: string;
};

function TimeLink({ time, isChosen, to }: TimeLinkProps) {
  const { pathname, state } = useLocation();
  return (
    <Link
      className="time-list-time"
      to={to}
      state={state}
      preventScrollReset={to.startsWith(`${pathname}?`)}
      aria-current={isChosen ? "true" : undefined}
      data-time={time.start}
    >
      <span>
        {time.label}
        {time.note ? <small> {time.note}</small> : null}
      </span>
      {time.own ? <small className="time-list-own">{time.own}</small> : null}
    </Link>
  );
}
