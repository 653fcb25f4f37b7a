import { countryName } from "#contract/lists/countries.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDateTime } from "#format/times.ts";
import { languageOf } from "#messages/translate.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";

type FieldValueProps = {
  readonly field: string;
  readonly value: string;
  readonly timeZone: string | undefined;
  readonly currency: string;
};

export function FieldValue({ field, value, timeZone, currency }: FieldValueProps) {
  const t = useT();
  const locale = useLocale();
  if (field === "country") return countryName(value, languageOf(locale));
  if (field === "starts" || field === "ends") {
    return <span className="num">{formatDateTime(value, locale, timeZone ?? "UTC")}</span>;
  }
  if (field === "price") return <span className="num">{formatPrice(Number(value), locale, currency)}</span>;
  if (field === "duration") return <span className="num">{formatDuration(t, Number(value))}</span>;
  if (field === "website" || field === "bookingLink") {
    return (
      <a href={value} dir="ltr" target="_blank" rel="noopener noreferrer nofollow">
        {value.replace(/^https?:\/\//i, "")}
      </a>
    );
  }
  if (field === "phone" || field === "whatsapp") {
    return (
      <a href={callUrl(value) ?? undefined} className="num" dir="ltr">
        {value}
      </a>
    );
  }
  return <bdi className="whitespace-pre-line">{value}</bdi>;
}
