import { timeZoneOf } from "#contract/countries/country-packs.ts";
import { subscriber } from "#server/changes.ts";
import { countVisit, localDays, sumCounts } from "./count-rules.ts";
import { addCounts } from "./summary-store.ts";

/** Whoever changes a booking holds the lock of the host's calendars, as `recountHost` does. */
export const keepInsights = subscriber("visit_changed", (trx, { hostId, country, before, after }) => {
  const daysOf = localDays(timeZoneOf(country));
  const takenAway = before ? [countVisit(before, daysOf)] : [];
  return addCounts(trx, hostId, sumCounts([countVisit(after, daysOf)], takenAway));
});
