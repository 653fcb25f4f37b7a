import { ArrowRight } from "lucide-react";
import { Form, Link, useLocation, useNavigation, useSearchParams } from "react-router";
import { joinTexts } from "#format/joined-text.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { useOutcomeInView } from "#web/lib/use-outcome-in-view.ts";
import { withQuery } from "#web/lib/with-query.ts";
import { ServiceLine } from "#web/pages/booking/flow/booking-line.tsx";
import type { NearestTime, ProviderView } from "#web/pages/booking/flow/booking-views.ts";
import { FlowBar } from "#web/pages/booking/flow/flow-bar.tsx";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import type { TicketView } from "#web/pages/booking/ticket/ticket-view.ts";
import { WeekPicker } from "#web/pages/booking/week-picker/week-picker.tsx";
import type { Week } from "#web/pages/booking/week-picker/week-views.ts";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

type MoveStepProps = {
  readonly ticket: TicketView;
  readonly provider: Pick<ProviderView, "name" | "language" | "address" | "imageUrl" | "communityId" | "rating"> | null;
  readonly week: Week;
  readonly now: { readonly day: string; readonly time: string };
  readonly failure: { readonly text: string; readonly nearest: readonly NearestTime[] } | null;
  /** The last attempt that failed. Each attempt gives a new object. */
  readonly outcome: object | null;
};

export function MoveStep({ ticket, provider, week, now, failure, outcome }: MoveStepProps) {
  const t = useT("manageBooking");
  const locale = useLocale();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const heading = useOutcomeInView(outcome);
  const wanted = query.get("startTime");
  const picked = week.days
    .flatMap((day) => day.times.map((time) => ({ day, time })))
    .find(({ time }) => time.start === wanted);
  const newTime = picked ? { day: picked.day.brief, time: picked.time.label } : null;
  const submit = <MoveButton startTime={picked?.time.start ?? null} />;
  return (
    <>
      <FlowBar backTo={pathname.replace(/\/move$/, "")} backWords={t("move.back")} />
      <main id="content">
        <div className="page flow">
          <div className="grid content-start gap-6">
            <div className="grid gap-1">
              <h1 ref={heading}>{t("move.title")}</h1>
              {ticket.calendarName ? (
                <p className="text-ink-2">
                  {t(ticket.isCalendarChosen ? "move.staysWith" : "move.mayChange", { name: ticket.calendarName })}
                </p>
              ) : null}
            </div>
            {failure ? <MoveFailed {...failure} /> : null}
            <WeekPicker
              week={week}
              chosen={picked?.time.start ?? null}
              hrefOf={({ start }) => withQuery(pathname, query, { startTime: start })}
            />
          </div>
          {provider ? (
            <div className="flow-side flow-side-first">
              <ProviderSummary provider={provider}>
                <ServiceLine
                  service={{
                    name: ticket.serviceName,
                    priceText: ticket.price,
                    durationMinutes: ticket.durationMinutes,
                  }}
                />
                <div className="move-step-swap">
                  <Moment label={t("move.now")} moment={now} />
                  <ArrowRight className="icon flip" aria-hidden="true" />
                  <Moment label={t("move.new")} moment={newTime} />
                </div>
                <p className="py-3 text-sm text-ink-2">{t("move.kept", { day: now.day })}</p>
                <div className="flow-wide-only">{submit}</div>
              </ProviderSummary>
            </div>
          ) : null}
        </div>
        <BottomBar phoneOnly>
          <div className="flow-bottom-words">
            <p className="flow-bottom-strong num">
              {newTime ? joinTexts([newTime.day, newTime.time], locale) : t("move.pick")}
            </p>
            <p className="num text-sm text-muted">
              {t("move.insteadOf", { when: joinTexts([now.day, now.time], locale) })}
            </p>
          </div>
          {submit}
        </BottomBar>
      </main>
    </>
  );
}

function Moment({ label, moment }: { label: string; moment: { day: string; time: string } | null }) {
  return (
    <div>
      <p className="text-sm">{label}</p>
      <p className="num font-strong">
        {moment?.day ?? "–"}
        <br />
        {moment?.time}
      </p>
    </div>
  );
}

function MoveFailed({ text, nearest }: { text: string; nearest: readonly NearestTime[] }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-3">
      <div role="alert">
        <Note tone="warm">{text}</Note>
      </div>
      {nearest.length > 0 ? (
        <div className="nearest-times">
          {nearest.map(({ start, date, day, time }) => (
            <Link
              key={start}
              className="time-list-time num"
              to={withQuery(pathname, query, { startTime: start, date, from: date, month: null })}
              replace
              preventScrollReset
            >
              <span className="text-sm">{day}</span>
              <b className="nearest-times-time">{time}</b>
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function MoveButton({ startTime }: { startTime: string | null }) {
  const t = useT("manageBooking");
  const navigation = useNavigation();
  return (
    <Form method="post" replace>
      <input type="hidden" name="startTime" value={startTime ?? ""} />
      <Button
        type="submit"
        block
        disabled={!startTime}
        title={startTime ? undefined : t("move.pick")}
        busy={navigation.formMethod === "POST"}
        busyLabel={t("move.moving")}
      >
        {t("move.move")}
      </Button>
    </Form>
  );
}
