import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { currencySymbol, formatPrice } from "#format/numbers.ts";
import { FormSection } from "#web/features/hosts/index.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { readAmount } from "#web/lib/read-amount.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { Reveal, YesNo } from "#web/ui/yes-no.tsx";
import type { EventPartProps } from "./event-rules.ts";

/** Fields that are hidden again keep their values. */
export function EventTickets({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  const locale = useLocale();
  const currency = ticketCurrencyOf(values.countryIso);
  const price = readAmount(values.ticketPrice, currency);
  return (
    <FormSection title={t("eventForm.tickets")}>
      <YesNo
        label={t("eventForm.ticketRequired")}
        value={values.ticketRequired}
        onChange={(ticketRequired) => change({ ticketRequired })}
        error={errors.ticketRequired}
      />
      <Reveal when={values.ticketRequired === true}>
        <div className="field-pair">
          <TextField
            label={t("eventForm.currency")}
            readOnly
            value={currency}
            hint={t("eventForm.currencyHint")}
            dir="ltr"
          />
          <TextField
            label={t("eventForm.price")}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            hint={
              price === null ? undefined : t("eventForm.priceRead", { price: formatPrice(price, locale, currency) })
            }
            lead={currencySign(currency)}
            value={values.ticketPrice}
            onChange={(event) => change({ ticketPrice: event.target.value })}
            error={errors.ticketPrice}
          />
        </div>
        <YesNo
          label={t("eventForm.bookingRequired")}
          value={values.bookingRequired}
          onChange={(bookingRequired) => change(withBooking(values, bookingRequired))}
          error={errors.bookingRequired}
        />
        {values.bookingRequired ? <BookingLink values={values} change={change} errors={errors} /> : null}
      </Reveal>
    </FormSection>
  );
}

/** "How do people come?" asks the same, so both answers change together. */
function withBooking({ registration }: EventPartProps["values"], bookingRequired: boolean) {
  const other = registration === "other_site" ? "none" : registration;
  return { bookingRequired, registration: bookingRequired ? ("other_site" as const) : other };
}

export function BookingLink({ values, change, errors }: EventPartProps) {
  const t = useT("portalForms");
  return (
    <TextField
      label={t("eventForm.bookingLink")}
      type="text"
      inputMode="url"
      dir="ltr"
      hint={t("eventForm.bookingLinkHint")}
      value={values.bookingLink}
      onChange={(event) => change({ bookingLink: event.target.value })}
      error={errors.bookingLink}
      maxLength={500}
    />
  );
}

/** Only a symbol of one character fits into the field. Longer ones are shown beside it. */
function currencySign(currency: string): string | undefined {
  const sign = currencySymbol(currency);
  return sign.length === 1 ? sign : undefined;
}
