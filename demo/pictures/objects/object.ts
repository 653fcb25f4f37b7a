import type { Colours } from "../colours.ts";

/** One thing, drawn in a box of 100 by 100 and standing on its lower edge. */
export type DrawObject = (colours: Colours) => string;
