import { withQuery } from "#web/lib/with-query.ts";

export const explorePath = "/explore";

type Query = URLSearchParams | Readonly<Record<string, string>>;

/** The address of a search. `null` in `changes` leaves a parameter out. */
export function exploreTo(query: Query, changes: Readonly<Record<string, string | null>> = {}): string {
  return withQuery(
    explorePath,
    new URLSearchParams([...(query instanceof URLSearchParams ? query : Object.entries(query))]),
    changes,
  );
}
