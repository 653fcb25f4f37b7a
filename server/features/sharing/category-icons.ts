import { z } from "zod";
import type { EventCategory } from "#contract/lists/event-categories.ts";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";

/** The same icons as on the pages. */
const ofServices: Readonly<Record<ServiceCategoryId, string>> = {
  1: "scale",
  2: "scissors",
  3: "hammer",
  4: "utensils-crossed",
  5: "languages",
  6: "package",
  7: "eighth-notes",
  8: "hand-heart",
  9: "car",
};

const ofEvents: Readonly<Record<EventCategory, string>> = {
  "Trade Shows": "store",
  Exhibitions: "frame",
  Festivals: "party-popper",
  "Clubbing and Performances": "drama",
  "Networking Events": "users",
  Charity: "hand-heart",
  "Sports Events": "trophy",
};

export const iconOfService = (categoryId: number) => contentOf(ofServices[categoryId as ServiceCategoryId] ?? "store");
export const iconOfEvent = (category: string) => contentOf(ofEvents[category as EventCategory] ?? "party-popper");

/** The library's types do not mention what an icon consists of. */
const IconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** The content of an SVG of 24 by 24. */
async function contentOf(name: string): Promise<string> {
  const module: unknown = await import(`lucide-react/icons/${name}`);
  return IconModule.parse({ ...(module as object) })
    .__iconData.node.map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${written.join("")}/>`;
    })
    .join("");
}
