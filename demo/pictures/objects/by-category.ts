import type { ServiceCategoryId } from "#contract/lists/service-categories.ts";
import { beautyObjects } from "./beauty.ts";
import { careObjects } from "./care.ts";
import { cargoObjects } from "./cargo.ts";
import { foodObjects } from "./food.ts";
import { homeObjects } from "./home.ts";
import { languageObjects } from "./language.ts";
import { legalObjects } from "./legal.ts";
import type { DrawObject } from "./object.ts";
import { partyObjects } from "./party.ts";
import { transportObjects } from "./transport.ts";

export const objectsOf: Readonly<Record<ServiceCategoryId, readonly DrawObject[]>> = {
  1: legalObjects,
  2: beautyObjects,
  3: homeObjects,
  4: foodObjects,
  5: languageObjects,
  6: cargoObjects,
  7: partyObjects,
  8: careObjects,
  9: transportObjects,
};
