import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { addDays } from "#web/lib/civil-date.ts";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import type { CalendarView } from "./load-calendar.ts";

type CalendarTopProps = { readonly title: string; readonly date: string; readonly view: CalendarView };

/** These are plain links, so that they work before hydration. */
export function CalendarTop({ title, date, view }: CalendarTopProps) {
  const t = useT("calendar");
  const to = useCalendarAddress();
  const step = view === "week" ? 7 : 1;
  return (
    <div className="calendar-top">
      <div className="calendar-top-steps">
        <Link
          className="button button-icon calendar-top-step"
          to={to({ date: addDays(date, -step) })}
          aria-label={t("calendar.previous")}
          preventScrollReset
        >
          <ChevronLeft className="icon flip" aria-hidden="true" />
        </Link>
        <h2 className="num">
          <bdi>{title}</bdi>
        </h2>
        <Link
          className="button button-icon calendar-top-step"
          to={to({ date: addDays(date, step) })}
          aria-label={t("calendar.next")}
          preventScrollReset
        >
          <ChevronRight className="icon flip" aria-hidden="true" />
        </Link>
      </div>
      <GoToDate date={date} view={view} />
      <div className="segmented">
        {(["day", "week"] as const).map((one) => (
          <Link
            className="segmented-link"
            key={one}
            to={to({ view: one })}
            aria-current={view === one ? "true" : undefined}
            preventScrollReset
          >
            {t(one === "day" ? "calendar.day" : "calendar.week")}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Without JavaScript, the form has a button. With it, choosing a date is enough. */
function GoToDate({ date, view }: Pick<CalendarTopProps, "date" | "view">) {
  const t = useT("calendar");
  const to = useCalendarAddress();
  const calendar = useSearchParams()[0].get("calendar");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = date;
  }, [date]);
  return (
    <form className="calendar-top-go" method="get">
      <input type="hidden" name="tab" value="calendar" />
      <input type="hidden" name="view" value={view} />
      {calendar ? <input type="hidden" name="calendar" value={calendar} /> : null}
      <input
        ref={field}
        className="field-input num"
        type="date"
        name="date"
        aria-label={t("calendar.goTo")}
        defaultValue={date}
        onChange={({ target }) => {
          // While somebody types a year, the field reports years such as 0002.
          if (target.value >= "2000") void navigate(to({ date: target.value }), { preventScrollReset: true });
        }}
      />
      <Button type="submit" variant="outline" className="calendar-top-go-send">
        {t("calendar.goTo")}
      </Button>
    </form>
  );
}

export function useCalendarAddress() {
  const [search] = useSearchParams();
  return (changes: { date?: string; view?: CalendarView; calendar?: string | null }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
}
