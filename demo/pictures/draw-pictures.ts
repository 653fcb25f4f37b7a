import { type CommunityId, communities } from "#contract/lists/communities.ts";
import type { EventCategory } from "#contract/lists/event-categories.ts";
import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";
import { clothPattern } from "./cloths.ts";
import { type Colours, coloursOf } from "./colours.ts";
import { objectsOf } from "./objects/by-category.ts";
import { eventScenes } from "./scenes/event-scenes.ts";
import { slateScenes } from "./scenes/slate-scenes.ts";
import { atTheWindow, inRows, onTheCloth, onTheTable } from "./scenes/still-life.ts";
import { type Choice, choiceFrom } from "./seeded-choice.ts";
import { document } from "./svg.ts";

const arrangements = [onTheTable, onTheCloth, atTheWindow, inRows];

/** `index` makes the pictures of one listing differ. The first four also have different arrangements. */
export function drawPortfolioPicture(
  seed: string,
  categoryId: ServiceCategoryId,
  communityId: CommunityId,
  index: number,
): string {
  const start = choiceFrom(`arrangement ${seed}`).whole(0, arrangements.length - 1);
  const arrange = arrangements[(start + index) % arrangements.length] ?? onTheTable;
  return paint(`portfolio ${seed} ${index}`, communityId, 1200, 900, (colours, choose, width, height) =>
    arrange({ colours, choose, objects: objectsOf[categoryId], width, height }),
  );
}

export function drawEventPicture(seed: string, category: EventCategory): string {
  const { communityId } = choiceFrom(`cloth ${seed}`).one(communities);
  return paint(`event ${seed}`, communityId, 1280, 720, eventScenes[category]);
}

export function drawSlatePicture(seed: string): string {
  const choose = choiceFrom(`slate scene ${seed}`);
  return paint(`slate ${seed}`, choose.one(communities).communityId, 1200, 900, choose.one(slateScenes));
}

function paint(
  seed: string,
  communityId: CommunityId,
  width: number,
  height: number,
  scene: (colours: Colours, choose: Choice, width: number, height: number) => string,
): string {
  const choose = choiceFrom(seed);
  const colours = coloursOf(communityId, choose);
  const pattern = clothPattern(communityId, colours, choose.whole(90, 150));
  return document(width, height, `<defs>${pattern}</defs>${scene(colours, choose, width, height)}`);
}
