import type { HouseRule } from "./house-rule.ts";

const breakpointList = "web/styles/breakpoints.css";
const mediaQuery = /@media[^{]*/g;
const width = /\((?:(?:min-|max-)?width:|width [<>]=?)\s*([^)\s]+)\s*\)/g;

/** The widths in the media queries of a stylesheet, or anywhere in a script: `matchMedia`, the `sizes` of a picture. */
function widthsIn(path: string, text: string): string[] {
  const queries = path.endsWith(".css") ? (text.match(mediaQuery) ?? []) : [text];
  return queries.flatMap((query) => [...query.matchAll(width)].map(([, value = ""]) => value));
}

const oneBreakpointList: HouseRule = (sources) => {
  const list = sources.find(({ path }) => path === breakpointList)?.text ?? "";
  const known = new Set([...list.matchAll(/--breakpoint-\w+: ([^;]+);/g)].map(([, value]) => value));
  return sources
    .filter(({ path }) => /^web\/.*\.(css|tsx?)$/.test(path))
    .flatMap(({ path, text }) =>
      widthsIn(path, text)
        .filter((value) => !known.has(value))
        .map((value) => `${path}: the width ${value} is not in ${breakpointList}`),
    );
};

export const styleRules: readonly HouseRule[] = [oneBreakpointList];
