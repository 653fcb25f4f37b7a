import { isCalendarDate } from "#contract/parse/instant.ts";

/** The day that somebody has chosen in a search, such as 2027-03-28; null if there is none. */
export function dateIn(query: URLSearchParams): string | null {
  const date = query.get("date") ?? "";
  return isCalendarDate(date) ? date : null;
}
