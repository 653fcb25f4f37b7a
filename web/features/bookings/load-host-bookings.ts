import type { CallOutput } from "#contract/calls.ts";
import { loadOwnCalendars, type OwnCalendar } from "#web/features/hosts/index.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { loadUpTo, shownIn } from "#web/lib/load-up-to.ts";

export type HostBooking = CallOutput<"GET /providerCalendar/bookings">[number];
type ReceivedReview = CallOutput<"GET /reviews">["reviews"][number];
export type Rating = CallOutput<"GET /reviews">["summary"];
export type WaitingList = CallOutput<"GET /hosts/{hostId}/waitingList">;
export const bookingLists = ["upcoming", "past", "cancelled"] as const;
type BookingList = (typeof bookingLists)[number];

export type HostBookingsData = {
  readonly hostId: number;
  /** Owners and managers also see the calendar feed, reviews and blocked phones. */
  readonly mayManage: boolean;
  readonly timeZone: string;
  readonly list: BookingList;
  readonly q: string;
  readonly itemId: string;
  /** Staff get only their own calendars. */
  readonly calendars: readonly OwnCalendar[];
  /** Empty if the list shows all calendars. */
  readonly calendarId: string;
  readonly now: string;
  readonly shown: number;
  readonly bookings: readonly HostBooking[];
  readonly counts: Partial<Record<BookingList, number>>;
  readonly hasMore: boolean;
  readonly items: CallOutput<"GET /serviceItems">;
  readonly feed: CallOutput<"GET /providerCalendar/feed">;
  readonly blocked: CallOutput<"GET /providerCalendar/blockedPhones">;
  readonly reviews: readonly ReceivedReview[];
  readonly rating: Rating;
  /** Null for staff. */
  readonly waitingList: WaitingList | null;
  readonly failedWith: number | null;
};

export const pageSize = 50;
export type BookingSearch =
  | { readonly found: HostBookingsData }
  | { readonly isUnreachable: true }
  | { readonly hasSessionEnded: true; readonly asked: SearchFields };

export type SearchFields = Readonly<Record<"list" | "q" | "item" | "calendar" | "shown", string>>;

const maxPerCall = 200;
const maxShown = 10_000;

/** `searchedFor` contains a customer's name or number, so it comes from a form and must never be in a URL. */
export async function loadHostBookings(
  api: Api,
  { id: hostId, role, timeZone }: { readonly id: number; readonly role: string; readonly timeZone: string },
  search: URLSearchParams,
  searchedFor = "",
): Promise<HostBookingsData> {
  const asked = search.get("list");
  const list = bookingLists.find((one) => one === asked) ?? "upcoming";
  const q = searchedFor.trim().slice(0, 100);
  const idIn = (name: string) => /^[1-9]\d{0,9}$/.exec(search.get(name) ?? "")?.[0] ?? "";
  const itemId = idIn("item");
  const calendarId = idIn("calendar");
  const shown = shownIn(search, pageSize, maxShown);
  const now = new Date().toISOString();
  const mayManage = role !== "staff";
  const frame = { hostId, mayManage, timeZone, list, q, itemId, calendarId, now, shown };
  const kindredProviderId = String(hostId);
  const query = {
    kindredProviderId,
    ...filterOf(list, now),
    ...(q ? { q } : {}),
    ...(itemId ? { serviceItemId: itemId } : {}),
    ...(calendarId ? { calendarId } : {}),
  };
  try {
    const [bookings, counts, items, feed, blocked, calendars, waitingList] = await Promise.all([
      loadUpTo(shown, maxPerCall, (page) => api("GET /providerCalendar/bookings", { query: { ...query, ...page } })),
      api("GET /providerCalendar/bookingCounts", { query: { kindredProviderId } }),
      api("GET /serviceItems", { query: { kindredProviderId } }),
      mayManage ? api("GET /providerCalendar/feed", { query: { kindredProviderId } }) : { url: null, calendars: [] },
      mayManage ? api("GET /providerCalendar/blockedPhones", { query: { kindredProviderId } }) : [],
      loadOwnCalendars(api, hostId),
      mayManage ? api("GET /hosts/{hostId}/waitingList", { params: { hostId: kindredProviderId } }) : null,
    ]);
    return {
      ...frame,
      bookings,
      counts,
      hasMore: bookings.length === shown && shown < maxShown,
      items,
      calendars,
      feed,
      blocked,
      waitingList,
      ...(await receivedReviews(api, mayManage ? items : [])),
      failedWith: null,
    };
  } catch (error) {
    return {
      ...frame,
      bookings: [],
      counts: {},
      hasMore: false,
      items: [],
      calendars: [],
      feed: { url: null, calendars: [] },
      blocked: [],
      reviews: [],
      rating: { average: null, count: 0 },
      waitingList: null,
      failedWith: error instanceof ApiRefusal ? error.status : 0,
    };
  }
}

function filterOf(list: BookingList, now: string) {
  if (list === "cancelled") return { status: "cancelled", order: "latest" } as const;
  if (list === "past") return { status: "over", order: "latest" } as const;
  return { status: "confirmed", from: now } as const;
}

/** Reads the reviews of at most ten listings. */
async function receivedReviews(api: Api, items: CallOutput<"GET /serviceItems">) {
  const listingIds = [...new Set(items.map(({ provider_id }) => provider_id))].slice(0, 10);
  const none = { summary: { average: null, count: 0 }, reviews: [] };
  const lists = await Promise.all(
    listingIds.map((id) => api("GET /reviews", { query: { providerId: String(id) } }).catch(() => none)),
  );
  const reviews = lists.flatMap((list) => list.reviews).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { reviews, rating: overall(lists.map(({ summary }) => summary)) };
}

export function overall(ratings: readonly Rating[]): Rating {
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, { average, count: many }) => sum + (average ?? 0) * many, 0);
  return { count, average: count === 0 ? null : Math.round((stars / count) * 10) / 10 };
}
