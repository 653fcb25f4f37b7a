import { z } from "zod";
import type { EventCategory } from "#contract/lists/event-categories.ts";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";

/** The same icons as on the pages. */
const ofServices: Readonly<Record<number, string>> = {
  1: "scale",
  2: "scissors",
  3: "hammer",
  4: "utensils-crossed",
  5: "languages",
  6: "package",
  7: "eighth-notes",
  8: "hand-heart",
  9: "car",
} satisfies Record<ServiceCategoryId, string>;

const ofEvents: Readonly<Record<string, string>> = {
  "Trade Shows": "store",
  Exhibitions: "frame",
  Festivals: "party-popper",
  "Clubbing and Performances": "drama",
  "Networking Events": "users",
  Charity: "hand-heart",
  "Sports Events": "trophy",
} satisfies Record<EventCategory, string>;

export const iconOfService = (categoryId: number) => contentOf(ofServices[categoryId] ?? "store");
export const iconOfEvent = (category: string) => contentOf(ofEvents[category] ?? "party-popper");

/** The library's types do not mention what an icon consists of. */
const IconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** The content of an SVG of 24 by 24. */
async function contentOf(name: string): Promise<string> {
  const module: object = await import(`lucide-react/icons/${name}`);
  return IconModule.parse({ ...module })
    .__iconData.node.map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${tag}${written.join("")}/>`;
    })
    .join("");
}
