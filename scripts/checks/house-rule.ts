import type { Source } from "./sources.ts";

/** A rule looks at all files at once and says each breach in one line, `path: what is wrong`. */
export type HouseRule = (sources: readonly Source[]) => string[];
