import { Sun, Sunrise, Sunset } from "lucide-react";
import type { PartOfDay } from "#contract/lists/parts-of-day.ts";

const icons = { morning: Sunrise, afternoon: Sun, evening: Sunset } as const satisfies Record<PartOfDay, unknown>;

export function PartIcon({ part }: { part: PartOfDay }) {
  const Icon = icons[part];
  return <Icon className="icon" aria-hidden="true" />;
}
