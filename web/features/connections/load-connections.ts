import type { CallOutput } from "#contract/calls.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";

export type ImportedCalendar = CallOutput<"GET /hosts/{hostId}/importedCalendars">[number];
export type ApiKey = CallOutput<"GET /hosts/{hostId}/keys">[number];
export type Webhook = CallOutput<"GET /hosts/{hostId}/webhooks">[number];
type OwnCalendar = CallOutput<"GET /hosts/{hostId}/calendars">[number];

type ConnectionsHost = {
  readonly id: number;
  readonly role: "owner" | "manager" | "staff";
  readonly timeZone: string;
};

type Named = { readonly id: number; readonly name: string };
export type BookableListing = Named & { readonly items: readonly Named[] };

export type ConnectionsData = {
  readonly host: ConnectionsHost;
  readonly calendars: readonly OwnCalendar[];
  readonly imports: readonly ImportedCalendar[];
  /** Null for staff, who may not manage keys. */
  readonly keys: readonly ApiKey[] | null;
  /** Null for staff. */
  readonly webhooks: readonly Webhook[] | null;
  /** The listings that a Book button can open. Null for staff. */
  readonly listings: readonly BookableListing[] | null;
  /** The private link of the host's bookings. Null for staff. */
  readonly feed: CallOutput<"GET /providerCalendar/feed"> | null;
  /** The HTTP status of a failed load, or 0 if there was no response. The page then keeps the data it has. */
  readonly failedWith: number | null;
};

const mostListings = 50;

export async function loadConnections(
  api: Api,
  { id, role, timeZone }: ConnectionsHost,
  userId: number,
): Promise<ConnectionsData> {
  const host = { id, role, timeZone };
  const params = { hostId: String(id) };
  try {
    const kindredProviderId = String(id);
    const [calendars, imports, keys, webhooks, listings, items, feed] = await Promise.all([
      api("GET /hosts/{hostId}/calendars", { params, query: {} }),
      api("GET /hosts/{hostId}/importedCalendars", { params }),
      role === "staff" ? null : api("GET /hosts/{hostId}/keys", { params }),
      role === "staff" ? null : api("GET /hosts/{hostId}/webhooks", { params }),
      role === "staff"
        ? null
        : api("GET /serviceProviders", {
            query: { userId: String(userId), kindredProviderId, limit: mostListings },
          }),
      role === "staff" ? [] : api("GET /serviceItems", { query: { kindredProviderId } }),
      role === "staff" ? null : api("GET /providerCalendar/feed", { query: { kindredProviderId } }),
    ]);
    const own = role === "staff" ? calendars.filter(({ memberId }) => memberId === userId) : calendars;
    return {
      host,
      calendars: own,
      imports,
      keys,
      webhooks,
      listings:
        listings?.map((listing) => ({
          id: listing.id,
          name: listing.name,
          items: items
            .filter((item) => item.provider_id === listing.id)
            .map((item) => ({ id: item.id, name: item.name })),
        })) ?? null,
      feed,
      failedWith: null,
    };
  } catch (error) {
    const failedWith = error instanceof ApiRefusal ? error.status : 0;
    return { host, calendars: [], imports: [], keys: null, webhooks: null, listings: null, feed: null, failedWith };
  }
}
