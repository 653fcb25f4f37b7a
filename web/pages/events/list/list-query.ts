import { communityById } from "#contract/lists/communities.ts";
import { eventCategories } from "#contract/lists/event-categories.ts";

/** The filters live in the URL, so that a filtered list can be shared. */
export type ListQuery = {
  readonly month: string | null;
  readonly day: string | null;
  readonly community: number | null;
  readonly category: string | null;
  readonly city: string | null;
  readonly weekend: boolean;
  readonly free: boolean;
};

/** Values that do not exist are ignored: an old link still shows the list. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? "";
    return pattern.test(value) ? value : null;
  };
  const community = Number(query.get("community"));
  const category = query.get("category");
  return {
    month: text("month", /^\d{4}-(0[1-9]|1[0-2])$/),
    day: text("day", /^\d{4}-\d{2}-\d{2}$/),
    community: communityById(community) ? community : null,
    category: eventCategories.find((one) => one === category) ?? null,
    city: text("city", /^[1-9]\d{0,8}$/),
    weekend: query.get("when") === "weekend",
    free: query.get("free") === "1",
  };
}

export function listUrl(query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const search = filterParams({ ...query, ...changes });
  const { month, day, weekend } = { ...query, ...changes };
  if (month) search.set("month", month);
  if (day) search.set("day", day);
  if (weekend) search.set("when", "weekend");
  const text = search.toString();
  return `/whats-on${text ? `?${text}` : ""}`;
}

/** What the API and the calendar feed filter by. */
export function filterParams({ community, category, city, free }: ListQuery): URLSearchParams {
  return new URLSearchParams({
    ...(community ? { community: String(community) } : {}),
    ...(category ? { category } : {}),
    ...(city ? { city } : {}),
    ...(free ? { free: "1" } : {}),
  });
}

export const isFiltered = ({ community, category, city, weekend, free }: ListQuery) =>
  Boolean(community || category || city || weekend || free);
