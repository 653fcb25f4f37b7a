/** Must never contain personal data. In URLs, a listing's id is called `providerId`. */
export type BookingFlowParams = {
  readonly listingId: number | null;
  readonly kindredProviderId?: number | null | undefined;
  readonly serviceItemIds?: readonly number[] | undefined;
  /** Left out if the customer chose Anyone. */
  readonly calendarId?: number | null | undefined;
  readonly startTime?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly date?: string | null | undefined;
  /** How the customer came to the listing. */
  readonly source?: string | null | undefined;
};

export function flowUrl(
  path: "/booking" | "/booking/select-time" | "/booking/wait" | "/booking/review",
  params: BookingFlowParams,
): string {
  const pairs: [string, string | number | null | undefined][] = [
    ["providerId", params.listingId],
    ["kindredProviderId", params.kindredProviderId],
    ...(params.serviceItemIds ?? []).map((id): [string, number] => ["serviceItemId", id]),
    ["calendar", params.calendarId],
    ["startTime", params.startTime],
    ["from", params.from],
    ["date", params.date],
    ["source", params.source],
  ];
  const query = new URLSearchParams(
    pairs.filter(([, value]) => value !== null && value !== undefined).map(([name, value]) => [name, String(value)]),
  );
  return `${path}?${query}`;
}

/** Ignores duplicates and anything that is not a positive integer. */
export function readIds(query: URLSearchParams, name: string): number[] {
  const ids = query.getAll(name).filter((text) => /^[1-9]\d{0,9}$/.test(text));
  return [...new Set(ids.map(Number))];
}
