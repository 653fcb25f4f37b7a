import { Temporal } from "temporal-polyfill";
import { timeZoneOf } from "#contract/countries/country-packs.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { countView as endpoint } from "#contract/insights.ts";
import type { Deps } from "#server/deps.ts";
import { findHost } from "#server/features/hosts/index.ts";
import { findVenue } from "#server/features/listings/index.ts";
import { addView } from "./view-store.ts";

type Input = InputOf<typeof endpoint>;

/** `countVisitor` counts, also when the page comes from memory. */
export async function answerView(_: Deps, __: unknown, { query }: Input): Promise<OutputOf<typeof endpoint>> {
  return { listingId: query.listingId };
}

/** Adds one to a number: no person, no address, no cookie. */
export async function countVisitor(
  { db, replica, clock, log }: Deps,
  { isCounted }: { readonly isCounted: boolean },
  { query }: Input,
): Promise<void> {
  // During a failover, readers would wait for it.
  if (!isCounted || replica?.hasPrimary() === false) return;
  try {
    const venue = await findVenue(db, query.listingId);
    const host = venue && (await findHost(db, venue.host_id));
    if (!host) return;
    const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime());
    const day = now.toZonedDateTimeISO(timeZoneOf(host.country)).toPlainDate().toString();
    await addView(db, host.id, day, query.source);
  } catch (error) {
    // If counting fails, the page can still be read.
    log.error({ err: error, listingId: query.listingId }, "could not count a view");
  }
}
