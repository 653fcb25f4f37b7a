import {
  CalendarDays,
  Frame,
  HandHeart,
  type LucideIcon,
  Music,
  PartyPopper,
  Store,
  Trophy,
  UsersRound,
} from "lucide-react";
import type { EventCategory } from "#contract/lists/event-categories.ts";

const icons: Readonly<Record<string, LucideIcon>> = {
  "Trade Shows": Store,
  Exhibitions: Frame,
  Festivals: PartyPopper,
  "Clubbing and Performances": Music,
  "Networking Events": UsersRound,
  Charity: HandHeart,
  "Sports Events": Trophy,
} satisfies Record<EventCategory, LucideIcon>;

export function EventIcon({ category }: { category: string }) {
  const Icon = icons[category] ?? CalendarDays;
  return <Icon className="icon-lg" aria-hidden="true" />;
}
