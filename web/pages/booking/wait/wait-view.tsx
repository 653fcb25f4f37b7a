import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { partsOfDay } from "#contract/lists/parts-of-day.ts";
import { focusFirstInvalid } from "#web/lib/focus-first-invalid.ts";
import { useT } from "#web/lib/messages.tsx";
import type { PhoneCountryOption } from "#web/lib/phone-countries.ts";
import { useOutcomeInView } from "#web/lib/use-outcome-in-view.ts";
import { Line, Price, ServiceLines, WithLine } from "#web/pages/booking/flow/booking-line.tsx";
import type { CalendarView, ProviderView } from "#web/pages/booking/flow/booking-views.ts";
import { withName } from "#web/pages/booking/flow/calendar-choice.ts";
import { FlowBar } from "#web/pages/booking/flow/flow-bar.tsx";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import { PartIcon } from "#web/pages/booking/flow/part-icon.tsx";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import { idsOf, type VisitView } from "#web/pages/booking/flow/visit-view.ts";
import { nobody } from "#web/pages/booking/review/customer-values.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldGroup } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { EmailField, PersonNameField } from "#web/ui/person-fields.tsx";
import { PhoneField, usePhoneCountry } from "#web/ui/phone-field.tsx";
import type { OpenDay } from "./load-open-days.server.ts";
import type { NotJoined } from "./send-wait.server.ts";

type WaitViewProps = {
  readonly provider: ProviderView;
  readonly visit: VisitView;
  /** Null if the customer chose Anyone. */
  readonly calendar: CalendarView | null;
  readonly days: readonly OpenDay[];
  /** The day that the customer looked at. */
  readonly date: string | null;
  readonly sendKey: string;
  readonly phone: { readonly countries: readonly PhoneCountryOption[]; readonly country: string };
  readonly tried: NotJoined | { readonly isUnreachable: true } | null;
};

export function WaitView({ provider, visit, calendar, days, date, sendKey, phone, tried }: WaitViewProps) {
  const t = useT<"booking" | "waiting">();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state !== "idle";
  const answer = tried && !("isUnreachable" in tried) ? tried : null;
  const errors = answer?.errors ?? {};
  const hasErrors = Object.keys(errors).length > 0;
  const failure = tried && "isUnreachable" in tried ? t("join.unreachable") : answer?.failure;
  const values = answer?.values ?? nobody;
  const [phoneCountry, setPhoneCountry] = usePhoneCountry(answer?.phoneCountry || phone.country);
  useEffect(() => {
    if (answer && Object.keys(answer.errors).length > 0) focusFirstInvalid(form.current);
  }, [answer]);
  const heading = useOutcomeInView(hasErrors ? null : tried);
  const back = flowUrl("/booking/select-time", {
    listingId: provider.listingId,
    kindredProviderId: provider.kindredProviderId,
    serviceItemIds: idsOf(visit),
    calendarId: calendar?.id,
    from: query.get("from"),
    date: query.get("date"),
  });
  const chosenDays = answer?.days ?? (date ? [date] : []);
  return (
    <>
      <FlowBar step={2} backTo={back} backState={null} />
      <main id="content">
        <title>{t("page.title", { page: t("join.title") })}</title>
        <meta name="robots" content="noindex" />
        <div className="page flow">
          <Form ref={form} method="post" replace preventScrollReset noValidate className="card grid gap-5" data-pad>
            <input type="hidden" name="sendKey" value={answer?.sendKey || sendKey} />
            <input type="hidden" name="kindredProviderId" value={provider.kindredProviderId ?? ""} />
            <div className="flex items-start justify-between gap-3">
              <div>
                <h1 ref={heading} className="text-2xl">
                  {t("join.title")}
                </h1>
                <p className="mt-1 text-sm text-ink-2">{t("join.lead")}</p>
              </div>
              <Link className="button button-icon" to={back} aria-label={t("join.back")}>
                <X className="icon-lg" aria-hidden="true" />
              </Link>
            </div>
            {hasErrors ? <Note tone="bad">{t("join.correct")}</Note> : null}
            {failure ? <Note tone="bad">{failure}</Note> : null}
            <FieldGroup label={t("join.days")} error={errors.days}>
              <div className="wait-view-days">
                {days.map((day) => (
                  <Choice
                    key={day.date}
                    name="day"
                    value={day.date}
                    isChosen={chosenDays.includes(day.date)}
                    label={day.label}
                  >
                    <span aria-hidden="true">{day.weekday}</span>
                    <b className="num" aria-hidden="true">
                      {day.number}
                    </b>
                  </Choice>
                ))}
              </div>
            </FieldGroup>
            <FieldGroup label={t("join.parts")} error={errors.parts}>
              <div className="wait-view-parts">
                {partsOfDay.map((part) => (
                  <Choice key={part} name="part" value={part} isChosen={answer?.parts.includes(part) ?? true}>
                    <PartIcon part={part} />
                    <span>{t(`join.${part}`)}</span>
                    <small className="num">{t(`join.${part}Hours`)}</small>
                  </Choice>
                ))}
              </div>
            </FieldGroup>
            <PersonNameField
              id="customerName"
              name="customerName"
              label={t("join.name")}
              required
              defaultValue={values.customerName}
              error={errors.customerName}
            />
            <PhoneField
              id="customerPhone"
              name="customerPhone"
              label={t("join.phone")}
              countries={phone.countries}
              country={phoneCountry}
              onCountry={setPhoneCountry}
              countryField="phoneCountry"
              autoComplete="tel"
              defaultValue={values.customerPhone}
              error={errors.customerPhone}
            />
            <EmailField
              id="customerEmail"
              name="customerEmail"
              label={t("join.email")}
              hint={t("join.emailHint", { name: provider.name })}
              defaultValue={values.customerEmail}
              error={errors.customerEmail}
            />
            <p className="text-sm text-muted">
              {t("join.rest")} <Link to="/privacy-policy">{t("join.privacy")}</Link>
            </p>
            <Button type="submit" size="lg" block busy={isSending} busyLabel={t("join.sending")}>
              {t("join.send")}
            </Button>
          </Form>
          <aside className="flow-side flow-side-first" aria-label={t("flow.summary")}>
            <ProviderSummary provider={provider}>
              <ServiceLines services={visit.services} />
              <WithLine name={withName(visit, calendar)} />
              <Line label={t("flow.total")} total>
                <Price>{visit.priceText}</Price>
              </Line>
            </ProviderSummary>
          </aside>
        </div>
      </main>
    </>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  /** For a name that is longer than what is shown. */
  readonly label?: string;
  readonly children: ReactNode;
};

function Choice({ name, value, isChosen, label, children }: ChoiceProps) {
  return (
    <label className="wait-view-choice">
      <input
        className="tile-input"
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        aria-label={label}
      />
      {children}
    </label>
  );
}
