import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type {
  readFeedAddress as readContract,
  renewFeed as renewContract,
  revokeFeed as revokeContract,
} from "#contract/host-bookings.ts";
import type { Deps } from "#server/deps.ts";
import { type ActiveManager, findCalendars, type Manager } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { refuse } from "#server/refusal.ts";
import { feedFile } from "./feed-address.ts";
import { closeFeed, findFeed, renewFeedVersion } from "./feed-store.ts";

export async function readFeedAddress(
  deps: Deps,
  actor: Manager,
  { query }: InputOf<typeof readContract>,
): Promise<OutputOf<typeof readContract>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  const feed = await findFeed(deps.db, actor.hostId);
  return feed ? addressesOf(deps, feed) : { url: null, calendars: [] };
}

export async function renewFeed(
  deps: Deps,
  actor: ActiveManager,
  { body }: InputOf<typeof renewContract>,
): Promise<OutputOf<typeof renewContract>> {
  if (body.kindredProviderId !== actor.hostId) refuse("not_found");
  return success(actor, "feed.renewed", await addressesOf(deps, await renewFeedVersion(deps.db, actor.hostId)));
}

export async function revokeFeed(
  deps: Deps,
  actor: ActiveManager,
  { query }: InputOf<typeof revokeContract>,
): Promise<OutputOf<typeof revokeContract>> {
  if (query.kindredProviderId !== actor.hostId) refuse("not_found");
  await closeFeed(deps.db, actor.hostId);
  return success(actor, "feed.revoked", null);
}

type Feed = Parameters<typeof feedFile>[1];

async function addressesOf(deps: Deps, feed: Feed): Promise<OutputOf<typeof readContract>> {
  const urlOf = (...of: [] | [NonNullable<Parameters<typeof feedFile>[2]>]) =>
    `${deps.settings.publicUrl}/api/providerCalendar/feed/${feedFile(deps.secret, feed, ...of)}`;
  const calendars = await findCalendars(deps.db, feed.host_id);
  return {
    url: urlOf(),
    calendars: calendars.map((one) => ({ calendarId: one.id, name: one.name, url: urlOf(one) })),
  };
}
