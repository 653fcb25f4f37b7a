import type { z } from "zod";
import { countryPack } from "#contract/countries/country-packs.ts";
import type { ServiceItem, ServiceItemBody } from "#contract/service-items.ts";
import type { ItemFields, ItemRow, ItemRules } from "./item-store.ts";

export function itemAnswer(
  row: ItemRow,
  host: { readonly country: string },
  isOwner: boolean,
): z.output<typeof ServiceItem> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: (row.price_cents ?? 0) / 100,
    currency: countryPack(host.country).currency,
    duration_minutes: row.duration_minutes,
    provider_id: row.listing_id,
    cancelMinutes: row.cancel_minutes,
    ...(isOwner ? ownParts(row) : {}),
  };
}

function ownParts(row: ItemRow) {
  return {
    revision: row.revision,
    calendarIds: row.calendar_ids,
    minutesBefore: row.minutes_before,
    minutesAfter: row.minutes_after,
    noticeMinutes: row.notice_minutes,
    daysAhead: row.days_ahead,
    mostPerDay: row.most_per_day,
  };
}

/** Rules that are left out stay as they are. */
export function itemFields(body: z.output<typeof ServiceItemBody>): ItemFields {
  return {
    name: body.name,
    description: body.description,
    price_cents: body.price == null ? null : Math.round(body.price * 100),
    duration_minutes: body.durationMinutes ?? null,
    ...given("minutes_before", body.minutesBefore),
    ...given("minutes_after", body.minutesAfter),
    ...given("notice_minutes", body.noticeMinutes),
    ...given("days_ahead", body.daysAhead),
    ...given("most_per_day", body.mostPerDay),
    ...given("cancel_minutes", body.cancelMinutes),
  };
}

function given<Name extends keyof ItemRules>(name: Name, value: ItemRules[Name] | undefined) {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, ItemRules[Name]>);
}
