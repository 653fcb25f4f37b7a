import type { z } from "zod";
import { countryPack } from "#contract/countries/country-packs.ts";
import type { ServiceItem, ServiceItemBody } from "#contract/service-items.ts";
import type { ItemFields, ItemRow } from "./item-store.ts";

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
    ...(isOwner ? { revision: row.revision, calendarIds: row.calendar_ids } : {}),
  };
}

export function itemFields(body: z.output<typeof ServiceItemBody>): ItemFields {
  return {
    name: body.name,
    description: body.description,
    price_cents: body.price == null ? null : Math.round(body.price * 100),
    duration_minutes: body.durationMinutes ?? null,
  };
}
