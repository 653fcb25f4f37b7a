import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import { languageOf } from "#messages/translate.ts";
import { formatPrice } from "#web/lib/format-price.ts";
import { useLocale } from "#web/lib/messages.tsx";
import { readAmount } from "#web/lib/read-amount.ts";
import type { EventValues } from "./event-values.ts";

export function EventPreviewFoot({ values }: { values: EventValues }) {
  const language = languageOf(useLocale());
  const currency = ticketCurrencyOf(values.countryIso);
  const price = readAmount(values.ticketPrice, currency);
  const at = Date.parse(`${values.start}Z`);
  const when = new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    // Shows the local time as typed, without converting it.
    timeZone: "UTC",
  });
  return (
    <>
      <span className="num">{Number.isNaN(at) ? null : when.format(at)}</span>
      {values.ticketRequired && price !== null ? (
        <b className="num" dir="ltr">
          {formatPrice(price, language, currency)}
        </b>
      ) : null}
    </>
  );
}
