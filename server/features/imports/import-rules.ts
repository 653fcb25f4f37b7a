import type { ImportProblem } from "#contract/lists/import-problems.ts";
import type { IcsProblem } from "#server/platform/ics/ics-reader.ts";

/** What a host can do about each is in `messages/en/connections.ts`. */
export const problemOf: Readonly<Record<IcsProblem["reason"], ImportProblem>> = {
  bad_address: "private",
  not_public: "private",
  unreachable: "unreachable",
  too_slow: "unreachable",
  broken_off: "unreachable",
  failing: "unreachable",
  too_large: "too_large",
  too_hard: "too_large",
  redirected: "moved",
  gone: "gone",
  refused: "refused",
  not_a_calendar: "not_a_calendar",
  cut_short: "not_a_calendar",
};
