import type { Source } from "./sources.ts";

/** A rule sees all files at once and returns one line per violation: `path: what is wrong`. */
export type HouseRule = (sources: readonly Source[]) => string[];
