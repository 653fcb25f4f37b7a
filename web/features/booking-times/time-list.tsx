import { Sun, Sunrise, Sunset } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useT } from "../../lib/messages.tsx";
import { type OwnClock, useOwnClock } from "./own-time.tsx";
import type { WeekTime } from "./week-views.ts";

const parts = [
  { part: "morning", Icon: Sunrise },
  { part: "afternoon", Icon: Sun },
  { part: "evening", Icon: Sunset },
] as const;

type TimeListProps = {
  readonly times: readonly WeekTime[];
  readonly chosen: string | null;
  readonly hrefOf: (time: WeekTime) => string;
};

/** The times of a day by part of day, in the venue's time; the visitor's own below each, where it is another. */
export function TimeList({ times, chosen, hrefOf }: TimeListProps) {
  const t = useT("booking");
  const own = useOwnClock();
  const shown = own && times.some(({ start }) => own.differsAt(start)) ? own : null;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">{shown ? t("time.zoneNoteOwn", { city: shown.city }) : t("time.zoneNote")}</p>
      {parts.map(({ part, Icon }) => {
        const here = times.filter((time) => time.part === part);
        if (here.length === 0) return null;
        return (
          <section key={part} aria-labelledby={`part-${part}`}>
            <div className="part">
              <Icon className="icon" aria-hidden="true" />
              <h2 id={`part-${part}`}>{t(`time.${part}`)}</h2>
            </div>
            <ul className="times">
              {here.map((time) => (
                <li key={time.start}>
                  <TimeLink time={time} isChosen={time.start === chosen} to={hrefOf(time)} own={shown} />
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
  readonly time: WeekTime;
  readonly isChosen: boolean;
  readonly to: string;
  readonly own: OwnClock | null;
};

function TimeLink({ time, isChosen, to, own }: TimeLinkProps) {
  const { pathname, state } = useLocation();
  return (
    <Link
      className="time"
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
      {own ? <small className="time-own">{own.read(time.start)}</small> : null}
    </Link>
  );
}
