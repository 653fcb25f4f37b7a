import type { HouseRule } from "./house-rule.ts";
import type { Import, Source } from "./sources.ts";

function forbid(sentence: string, isBreach: (source: Source, imported: Import) => boolean): HouseRule {
  return (sources) =>
    sources.flatMap((source) =>
      source.imports
        .filter((imported) => isBreach(source, imported))
        .map((imported) => `${source.path}: imports ${imported.target.replace("package:", "")}; ${sentence}`),
    );
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$|-fixtures\.ts$|\/testing\//.test(path);

const contractStandsAlone = forbid(
  "the contract may import only zod and itself",
  ({ path }, { target }) =>
    path.startsWith("contract/") && !isTest(path) && !target.startsWith("contract/") && target !== "package:zod",
);

const sidesStayApart = forbid(
  "web and server may share code only through the contract",
  ({ path }, { target }) =>
    (path.startsWith("web/") && target.startsWith("server/")) ||
    (path.startsWith("server/") && target.startsWith("web/")),
);

const zodFree = /^contract\/(product\.ts|calendar-cells\.ts|lists\/|parse\/|countries\/)/;

const browserTakesTypes = forbid(
  "the browser may import only types from the contract, and values only from product.ts, calendar-cells.ts, countries/, lists/ and parse/",
  ({ path }, { target, isTypeOnly }) =>
    path.startsWith("web/") && !isTest(path) && !isTypeOnly && target.startsWith("contract/") && !zodFree.test(target),
);

const noZodInBrowser = forbid(
  "the browser must not load zod",
  ({ path }, { target }) => path.startsWith("web/") && target === "package:zod",
);

const groundFloor = /^(server\/(http|db|platform)|web\/(ui|lib))\//;

const baseHasNoFeatures = forbid(
  "http, db, platform, ui and lib must not import features",
  ({ path }, { target }) => groundFloor.test(path) && !isTest(path) && /^(server|web)\/features\//.test(target),
);

const pageGroup = (path: string) => /^web\/pages\/(\w+)\//.exec(path)?.[1];

const pageGroupsStayApart = forbid(
  "public, booking, portal and moderation pages must not import each other",
  ({ path }, { target }) => {
    const [from, to] = [pageGroup(path), pageGroup(target)];
    return from !== undefined && to !== undefined && from !== to;
  },
);

const featuresKnowNoPage = forbid(
  "web features must not import pages",
  ({ path }, { target }) => path.startsWith("web/features/") && target.startsWith("web/pages/"),
);

const noReactRouterOnServer = forbid(
  "the server may use React Router only through the web bundle",
  ({ path }, { target }) => path.startsWith("server/") && /^package:(@react-router|react)/.test(target),
);

const messagesStandAlone = forbid(
  "messages may import only types of the contract",
  ({ path }, { target, isTypeOnly }) =>
    path.startsWith("messages/") &&
    !isTest(path) &&
    !target.startsWith("messages/") &&
    !(target.startsWith("contract/") && isTypeOnly),
);

const formatStandsAlone = forbid(
  "format may import only messages",
  ({ path }, { target }) => path.startsWith("format/") && !isTest(path) && !/^(format|messages)\//.test(target),
);

const testsStayOut = forbid(
  "only tests may import testing code and fixtures",
  ({ path }, { target }) =>
    !isTest(path) &&
    !/^(e2e|bench|faults|vitest|playwright)/.test(path) &&
    (isTest(target) || target === "package:vitest"),
);

/** Type-only imports count, too. Merge two files that import each other, or move what they share into a third. */
const noCircles: HouseRule = (sources) => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, above: readonly string[]) => {
    if (above.includes(path)) circles.push([...above.slice(above.indexOf(path)), path].join(" → "));
    if (done.has(path) || above.includes(path)) return;
    for (const target of importsOf.get(path) ?? []) if (importsOf.has(target)) visit(target, [...above, path]);
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return circles.map((circle) => `${circle}: files import each other in a circle`);
};

export const layerRules: readonly HouseRule[] = [
  contractStandsAlone,
  sidesStayApart,
  browserTakesTypes,
  noZodInBrowser,
  baseHasNoFeatures,
  pageGroupsStayApart,
  featuresKnowNoPage,
  noReactRouterOnServer,
  messagesStandAlone,
  formatStandsAlone,
  testsStayOut,
  noCircles,
];
