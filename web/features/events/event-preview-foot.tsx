import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayTime } from "#format/times.ts";
import { useLocale } from "#web/lib/messages.tsx";
import { readAmount } from "#web/lib/read-amount.ts";
import type { EventValues } from "./event-values.ts";

export function EventPreviewFoot({ values }: { values: EventValues }) {
  const locale = useLocale();
  const currency = ticketCurrencyOf(values.countryIso);
  const price = readAmount(values.ticketPrice, currency);
  // The time is parsed and formatted as UTC, so that it is shown exactly as typed.
  const at = Date.parse(`${values.start}Z`);
  return (
    <>
      <span className="num">{Number.isNaN(at) ? null : formatDayTime(at, locale, "UTC")}</span>
      {values.ticketRequired && price !== null ? (
        <b className="num" dir="ltr">
          {formatPrice(price, locale, currency)}
        </b>
      ) : null}
    </>
  );
}
