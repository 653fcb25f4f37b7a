import type { Colours } from "../colours.ts";

/** The object stands on the lower edge of a 100 by 100 box. */
export type DrawObject = (colours: Colours) => string;
