import type { Colours } from "../colours.ts";

/** Draws one object in a 100 by 100 box; it stands on the lower edge. */
export type DrawObject = (colours: Colours) => string;
