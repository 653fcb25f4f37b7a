import { basename } from "node:path";
import type { HouseRule } from "./house-rule.ts";

const emptyNames = /^(utils?|helpers?|misc|common|types|shared|index\.tsx)(\.|$)/;

const noEmptyNames: HouseRule = (sources) =>
  sources
    .filter(({ path }) => emptyNames.test(basename(path)))
    .map(({ path }) => `${path}: this name says nothing about the file; name it after what it does`);

const maxLines = 400;
const maxGridLines = 250;

/** This file is generated: docs/decisions/0024-generated-table-types.md. */
const generated = "server/db/tables.ts";

const noLongFiles: HouseRule = (sources) =>
  sources.flatMap(({ path, text }) => {
    if (path === generated) return [];
    const max = path.startsWith("web/ui/calendar-grid/") ? maxGridLines : maxLines;
    const lines = text.split("\n").length - 1;
    return lines > max ? [`${path}: ${lines} lines; ${max} is the maximum`] : [];
  });

const environmentReader = "server/env.ts";
const beforeTheProduct = /^(scripts|e2e|bench|faults)\/|\.config\.ts$/;

const oneEnvironmentReader: HouseRule = (sources) =>
  sources
    .filter(
      ({ path, text }) => text.includes("process.env") && path !== environmentReader && !beforeTheProduct.test(path),
    )
    .map(({ path }) => `${path}: only ${environmentReader} reads process.env`);

const formatting =
  /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|DurationFormat)\b|\.toLocale(?:Date|Time)?String\(/;
/** The contract imports nothing, so it checks by itself whether a time zone exists. */
const mayFormat = /^(format\/|contract\/parse\/time-zone\.ts$|e2e\/|bench\/|faults\/|server\/testing\/)|\.test\.tsx?$/;

const oneFormattingModule: HouseRule = (sources) =>
  sources
    .filter(({ path, text }) => /\.tsx?$/.test(path) && !mayFormat.test(path) && formatting.test(text))
    .map(({ path, text }) => `${path}: "${formatting.exec(text)?.[0]}"; only format/ formats dates, times and numbers`);

const physicalSides =
  /\b(margin|padding|border|inset)-(left|right)\b|[\s"'`](?:-?m[lr]|p[lr]|left|right|border-[lr]|rounded-[lr])-[\d[a-z]|\btext-(left|right)\b|text-align:\s*(left|right)|float:\s*(left|right)|(?:^|[;{]\s*)(left|right)\s*:/m;

const logicalSidesOnly: HouseRule = (sources) =>
  sources
    .filter(({ path, text }) => /^web\/.*\.(css|tsx)$/.test(path) && physicalSides.test(text))
    .map(
      ({ path, text }) => `${path}: uses left or right (${physicalSides.exec(text)?.[0].trim()}); use logical sides`,
    );

const noDisabledRules: HouseRule = (sources) =>
  sources
    .filter(
      ({ path, text }) =>
        !path.startsWith("scripts/checks/") && /biome-ignore|@ts-(ignore|expect-error|nocheck)/.test(text),
    )
    .map(({ path }) => `${path}: a lint rule is switched off; put the exception into the rule, with a decision record`);

const otherEffect = /\buse(?:Layout|Insertion)?Effect\((?!\s*\(\) => \{)/;
const effectBody = /^( *).*\buse(?:Layout|Insertion)?Effect\(\(\) => \{\n([\s\S]*?)\n\1\}/gm;

/** An effect may only return a clean-up function. This finds the lines at its top level that return something else. */
function valuesReturned(text: string): string[] {
  return [...text.matchAll(effectBody)].flatMap(([, indent = "", body = ""]) =>
    body.split("\n").filter((line) => new RegExp(`^${indent}  \\S.*$`).test(line) && strayReturn.test(line)),
  );
}
const strayReturn = /^ *(?:if \(.*\) )?return (?!\(\) => )/;

// React calls what an effect returns. Newer browsers return a promise from `scrollIntoView()`, and calling that throws.
const effectsReturnNothing: HouseRule = (sources) =>
  sources
    .filter(
      ({ path, text }) => /^web\/.*\.tsx?$/.test(path) && (otherEffect.test(text) || valuesReturned(text).length > 0),
    )
    .map(
      ({ path }) => `${path}: an effect must have a block body and return nothing or a clean-up function, \`() => …\``,
    );

const country = /\b(?:Malta|Maltese|MT)\b/;
/**
 * These files may name a country: tests, demo content, migrations from before country packs, and lists of all
 * countries, zones and languages.
 */
const mayNameCountry = new RegExp(
  [
    "^contract/countries/",
    "\\.(test|spec)\\.tsx?$|-fixtures\\.ts$|^(server/testing|e2e|bench|faults|demo|scripts/checks)/|^playwright\\.config",
    "^server/db/migrations/0(0\\d\\d|10\\d)-",
    "^contract/lists/(calling-codes|countries|news-countries|subcategories)\\.ts$|^messages/\\w+/names\\.ts$|^web/features/events/zone-search\\.ts$",
  ].join("|"),
);

/** See docs/decisions/0026-country-packs.md. */
const countriesInPacks: HouseRule = (sources) =>
  sources
    .filter(({ path, text }) => !mayNameCountry.test(path) && country.test(text))
    .map(
      ({ path, text }) =>
        `${path}: names ${country.exec(text)?.[0]}; everything that depends on a country belongs in its pack`,
    );

export const nameRules: readonly HouseRule[] = [
  noEmptyNames,
  noLongFiles,
  oneEnvironmentReader,
  oneFormattingModule,
  logicalSidesOnly,
  noDisabledRules,
  effectsReturnNothing,
  countriesInPacks,
];
