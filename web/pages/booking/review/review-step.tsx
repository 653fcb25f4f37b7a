import { CalendarX2, Scale, Tag, Wallet } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { mostServices } from "#contract/lists/limits.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useOutcomeInView } from "#web/lib/use-outcome-in-view.ts";
import { Line, Price } from "#web/pages/booking/flow/booking-line.tsx";
import { withName } from "#web/pages/booking/flow/calendar-choice.ts";
import { type CancelPolicy, policyWords } from "#web/pages/booking/flow/cancel-policy.ts";
import { FlowBar } from "#web/pages/booking/flow/flow-bar.tsx";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import { MissedCalendarNote } from "#web/pages/booking/flow/missed-calendar-note.tsx";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import { idsOf } from "#web/pages/booking/flow/visit-view.ts";
import { BottomBar } from "#web/ui/bottom-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { AddService, AppointmentCard } from "./appointment-card.tsx";
import { CustomerFields, type PhoneChoice } from "./customer-fields.tsx";
import type { CustomerErrors, CustomerValues } from "./customer-values.ts";
import type { ReviewStepView } from "./load-review-step.server.ts";
import { SlotGoneCard } from "./slot-gone-card.tsx";
import { useHold } from "./use-hold.ts";
import { useTypedCustomer } from "./use-typed-customer.ts";

type ReviewStepProps = Omit<ReviewStepView, "phoneCountries" | "phoneCountry"> & {
  readonly values: CustomerValues;
  readonly phone: PhoneChoice;
  readonly errors: CustomerErrors;
  readonly failure: { readonly title: string; readonly hint?: string | undefined } | null;
  /** The last attempt that did not book. Each attempt gives a new object. */
  readonly outcome: object | null;
};

export function ReviewStep(props: ReviewStepProps) {
  const { provider, visit, calendar, appointment, errors, failure } = props;
  const t = useT("booking");
  const { hold, askedIds, isPending, again } = useHold(
    {
      kindredProviderId: provider.kindredProviderId,
      startTime: appointment.startTime,
      serviceItems: idsOf(visit),
      calendarId: calendar?.id ?? null,
    },
    props.gone !== null,
  );
  // The server may have seen this browser's own hold.
  const gone = (hold || isPending) && props.gone?.reason === "notOffered" ? null : props.gone;
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedCustomer(form);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors && errors) focusFirstInvalid(form.current);
  }, [errors, hasErrors]);
  const heading = useOutcomeInView(hasErrors ? null : props.outcome);
  const place = {
    listingId: provider.listingId,
    kindredProviderId: provider.kindredProviderId,
    serviceItemIds: idsOf(visit),
    calendarId: calendar?.id,
    source: provider.source,
  };
  const timesUrl = flowUrl("/booking/select-time", {
    ...place,
    startTime: gone ? null : appointment.startTime,
    date: appointment.date,
  });
  const hrefFor = (serviceItemIds: readonly number[]) =>
    flowUrl("/booking/review", { ...place, serviceItemIds, startTime: appointment.startTime });
  const card = gone ? (
    <SlotGoneCard
      appointment={appointment}
      visit={visit}
      withName={withName(visit, calendar)}
      gone={gone}
      hrefOf={(startTime) => flowUrl("/booking/review", { ...place, startTime })}
      allTimesTo={timesUrl}
      allTimesState={typed}
    />
  ) : (
    <AppointmentCard
      appointment={appointment}
      visit={visit}
      withName={withName(visit, calendar)}
      holdLine={
        hold ? (
          <hold.Line key={hold.id} hold={hold} time={appointment.time} timeZone={provider.timeZone} onAgain={again} />
        ) : null
      }
      hrefWithout={(id) => hrefFor(place.serviceItemIds.filter((other) => other !== id))}
    />
  );
  const confirm = <ConfirmButton typed={typed} isGone={gone !== null} />;
  return (
    <>
      <FlowBar
        step={3}
        backTo={timesUrl}
        backState={typed}
        closeTo={flowUrl("/booking", { listingId: provider.listingId })}
      />
      <main id="content">
        <Form ref={form} method="post" replace preventScrollReset noValidate>
          <input type="hidden" name="confirmKey" value={props.confirmKey} />
          <input type="hidden" name="expectedPrice" value={visit.price} />
          <input type="hidden" name="expectedMinutes" value={visit.durationMinutes ?? 0} />
          {calendar ? <input type="hidden" name="calendarId" value={calendar.id} /> : null}
          {askedIds ? <input type="hidden" name="holdId" value={askedIds} /> : null}
          {/*
            Enter presses the first submit button of a form. Without this button, it would choose one of the nearest
            times.
          */}
          <button type="submit" name="intent" value="confirm" className="hidden" tabIndex={-1} aria-hidden="true" />
          <div className="page flow">
            <div className="grid content-start gap-6">
              <h1 ref={heading}>{t("review.title")}</h1>
              {hasErrors ? <Note tone="bad">{t("review.correct")}</Note> : null}
              {failure ? (
                <Note tone="bad">
                  <b>{failure.title}</b>
                  {failure.hint ? <span className="block">{failure.hint}</span> : null}
                </Note>
              ) : null}
              <MissedCalendarNote missed={props.missed} />
              {card}
              {visit.services.length < mostServices ? (
                <AddService others={props.others} hrefWith={(id) => hrefFor([...place.serviceItemIds, id])} />
              ) : null}
              <CustomerFields values={props.values} errors={errors} providerName={provider.name} phone={props.phone} />
              <PaymentAndPolicy isTrader={provider.isTrader} policy={props.policy} />
            </div>
            <aside className="flow-side" aria-label={t("flow.summary")}>
              <ProviderSummary provider={provider}>
                <Button variant="outline" block disabled icon={<Tag className="icon" aria-hidden="true" />}>
                  {t("review.discount")}
                </Button>
                <PriceLines price={visit.priceText} payNow={props.payNow} />
                <div className="flow-wide-only">
                  <p className="py-2 text-sm text-ink-2">
                    <BeforeConfirm typed={typed} cancelMinutes={props.policy.cancelMinutes} />
                  </p>
                  {confirm}
                </div>
              </ProviderSummary>
            </aside>
          </div>
          <ReviewStepBar
            price={visit.priceText}
            payNow={props.payNow}
            typed={typed}
            cancelMinutes={props.policy.cancelMinutes}
            isGone={gone !== null}
          >
            {confirm}
          </ReviewStepBar>
        </Form>
      </main>
    </>
  );
}

function PriceLines({ price, payNow }: { price: string; payNow: string }) {
  const t = useT("booking");
  return (
    <div className="mt-2">
      <Line label={t("review.subtotal")}>
        <Price>{price}</Price>
      </Line>
      <Line label={t("review.total")} total>
        <Price>{price}</Price>
      </Line>
      <Line label={t("review.payNow")}>
        <Price>{payNow}</Price>
      </Line>
      <Line label={t("review.payAtVenue")}>
        <b>
          <Price>{price}</Price>
        </b>
      </Line>
    </div>
  );
}

function PaymentAndPolicy({ isTrader, policy }: { isTrader: boolean; policy: CancelPolicy }) {
  const t = useT("booking");
  return (
    <section className="card review-step-policy" data-pad>
      <div>
        <Wallet className="icon" aria-hidden="true" />
        <div>
          <h2>{t("review.paymentMethod")}</h2>
          <p>{t("review.payment")}</p>
        </div>
      </div>
      <div>
        <CalendarX2 className="icon" aria-hidden="true" />
        <div>
          <h2>{t("review.policyTitle")}</h2>
          <p>{policyWords(t, policy)}</p>
        </div>
      </div>
      <div>
        <Scale className="icon" aria-hidden="true" />
        <div>
          <h2>{t("review.rightsTitle")}</h2>
          <p>{t(isTrader ? "ui.trader" : "ui.noTrader")}</p>
        </div>
      </div>
    </section>
  );
}

function BeforeConfirm({ typed, cancelMinutes }: { typed: CustomerValues; cancelMinutes: number }) {
  const t = useT("booking");
  const isHydrated = useHydrated();
  if (isHydrated && isIncomplete(typed)) return <>{t("review.fillFirst")}</>;
  if (cancelMinutes === 0) return <>{t("review.meansAnyTime")}</>;
  return <>{t("review.means", { length: formatFullLength(t, cancelMinutes) })}</>;
}

const isIncomplete = (typed: CustomerValues) => !typed.customerName || !typed.customerPhone;

type ReviewBarProps = {
  readonly price: string;
  readonly payNow: string;
  readonly typed: CustomerValues;
  readonly cancelMinutes: number;
  readonly isGone: boolean;
  readonly children: React.ReactNode;
};

function ReviewStepBar(props: ReviewBarProps) {
  const t = useT("booking");
  return (
    <BottomBar phoneOnly>
      <div className="review-step-bar">
        <p className="text-sm text-ink-2">
          <BeforeConfirm typed={props.typed} cancelMinutes={props.cancelMinutes} />
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <div className="flow-bottom-words">
            <p className="flow-bottom-strong num">{t("review.nowShort", { price: props.payNow })}</p>
            <p className="num text-sm text-muted">
              {props.isGone ? t("review.pickFirst") : t("review.venueShort", { price: props.price })}
            </p>
          </div>
          {props.children}
        </div>
      </div>
    </BottomBar>
  );
}

/** After hydration, the button needs a name and a phone number. Before hydration, the server checks them. */
function ConfirmButton({ typed, isGone }: { typed: CustomerValues; isGone: boolean }) {
  const t = useT("booking");
  const isHydrated = useHydrated();
  const isConfirming = useNavigation().state !== "idle";
  return (
    <Button
      type="submit"
      name="intent"
      value="confirm"
      block
      disabled={isGone || (isHydrated && isIncomplete(typed))}
      title={isGone ? t("review.pickFirst") : undefined}
      busy={isConfirming}
      busyLabel={t("review.confirming")}
    >
      {t("review.confirm")}
    </Button>
  );
}
