import type { EventCategory } from "#contract/lists/event-categories.ts";
import { club, exhibition, networking, tradeShow } from "./event-indoors.ts";
import { charity, festival, sports } from "./event-outdoors.ts";
import type { EventScene } from "./event-scene.ts";

export const eventScenes: Readonly<Record<EventCategory, EventScene>> = {
  "Trade Shows": tradeShow,
  Exhibitions: exhibition,
  Festivals: festival,
  "Clubbing and Performances": club,
  "Networking Events": networking,
  Charity: charity,
  "Sports Events": sports,
};
