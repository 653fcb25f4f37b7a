import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { listReports as endpoint } from "#contract/reports.ts";
import type { Deps } from "#server/deps.ts";
import { lastDecisionsAbout } from "#server/features/decisions/index.ts";
import { findEventTitles } from "#server/features/events/index.ts";
import type { Moderator } from "#server/features/identity/index.ts";
import { findVenueNames } from "#server/features/listings/index.ts";
import { findReports } from "./report-store.ts";

const maxShown = 200;

export async function listReports(
  deps: Deps,
  _actor: Moderator,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const isClosed = query.show === "closed";
  const rows = await findReports(deps.db, { ...query, isClosed, limit: maxShown });
  const names = await findVenueNames(deps.db, [...new Set(rows.flatMap(({ listing_id }) => listing_id ?? []))]);
  const titles = await findEventTitles(deps.db, [...new Set(rows.flatMap(({ event_id }) => event_id ?? []))]);
  const decisions = await lastDecisionsAbout(deps.db, "reports", isClosed ? rows.map(({ id }) => id) : []);
  return rows.map((row) => ({
    id: row.id,
    listingId: row.listing_id,
    eventId: row.event_id,
    listingName: names.get(row.listing_id ?? 0) ?? titles.get(row.event_id ?? 0) ?? "",
    reason: row.reason,
    details: row.details,
    email: row.email,
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
    closedBy: decisions.get(String(row.id))?.by ?? null,
    note: decisions.get(String(row.id))?.words ?? null,
  }));
}
