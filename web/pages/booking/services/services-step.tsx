import { useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { mostServices } from "#contract/lists/limits.ts";
import { joinTexts } from "#format/joined-text.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { BookedNote } from "#web/pages/booking/flow/booked-note.tsx";
import { Line, ServiceLines, WithLine } from "#web/pages/booking/flow/booking-line.tsx";
import type { MissedCalendar, ProviderView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { calendarsOf, hasChoice, isDoneBy } from "#web/pages/booking/flow/calendar-choice.ts";
import { FlowBar } from "#web/pages/booking/flow/flow-bar.tsx";
import { MissedCalendarNote } from "#web/pages/booking/flow/missed-calendar-note.tsx";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import { SummarySheet } from "#web/pages/booking/flow/summary-sheet.tsx";
import { idsOf, type VisitView, visitView } from "#web/pages/booking/flow/visit-view.ts";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Note } from "#web/ui/note.tsx";
import { ServiceChoices } from "./service-choices.tsx";
import { useNextStarts } from "./use-next-starts.ts";
import { WithBar } from "./with-bar.tsx";
import { WithChoice } from "./with-choice.tsx";

type ServicesStepProps = {
  readonly provider: ProviderView;
  readonly services: readonly ServiceView[];
  readonly initial: readonly number[];
  readonly initialCalendar: number | null;
  readonly missed: MissedCalendar | null;
  readonly onChange: (ids: readonly number[], calendarId: number | null) => void;
};

/** This is a plain form, so that Continue works before hydration and without JavaScript. */
export function ServicesStep({ provider, services, initial, initialCalendar, missed, onChange }: ServicesStepProps) {
  const t = useT("booking");
  const locale = useLocale();
  const location = useLocation();
  const isFramed = useSite()?.isFramed ?? false;
  // Without JavaScript, the page cannot react to a choice, so it must not show a summary.
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(initial);
  const [wantedCalendar, setWantedCalendar] = useState(initialCalendar);
  const selected = services.filter(({ id }) => chosen.includes(id));
  const visit = visitView(selected, (price) => formatPrice(price, locale, provider.currency));
  const totalText = selected.length > 1 ? visit.priceText : (selected[0]?.priceText ?? "");
  const problem = problemOf(visit);
  const isBookable = provider.kindredProviderId !== null;
  const calendars = calendarsOf(services);
  const nextStart = useNextStarts({
    hostId: provider.kindredProviderId,
    itemIds: hasChoice([visit]) ? idsOf(visit) : [],
    timeZone: provider.timeZone,
  });
  const calendarFor = (ids: readonly number[], wanted: number | null) => {
    const done = services.filter(({ id }) => ids.includes(id));
    const isDone = wanted !== null && hasChoice(done) && done.every((service) => isDoneBy(service, wanted));
    return isDone ? wanted : null;
  };
  const ableCalendar = calendarFor(chosen, wantedCalendar);
  const calendarId = ableCalendar !== null && nextStart(ableCalendar) === null ? null : ableCalendar;
  const calendarName = calendars.find(({ id }) => id === calendarId)?.name ?? null;
  const withChoice = useRef<HTMLFieldSetElement>(null);
  const showWithChoice = () => {
    withChoice.current?.scrollIntoView();
    withChoice.current?.querySelector<HTMLElement>(":checked")?.focus({ preventScroll: true });
  };
  const toggle = (id: number, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((other) => other !== id);
    setChosen(next);
    onChange(next, calendarFor(next, wantedCalendar));
  };
  const chooseCalendar = (wanted: number | null) => {
    setWantedCalendar(wanted);
    onChange(chosen, calendarFor(chosen, wanted));
  };
  const lines = (
    <>
      <ServiceLines services={selected} />
      {hasChoice(selected) ? <WithLine name={calendarName} /> : null}
      {selected.length > 0 ? (
        <Line label={t("flow.total")} total>
          <span className="num">{totalText}</span>
        </Line>
      ) : null}
    </>
  );
  const next = <ContinueButton isBookable={isBookable} isEmpty={selected.length === 0 || problem !== null} />;
  const minutes = selected.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  const count = t("services.selected", { count: selected.length });
  return (
    <>
      <FlowBar step={1} {...(isFramed ? {} : { backTo: `/providerPage?id=${provider.listingId}` })} />
      <main id="content">
        <Form method="get" action="/booking/select-time" state={location.state}>
          <input type="hidden" name="providerId" value={provider.listingId} />
          {provider.source ? <input type="hidden" name="source" value={provider.source} /> : null}
          {provider.date ? <input type="hidden" name="date" value={provider.date} /> : null}
          {isBookable ? (
            <input type="hidden" name="kindredProviderId" value={provider.kindredProviderId ?? ""} />
          ) : null}
          <div className="page flow">
            <div className="grid gap-6">
              <h1>{t("services.title")}</h1>
              <BookedNote listingId={provider.listingId} name={provider.name} />
              <MissedCalendarNote missed={missed} />
              {isBookable ? null : <Note tone="warm">{t("services.notBookable")}</Note>}
              <section className="grid gap-4">
                <div>
                  <h2 className="text-xl">{t("services.list")}</h2>
                  {services.length > 1 ? <p className="text-sm text-ink-2">{t("services.oneVisit")}</p> : null}
                </div>
                {services.length === 0 ? (
                  <EmptyState title={t("services.none")} communityId={provider.communityId} />
                ) : (
                  <ServiceChoices services={services} chosen={initial} onToggle={toggle} />
                )}
                {problem ? <Note tone="warm">{t(problem)}</Note> : null}
              </section>
              {provider.kindredProviderId !== null && hasChoice(services) ? (
                <WithChoice
                  ref={withChoice}
                  calendars={calendars}
                  selected={selected}
                  chosen={calendarId}
                  nextStart={nextStart}
                  onChoose={chooseCalendar}
                />
              ) : null}
              {selected.length > 1 ? (
                <section className="card flow-narrow-only" data-pad>
                  <h2 className="text-xl">{t("services.yourVisit")}</h2>
                  {lines}
                </section>
              ) : null}
            </div>
            <aside className="flow-side flow-side-first" aria-label={t("flow.summary")}>
              <ProviderSummary provider={provider}>
                {lines}
                <div className="flow-wide-only mt-2">{next}</div>
              </ProviderSummary>
            </aside>
          </div>
          <BottomBar phoneOnly>
            {isBookable && hasChoice(selected) ? <WithBar name={calendarName} onChange={showWithChoice} /> : null}
            <div className="flow-bottom-words">
              {selected.length > 0 ? (
                <>
                  <p className="flow-bottom-strong num">{totalText}</p>
                  <SummarySheet line={joinTexts([count, minutes > 0 ? formatDuration(t, minutes) : null], locale)}>
                    {lines}
                  </SummarySheet>
                </>
              ) : isHydrated ? (
                <p className="text-sm text-muted">{t("services.nothingSelected")}</p>
              ) : null}
            </div>
            {next}
          </BottomBar>
        </Form>
      </main>
    </>
  );
}

function problemOf({ services, calendars }: VisitView): "services.tooMany" | "services.nobody" | null {
  if (services.length > mostServices) return "services.tooMany";
  return calendars?.length === 0 ? "services.nobody" : null;
}

/** Disabled only after hydration, because before that the state does not follow the form. */
function ContinueButton({ isBookable, isEmpty }: { isBookable: boolean; isEmpty: boolean }) {
  const t = useT("booking");
  const isHydrated = useHydrated();
  const isLeaving = useNavigation().state !== "idle";
  return (
    <Button
      type="submit"
      block
      disabled={!isBookable || (isHydrated && isEmpty)}
      busy={isLeaving}
      title={isBookable ? undefined : t("services.cannotContinue")}
    >
      {t("flow.continue")}
    </Button>
  );
}
