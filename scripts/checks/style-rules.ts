import { basename } from "node:path";
import type { HouseRule } from "./house-rule.ts";

const breakpointList = "web/styles/breakpoints.css";
const mediaQuery = /@media[^{]*/g;
const width = /\((?:(?:min-|max-)?width:|width [<>]=?)\s*([^)\s]+)\s*\)/g;

/**
 * In a stylesheet, only media queries count. In a script, a width can be anywhere: in `matchMedia` or in the `sizes` of
 * a picture.
 */
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

const utilities = "web/styles/utilities.css";
const isComponentSheet = (path: string) => /^web\/(?!styles\/).*\.css$/.test(path);
const belongsTo = (component: string, name: string) => name === component || name.startsWith(`${component}-`);
const classesIn = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

/** At-rules and steps of keyframes have no class, so they are left out. */
function selectorsIn(text: string): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !/^(@|from$|to$|\d+%)/.test(prelude))
    .flatMap(splitSelectors);
}

/** Commas inside brackets do not count: `.a, :is(.b, .c)` are two selectors. */
function splitSelectors(prelude: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const character of prelude) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (character === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${character}`);
  }
  return parts.map((part) => part.trim());
}

const classesNameTheirComponent: HouseRule = (sources) => {
  const sheets = sources.filter(({ path }) => isComponentSheet(path));
  const components = sheets.map(({ path }) => basename(path, ".css"));
  const shared = new Set(classesIn(sources.find(({ path }) => path === utilities)?.text ?? ""));
  const isKnown = (name: string) => shared.has(name) || components.some((component) => belongsTo(component, name));
  return sheets.flatMap(({ path, text }) => {
    const own = basename(path, ".css");
    return selectorsIn(text).flatMap((selector) => {
      const classes = classesIn(selector);
      if (!classes.some((name) => belongsTo(own, name)))
        return [`${path}: "${selector}" names no class of this component; its classes start with .${own}`];
      return classes
        .filter((name) => !isKnown(name))
        .map((name) => `${path}: .${name} does not start with the name of a component`);
    });
  });
};

export const styleRules: readonly HouseRule[] = [oneBreakpointList, classesNameTheirComponent];
