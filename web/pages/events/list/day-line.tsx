import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { type ListQuery, listUrl } from "./list-query.ts";
import type { DayView, ListView } from "./load-list.server.ts";

/** One window a day. Each event hangs a cloth from its window. */
export function DayLine({ view, query }: { view: ListView; query: ListQuery }) {
  const t = useT("whatsOn");
  return (
    <nav className="day-line" aria-label={t("list.days", { month: view.title })}>
      <div className="page">
        <div className="day-line-head">
          <h2>{view.title}</h2>
          <MonthLink
            to={view.isThisMonth ? null : listUrl(query, { month: view.previousMonth, day: null, weekend: false })}
            label={t("list.previous")}
            icon={<ChevronLeft className="icon flip" aria-hidden="true" />}
          />
          <MonthLink
            to={view.nextMonth && listUrl(query, { month: view.nextMonth.value, day: null, weekend: false })}
            label={t("list.next")}
            icon={<ChevronRight className="icon flip" aria-hidden="true" />}
          />
        </div>
        <ul className="day-line-days">
          {view.days.map((day) => (
            <li key={day.date}>
              <Day day={day} query={query} isChosen={view.chosenDay?.date === day.date} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function MonthLink({ to, label, icon }: { to: string | null; label: string; icon: React.ReactNode }) {
  if (!to) return <span className="day-line-arrow">{icon}</span>;
  return (
    <Link className="day-line-arrow" to={to} aria-label={label} preventScrollReset>
      {icon}
    </Link>
  );
}

function Day({ day, query, isChosen }: { day: DayView; query: ListQuery; isChosen: boolean }) {
  const t = useT("whatsOn");
  const weekday = day.isToday ? t("list.today") : day.weekday;
  const window = (
    <>
      <span className="day-line-weekday" aria-hidden={day.count > 0 || undefined}>
        {weekday}
      </span>
      <span className="day-line-window" aria-hidden={day.count > 0 || undefined}>
        {day.number}
      </span>
      <span className="day-line-cloths">
        {day.cloths.map(({ id, communityId }) => (
          <Cloth key={id} communityId={communityId} />
        ))}
      </span>
    </>
  );
  const looks = { "data-today": day.isToday || undefined, "data-weekend": day.isWeekend || undefined };
  if (day.count === 0)
    return (
      <span className="day-line-day" data-empty {...looks}>
        {window}
      </span>
    );
  return (
    <Link
      className="day-line-day"
      to={listUrl(query, { day: isChosen ? null : day.date, weekend: false })}
      aria-current={isChosen ? "date" : undefined}
      preventScrollReset
      {...looks}
    >
      <span className="sr-only">{t("list.dayName", { day: day.name, count: day.count })}</span>
      {window}
    </Link>
  );
}
