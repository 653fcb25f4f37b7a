import type { z } from "zod";
import { countryPack } from "#contract/countries/country-packs.ts";
import { inLanguage, textLanguages } from "#contract/lists/text-languages.ts";
import type { ServiceItem, ServiceItemBody } from "#contract/service-items.ts";
import type { Locale } from "#messages/catalogue.ts";
import { refuse } from "#server/refusal.ts";
import type { ItemFields, ItemRow, ItemTexts } from "./item-store.ts";

export function itemAnswer(
  row: ItemRow,
  host: { readonly country: string },
  reader: "owner" | Locale,
): z.output<typeof ServiceItem> {
  const { name, description, textLanguage } = inLanguage(row, reader === "owner" ? row.language : reader);
  return {
    id: row.id,
    name,
    description: row.description === null ? null : description,
    textLanguage,
    price: (row.price_cents ?? 0) / 100,
    currency: countryPack(host.country).currency,
    duration_minutes: row.duration_minutes,
    provider_id: row.listing_id,
    cancelMinutes: row.cancel_minutes,
    daysAhead: row.days_ahead,
    ...(reader === "owner" ? ownParts(row) : {}),
  };
}

function ownParts(row: ItemRow) {
  return {
    language: row.language,
    translations: row.translations,
    revision: row.revision,
    calendarIds: row.calendar_ids,
    minutesBefore: row.minutes_before,
    minutesAfter: row.minutes_after,
    noticeMinutes: row.notice_minutes,
    mostPerDay: row.most_per_day,
  };
}

/** Rules that are left out stay as they are. */
export function itemFields(body: z.output<typeof ServiceItemBody>, texts: ItemTexts): ItemFields {
  checkDescriptions(body.description, texts);
  return {
    ...texts,
    name: body.name,
    description: body.description,
    price_cents: body.price == null ? null : Math.round(body.price * 100),
    duration_minutes: body.durationMinutes ?? null,
    ...(body.minutesBefore !== undefined && { minutes_before: body.minutesBefore }),
    ...(body.minutesAfter !== undefined && { minutes_after: body.minutesAfter }),
    ...(body.noticeMinutes !== undefined && { notice_minutes: body.noticeMinutes }),
    ...(body.daysAhead !== undefined && { days_ahead: body.daysAhead }),
    ...(body.mostPerDay !== undefined && { most_per_day: body.mostPerDay }),
    ...(body.cancelMinutes !== undefined && { cancel_minutes: body.cancelMinutes }),
  };
}

/** Readers would otherwise get a name in their language and a description in another one. */
function checkDescriptions(description: string | null, { translations }: ItemTexts): void {
  const lacking = textLanguages.filter((language) => translations[language] && !translations[language].description);
  if (description === null || lacking.length === 0) return;
  const problems = lacking.map((language) => [`translations.${language}.description`, "required"] as const);
  refuse("invalid_fields", { fields: Object.fromEntries(problems) });
}
