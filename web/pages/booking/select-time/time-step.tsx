import { CalendarDays } from "lucide-react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { readInstant } from "#contract/parse/instant.ts";
import { commaOf, joinTexts } from "#format/joined-text.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { withQuery } from "#web/lib/with-query.ts";
import { BookedNote } from "#web/pages/booking/flow/booked-note.tsx";
import { Line, Price, ServiceLines, WithLine } from "#web/pages/booking/flow/booking-line.tsx";
import type { CalendarView, MissedCalendar, ProviderView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { hasChoice, withName } from "#web/pages/booking/flow/calendar-choice.ts";
import { FlowBar } from "#web/pages/booking/flow/flow-bar.tsx";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import { MissedCalendarNote } from "#web/pages/booking/flow/missed-calendar-note.tsx";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import { SummarySheet } from "#web/pages/booking/flow/summary-sheet.tsx";
import { idsOf, type VisitView } from "#web/pages/booking/flow/visit-view.ts";
import { WeekPicker } from "#web/pages/booking/week-picker/week-picker.tsx";
import type { Week, WeekTime } from "#web/pages/booking/week-picker/week-views.ts";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { AskList } from "./ask-list.tsx";
import { ServiceDialog } from "./service-dialog.tsx";
import { type HostContact, TooLong } from "./too-long.tsx";

type TimeStepProps = {
  readonly provider: ProviderView;
  /** All services. They are offered in a dialog if none was chosen. */
  readonly services: readonly ServiceView[];
  /** Null if no service was chosen yet. */
  readonly visit: VisitView | null;
  /** Null if the customer chose Anyone. */
  readonly calendar: CalendarView | null;
  readonly missed: MissedCalendar | null;
  readonly week: Week;
  readonly contact: HostContact;
  readonly problem: string | undefined;
};

/** Choosing a time leads straight to the review step. If no service was chosen yet, a dialog asks which. */
export function TimeStep({ provider, services, visit, calendar, missed, week, contact, problem }: TimeStepProps) {
  const t = useT("booking");
  const locale = useLocale();
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const startTime = query.get("startTime");
  const { listingId, kindredProviderId, source } = provider;
  const place = { listingId, kindredProviderId, source };
  const chosenIds = visit ? idsOf(visit) : [];
  const reviewAt = (start: string) =>
    flowUrl("/booking/review", { ...place, serviceItemIds: chosenIds, calendarId: calendar?.id, startTime: start });
  const hrefOf = ({ start }: WeekTime) => (visit ? reviewAt(start) : withQuery(pathname, query, { startTime: start }));
  const picked = findPicked(week, startTime);
  const isAsking = startTime !== null && startTime !== "" && !visit;
  const closeTo = withQuery(pathname, query, { startTime: null });
  const servicesUrl = flowUrl("/booking", {
    ...place,
    serviceItemIds: chosenIds,
    calendarId: calendar?.id,
    date: provider.date,
  });
  const withWords = calendar
    ? t("with.name", { name: calendar.name })
    : visit && hasChoice([visit])
      ? t("with.withAnyone")
      : "";
  const lines = (
    <>
      {visit ? <ServiceLines services={visit.services} /> : null}
      {visit ? <WithLine name={withName(visit, calendar)} /> : calendar ? <WithLine name={calendar.name} /> : null}
      {visit && picked ? (
        <Line
          label={
            <span className="inline-flex items-center gap-2">
              <CalendarDays className="icon" aria-hidden="true" />
              {picked.day}
            </span>
          }
        >
          <b className="num">{picked.time.label}</b>
        </Line>
      ) : null}
      {visit ? (
        <Line label={t("flow.total")} total>
          <Price>{visit.priceText}</Price>
        </Line>
      ) : null}
    </>
  );
  const onwards =
    visit && picked ? (
      <LinkButton to={reviewAt(picked.time.start)} state={state} block>
        {t("flow.continue")}
      </LinkButton>
    ) : null;
  return (
    <>
      <FlowBar step={2} backTo={servicesUrl} backState={state} />
      <main id="content">
        <div className="page flow">
          <div className="grid content-start gap-6">
            <div className="grid gap-1">
              <h1>{t("time.title")}</h1>
              {/* On a phone, there is no space for the summary beside the times. */}
              {visit?.services.map((service) => (
                <p key={service.id} className="flow-narrow-only text-ink-2">
                  <bdi lang={service.language}>{service.name}</bdi>
                  {commaOf(locale)} {formatDuration(t, service.durationMinutes)}
                  {commaOf(locale)} <Price>{service.priceText}</Price>
                </p>
              ))}
              {withWords ? (
                <p className="text-ink-2">
                  {withWords}{" "}
                  {calendar ? (
                    <Link
                      className="tap-target"
                      to={withQuery(pathname, query, { calendar: null, startTime: null })}
                      state={state}
                      replace
                      preventScrollReset
                    >
                      {t("with.seeEveryone")}
                    </Link>
                  ) : (
                    <Link className="tap-target" to={`${servicesUrl}#with`} state={state}>
                      {t("with.choose")}
                    </Link>
                  )}
                </p>
              ) : null}
            </div>
            <MissedCalendarNote missed={missed} />
            {problem && !isAsking ? <Note tone="bad">{problem}</Note> : null}
            <BookedNote listingId={provider.listingId} name={provider.name} />
            <WeekPicker week={week} chosen={startTime} hrefOf={hrefOf} />
            {visit && week.isTooLong ? (
              <TooLong
                visit={visit}
                name={calendar?.name ?? provider.name}
                servicesUrl={servicesUrl}
                contact={contact}
              />
            ) : null}
            {visit && canWait(week) ? (
              <AskList
                to={flowUrl("/booking/wait", {
                  ...place,
                  serviceItemIds: chosenIds,
                  calendarId: calendar?.id,
                  from: week.days[0]?.date,
                  date: query.get("date") ?? week.initialDate,
                })}
              />
            ) : null}
          </div>
          <aside className="flow-side flow-side-first" aria-label={t("flow.summary")}>
            <ProviderSummary provider={provider}>
              {lines}
              {onwards ? <div className="flow-wide-only mt-2">{onwards}</div> : null}
            </ProviderSummary>
          </aside>
        </div>
        {onwards && visit && picked ? (
          <BottomBar phoneOnly>
            <div className="flow-bottom-words">
              <p className="flow-bottom-strong num">{joinTexts([picked.day, picked.time.label], locale)}</p>
              <SummarySheet
                line={joinTexts([withWords, formatDuration(t, visit.durationMinutes), visit.priceText], locale)}
              >
                {lines}
              </SummarySheet>
            </div>
            {onwards}
          </BottomBar>
        ) : null}
        {isAsking ? (
          <ServiceDialog
            services={services}
            startTime={startTime}
            when={picked ? joinTexts([picked.day, picked.time.label], locale) : ""}
            longestFitMinutes={picked?.time.longestFitMinutes ?? null}
            problem={problem ?? (picked ? undefined : t("time.slotMissing"))}
            closeTo={closeTo}
            onClose={() => void navigate(closeTo, { replace: true, preventScrollReset: true, state })}
          />
        ) : null}
      </main>
    </>
  );
}

/** Nobody can be offered a time that is too short, or on a day that cannot be booked. */
function canWait({ isTooLong, outside, days }: Week): boolean {
  const hasTimes = days.some(({ times }) => times.length > 0);
  return !isTooLong && (outside?.reason !== "tooFar" || hasTimes);
}

function findPicked(week: Week, startTime: string | null): { day: string; time: WeekTime } | null {
  const instant = readInstant(startTime ?? "");
  if (!instant) return null;
  for (const day of week.days) {
    const time = day.times.find(({ start }) => start === instant);
    if (time) return { day: day.brief, time };
  }
  return null;
}
