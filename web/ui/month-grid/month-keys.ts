import { addDays, addMonths, type CivilDate, clampDay, weekday } from "./civil-date.ts";

/** The day that a key moves to; undefined if the key does nothing here. */
export function dateAfterKey(key: string, from: CivilDate, direction: "ltr" | "rtl"): CivilDate | undefined {
  const forward = direction === "rtl" ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(from, forward);
    case "ArrowLeft":
      return addDays(from, -forward);
    case "ArrowDown":
      return addDays(from, 7);
    case "ArrowUp":
      return addDays(from, -7);
    case "Home":
      return addDays(from, -weekday(from));
    case "End":
      return addDays(from, 6 - weekday(from));
    case "PageDown":
      return clampDay({ ...addMonths(from, 1), day: from.day });
    case "PageUp":
      return clampDay({ ...addMonths(from, -1), day: from.day });
    default:
      return undefined;
  }
}
