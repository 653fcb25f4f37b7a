import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { withQuery } from "#web/lib/with-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select-field.tsx";
import type { Week } from "./week-views.ts";

/** These are links and a plain form, so that they work without JavaScript. */
export function WeekBar({ week }: { week: Week }) {
  const t = useT("booking");
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const from = new URLSearchParams(useNavigation().location?.search).get("from");
  const wanted = week.months.find(({ value }) => value === from?.slice(0, 7))?.value;
  const weekFrom = (from: string) => withQuery(pathname, query, { from, month: null, date: null, startTime: null });
  const kept = [...query].filter(([name]) => !["from", "month", "date", "startTime"].includes(name));
  const jump = (month: string) =>
    void navigate(withQuery(pathname, query, { from: `${month}-01`, month: null, date: null, startTime: null }), {
      replace: true,
      preventScrollReset: true,
      state,
    });
  return (
    <div className="week-bar">
      <div className="flex gap-1.5">
        <WeekArrow to={week.previous ? weekFrom(week.previous) : null} label={t("time.previousWeek")}>
          <ChevronLeft className="icon flip" aria-hidden="true" />
        </WeekArrow>
        <WeekArrow to={week.next ? weekFrom(week.next) : null} label={t("time.nextWeek")}>
          <ChevronRight className="icon flip" aria-hidden="true" />
        </WeekArrow>
      </div>
      <Form method="get" className="week-bar-months" replace preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="month"
          aria-label={t("time.month")}
          value={wanted ?? week.month}
          options={week.months}
          onChange={(event) => jump(event.currentTarget.value)}
        />
        {isHydrated ? (
          <button type="submit" hidden>
            {t("flow.noScript.show")}
          </button>
        ) : (
          <noscript>
            <Button type="submit" variant="outline">
              {t("flow.noScript.show")}
            </Button>
          </noscript>
        )}
      </Form>
    </div>
  );
}

function WeekArrow({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  const { state } = useLocation();
  if (!to) {
    return (
      <button type="button" className="button button-icon week-bar-arrow" disabled aria-label={label}>
        {children}
      </button>
    );
  }
  return (
    <Link
      className="button button-icon week-bar-arrow"
      to={to}
      aria-label={label}
      state={state}
      replace
      preventScrollReset
      prefetch="render"
    >
      {children}
    </Link>
  );
}
