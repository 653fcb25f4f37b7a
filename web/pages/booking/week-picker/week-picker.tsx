import { Link, useLocation, useNavigation, useRevalidator, useSearchParams } from "react-router";
import { useFailureHere } from "#web/lib/load-failure.ts";
import { useT } from "#web/lib/messages.tsx";
import { useJoin } from "#web/lib/use-join.ts";
import { withQuery } from "#web/lib/with-query.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { DayChips } from "./day-chips.tsx";
import { TimeList } from "./time-list.tsx";
import { WeekBar } from "./week-bar.tsx";
import type { Week, WeekDay, WeekTime } from "./week-views.ts";

type WeekPickerProps = {
  readonly week: Week;
  readonly chosen: string | null;
  readonly hrefOf: (time: WeekTime) => string;
};

export function WeekPicker({ week, chosen, hrefOf }: WeekPickerProps) {
  const [query] = useSearchParams();
  const asked = query.get("date");
  const day = week.days.find(({ date }) => date === asked) ?? week.days.find(({ date }) => date === week.initialDate);
  const isLoading = useNavigation().state === "loading";
  const failed = useFailureHere();
  return (
    <div className="grid gap-6" aria-busy={isLoading}>
      <WeekBar week={week} />
      {failed ? <SlotsFailed failure={failed} onRetry={failed.retry} /> : null}
      <OutsideNote outside={week.outside} />
      <DayChips days={week.days} chosen={day?.date ?? ""} />
      {week.failure ? (
        <SlotsFailed failure={week.failure} onRetry={null} />
      ) : (
        <div className="grid gap-3">
          <p className="week-picker-day">{day?.label}</p>
          <DayStatus day={day} />
          {day && day.times.length > 0 ? (
            <TimeList day={day} week={week.days} place={week.place} chosen={chosen} hrefOf={hrefOf} />
          ) : (
            <NoTimes week={week} date={day?.date ?? ""} />
          )}
        </div>
      )}
    </div>
  );
}

/** Other days are shown than the link asked for, so the page says why. */
function OutsideNote({ outside }: Pick<Week, "outside">) {
  const t = useT("booking");
  if (!outside) return null;
  return <Note>{outside.reason === "past" ? t("time.pastDay") : t("time.tooFar", { day: outside.lastDay })}</Note>;
}

/** Screen readers hear the chosen day and the number of times, not every time. */
function DayStatus({ day }: { day: WeekDay | undefined }) {
  const t = useT("booking");
  const [label, count] = [day?.label ?? "", day?.times.length ?? 0];
  return (
    <p className="sr-only" role="status">
      {count === 0 ? t("time.dayWithout", { day: label }) : t("time.dayWithTimes", { day: label, count })}
    </p>
  );
}

function NoTimes({ week, date }: { week: Week; date: string }) {
  const t = useT("booking");
  const join = useJoin();
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const later = week.days.find((day) => day.date > date && day.times.length > 0);
  const isWholeWeek = week.days.every(({ times }) => times.length === 0);
  return (
    <div className="week-picker-none">
      <p>{isWholeWeek ? t("time.noneInWeek") : t("time.noneOnDay")}</p>
      {later ? (
        <Link
          className="button"
          data-variant="outline"
          to={withQuery(pathname, query, { date: later.date })}
          state={state}
          replace
          preventScrollReset
        >
          {t("time.nextFree", { when: join(later.brief, later.times[0]?.label) })}
        </Link>
      ) : week.nextFree ? (
        <Link
          className="button"
          data-variant="outline"
          to={withQuery(pathname, query, { from: week.nextFree.date, date: week.nextFree.date, month: null })}
          state={state}
          replace
          preventScrollReset
        >
          {t("time.nextFree", { when: week.nextFree.label })}
        </Link>
      ) : null}
    </div>
  );
}

type SlotsFailedProps = {
  readonly failure: { readonly status: number; readonly text: string };
  /** If null, Retry loads this page's data again. */
  readonly onRetry: (() => void) | null;
};

function SlotsFailed({ failure: { status, text }, onRetry }: SlotsFailedProps) {
  const t = useT("booking");
  const revalidator = useRevalidator();
  const navigation = useNavigation();
  return (
    <ErrorState
      message={t("time.failed", { status: status || t("load.noAnswer"), text }).trim()}
      retryLabel={t("time.retry")}
      retrying={revalidator.state === "loading" || navigation.state === "loading"}
      onRetry={onRetry ?? (() => void revalidator.revalidate())}
    />
  );
}
