import type { CallOutput } from "#contract/calls.ts";
import { formatPrice } from "#format/numbers.ts";
import { formatDayClock } from "#format/times.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import type { Api } from "#web/lib/api.ts";
import { asVisitorSees } from "#web/lib/as-visitor-sees.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import type { ItemView, ListingAnswer } from "./listing.ts";

type Item = CallOutput<"GET /serviceItems">[number];
type ItemWithStart = Item & { readonly nextStart: string | null };

/** Each next start is a call of its own, so items further down have none. */
const itemsWithStart = 8;

export async function loadItems(api: Api, listingId: string, after: string | null): Promise<ItemWithStart[]> {
  const [items, { kindredProviderId }] = await Promise.all([
    api("GET /serviceItems", { query: { providerId: listingId } }),
    api("GET /serviceProviders/{providerId}/kindred-provider-id", { params: { providerId: listingId } }),
  ]);
  return Promise.all(
    items.map(async (item, n) => ({
      ...item,
      nextStart:
        kindredProviderId === null || n >= itemsWithStart
          ? null
          : await nextStart(api, kindredProviderId, item.id, after),
    })),
  );
}

/** After a time, or from now on if nothing is free after it. */
async function nextStart(
  api: Api,
  kindredProviderId: number,
  itemId: number,
  after: string | null,
): Promise<string | null> {
  const query = {
    kindredProviderId: String(kindredProviderId),
    serviceItemId: String(itemId),
    ...(after === null ? {} : { after }),
  };
  const starts = await api("GET /providerCalendar/nextStarts", { query });
  const next = starts.flatMap(({ startTime }) => startTime ?? []).toSorted()[0] ?? null;
  return next === null && after !== null ? nextStart(api, kindredProviderId, itemId, null) : next;
}

export function itemViews(
  items: readonly ItemWithStart[],
  listing: ListingAnswer,
  locale: Locale,
  date: string | null,
): ItemView[] {
  const t = translator<"common">(locale, messagesFor(locale, "common"));
  return items.map((item) => {
    const { id, name, description, textLanguage, duration_minutes, price, nextStart: at } = asVisitorSees(item, locale);
    const to = `/booking/select-time?providerId=${listing.id}&serviceItemId=${id}${date ? `&date=${date}` : ""}`;
    return {
      id,
      name,
      language: textLanguage,
      description: description ?? "",
      duration: formatDuration(t, duration_minutes),
      price,
      priceText: formatPrice(price, locale, listing.currency),
      to,
      next:
        at === null
          ? null
          : {
              at,
              text: formatDayClock(at, locale, listing.timeZone),
              to: `${to}&startTime=${encodeURIComponent(at)}`,
            },
    };
  });
}
