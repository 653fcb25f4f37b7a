import Car from "lucide-react/icons/car";
import Drama from "lucide-react/icons/drama";
import Frame from "lucide-react/icons/frame";
import Hammer from "lucide-react/icons/hammer";
import HandHeart from "lucide-react/icons/hand-heart";
import Languages from "lucide-react/icons/languages";
import Music from "lucide-react/icons/music";
import Package from "lucide-react/icons/package";
import PartyPopper from "lucide-react/icons/party-popper";
import Scale from "lucide-react/icons/scale";
import Scissors from "lucide-react/icons/scissors";
import Store from "lucide-react/icons/store";
import Trophy from "lucide-react/icons/trophy";
import Users from "lucide-react/icons/users";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { EventCategory } from "#contract/lists/event-categories.ts";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";

type Icon = typeof Store;

/** The same icons as on the pages. */
const ofServices: Readonly<Record<ServiceCategoryId, Icon>> = {
  1: Scale,
  2: Scissors,
  3: Hammer,
  4: UtensilsCrossed,
  5: Languages,
  6: Package,
  7: Music,
  8: HandHeart,
  9: Car,
};

const ofEvents: Readonly<Record<EventCategory, Icon>> = {
  "Trade Shows": Store,
  Exhibitions: Frame,
  Festivals: PartyPopper,
  "Clubbing and Performances": Drama,
  "Networking Events": Users,
  Charity: HandHeart,
  "Sports Events": Trophy,
};

export const iconOfService = (categoryId: number) => contentOf(ofServices[categoryId as ServiceCategoryId] ?? Store);
export const iconOfEvent = (category: string) => contentOf(ofEvents[category as EventCategory] ?? PartyPopper);

function contentOf(icon: Icon): string {
  return renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}
