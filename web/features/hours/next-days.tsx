import { formatDayOfMonth, formatDayShort, formatWeekdayShort } from "#format/dates.ts";
import { leftToRight } from "#format/times.ts";
import { minutesOf } from "#web/lib/clock-times.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { Card } from "#web/ui/card.tsx";
import type { DayPreview } from "./load-hours.ts";

const hourHeight = 17;
/** A shorter stretch has no room for its two times. */
const labelledMinutes = 120;

type NextDaysProps = {
  readonly days: readonly DayPreview[];
  readonly today: string;
  readonly newFrom: string | null;
};

export function NextDays({ days, today, newFrom }: NextDaysProps) {
  const t = useT("hours");
  const locale = useLocale();
  const all = days.flatMap(({ stretches }) => stretches);
  const first = Math.max(0, Math.min(9, ...all.map(({ from }) => Math.floor(minutesOf(from) / 60))) - 1);
  const last = Math.min(24, Math.max(17, ...all.map(({ to }) => Math.ceil(minutesOf(to) / 60))) + 1);
  const isNewShown = newFrom !== null && days.some(({ date }) => date === newFrom && date > today);
  return (
    <Card pad className="next-days">
      <div>
        <h3>{t("next.title")}</h3>
        <p>{t("next.lead")}</p>
      </div>
      <ol>
        {days.map((day) => (
          <li
            key={day.date}
            className="next-days-day"
            data-today={day.date === today || undefined}
            data-new={(isNewShown && day.date === newFrom) || undefined}
          >
            <span className="sr-only">{`${formatDayShort(day.date, locale, "UTC")}: `}</span>
            <b className="num" aria-hidden="true">
              {formatDayOfMonth(day.date, locale, "UTC")}
            </b>
            <span className="next-days-weekday" aria-hidden="true">
              {formatWeekdayShort(day.date, locale, "UTC")}
            </span>
            <Track stretches={day.stretches} first={first} last={last} />
          </li>
        ))}
      </ol>
      <ul className="next-days-key">
        {isNewShown ? (
          <li>
            <span className="next-days-swatch" data-look="new" aria-hidden="true" />
            {t("next.new", { date: formatDayShort(newFrom, locale, "UTC") })}
          </li>
        ) : null}
        {all.some(({ byHours }) => !byHours) ? (
          <li>
            <span className="next-days-swatch" data-look="hand" aria-hidden="true" />
            {t("next.byHand")}
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

/** It is an SVG, because the content security policy blocks style attributes. */
function Track(props: { stretches: DayPreview["stretches"]; first: number; last: number }) {
  const t = useT("hours");
  const join = useJoin();
  if (props.stretches.length === 0)
    return (
      <span className="next-days-closed">
        <span>{t("week.closed")}</span>
      </span>
    );
  const y = (clock: string) => (minutesOf(clock) / 60 - props.first) * hourHeight;
  return (
    <>
      <svg className="next-days-track" width="100%" height={(props.last - props.first) * hourHeight} aria-hidden="true">
        {props.stretches.map(({ from, to, byHours }) => (
          <g key={from} data-look={byHours ? "hours" : "hand"}>
            <rect x="0" y={y(from)} width="100%" height={y(to) - y(from)} rx="4" />
            {byHours ? null : <rect className="next-days-edge" x="0" y={y(from)} width="3" height={y(to) - y(from)} />}
            {minutesOf(to) - minutesOf(from) >= labelledMinutes ? (
              <>
                <text x="50%" y={y(from) + 14}>
                  {short(from)}
                </text>
                <text x="50%" y={y(to) - 4}>
                  {short(to)}
                </text>
              </>
            ) : null}
          </g>
        ))}
      </svg>
      <span className="sr-only">
        {join(
          ...props.stretches.map(({ from, to, byHours }) => {
            const times = leftToRight(`${from} – ${to}`);
            return byHours ? times : t("next.setByHand", { times });
          }),
        )}
      </span>
    </>
  );
}

/** 09:00 becomes 9, and 09:15 becomes 9:15. */
function short(clock: string): string {
  return clock.replace(/^0/, "").replace(/:00$/, "");
}
