import { type Availability, afterClearing, afterSetting } from "./calendar-rules.ts";
import { type Interval, without } from "./time-rules.ts";

/** What is set by hand. `hours` means nothing, so that the opening hours apply. */
export type Setting = Interval & { readonly status: "available" | "unavailable" | "hours" };

const statuses = ["available", "unavailable", "hours"] as const;

/** The settings of exactly these parts. */
export function settingsIn(availability: readonly Availability[], parts: readonly Interval[]): Setting[] {
  return statuses
    .flatMap((status) => partsWith(availability, status, parts).map((part) => ({ ...part, status })))
    .sort((a, b) => a.start - b.start);
}

export function afterApplying(
  availability: readonly Availability[],
  status: Setting["status"],
  span: Interval,
  parts: readonly Interval[] = [span],
): Availability[] {
  if (status === "hours") return afterClearing(availability, parts);
  return afterSetting(availability, { ...span, isAvailable: status === "available" }, parts);
}

export function isAllSetTo(
  availability: readonly Availability[],
  parts: readonly Interval[],
  status: Setting["status"],
): boolean {
  return without(parts, partsWith(availability, status, parts)).length === 0;
}

/** Time that somebody has changed again since then keeps its newer setting. */
export function afterRestoring(
  availability: readonly Availability[],
  before: readonly Setting[],
  changedTo: Setting["status"],
  span: Interval,
): Availability[] {
  const unchanged = partsWith(availability, changedTo, before);
  return statuses.reduce(
    (restored, status) => {
      const parts = common(
        before.filter((setting) => setting.status === status),
        unchanged,
      );
      return parts.length === 0 ? restored : afterApplying(restored, status, span, parts);
    },
    [...availability],
  );
}

function partsWith(
  availability: readonly Availability[],
  status: Setting["status"],
  parts: readonly Interval[],
): Interval[] {
  if (status === "hours") return without(parts, availability);
  const wanted = availability.filter(({ isAvailable }) => isAvailable === (status === "available"));
  return common(parts, wanted);
}

function common(some: readonly Interval[], others: readonly Interval[]): Interval[] {
  return without(some, without(some, others));
}
