import { addDays, addMonths, mondayOf } from "#web/lib/civil-date.ts";

export function dateAfterKey(key: string, from: string, direction: "ltr" | "rtl"): string | undefined {
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
      return mondayOf(from);
    case "End":
      return addDays(mondayOf(from), 6);
    case "PageDown":
      return addMonths(from, 1);
    case "PageUp":
      return addMonths(from, -1);
    default:
      return undefined;
  }
}
