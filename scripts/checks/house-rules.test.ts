import { describe, expect, test } from "vitest";
import { layerRules } from "./layer-rules.ts";
import { nameRules } from "./name-rules.ts";
import { roomRules } from "./room-rules.ts";
import { importsOf } from "./sources.ts";
import { styleRules } from "./style-rules.ts";

const breaches = (path: string, text: string, others: [string, string][] = []) => {
  const sources = [[path, text] as const, ...others].map(([at, content]) => ({
    path: at,
    text: content,
    imports: importsOf(at, content),
  }));
  return [...nameRules, ...layerRules, ...roomRules, ...styleRules].flatMap((rule) => rule(sources));
};

const eventsTable: [string, string] = ["server/db/tables.ts", "export type Tables = {\n  events: {\n  };\n};"];

const breakpoints: [string, string] = ["web/styles/breakpoints.css", "@theme { --breakpoint-sm: 640px; }"];

const planted: [rule: string, path: string, text: string, says: RegExp, others?: [string, string][]][] = [
  ["the contract imports only zod", "contract/x.ts", 'import pg from "pg";', /only zod and itself/],
  ["web does not import server", "web/lib/x.ts", 'import { a } from "#server/app.ts";', /only through the contract/],
  [
    "server does not import web",
    "server/http/x.ts",
    'import { a } from "#web/lib/api.ts";',
    /only through the contract/,
  ],
  [
    "the browser imports only types from the contract",
    "web/lib/x.ts",
    'import { a } from "#contract/events.ts";',
    /only types/,
  ],
  ["the browser does not import zod", "web/lib/x.ts", 'import { z } from "zod";', /must not load zod/],
  [
    "server/http does not import features",
    "server/http/x.ts",
    'import { a } from "#server/features/events/index.ts";',
    /must not import features/,
  ],
  [
    "web/ui does not import features",
    "web/ui/x.tsx",
    'import { a } from "../features/chrome/index.ts";',
    /must not import features/,
  ],
  [
    "page groups do not import each other",
    "web/pages/public/x.tsx",
    'import { a } from "../portal/y.tsx";',
    /must not import each other/,
  ],
  [
    "features do not import pages",
    "web/features/chrome/x.tsx",
    'import { a } from "../../pages/portal/y.tsx";',
    /must not import pages/,
  ],
  [
    "the server does not import React Router directly",
    "server/http/x.ts",
    'import { data } from "react-router";',
    /only through the web bundle/,
  ],
  [
    "there are no import cycles, not even of types",
    "server/http/x.ts",
    'import type { Y } from "./y.ts";',
    /x\.ts → server\/http\/y\.ts → server\/http\/x\.ts: files import each other/,
    [["server/http/y.ts", 'import { x } from "./x.ts";']],
  ],
  [
    "messages do not import the server",
    "messages/en/x.ts",
    'import { a } from "#server/app.ts";',
    /messages may import only/,
  ],
  [
    "format does not import web",
    "format/x.ts",
    'import { a } from "#web/lib/api.ts";',
    /format may import only messages/,
  ],
  [
    "format does not import packages",
    "format/x.ts",
    'import { Temporal } from "temporal-polyfill";',
    /format may import only messages/,
  ],
  [
    "the contract does not import format",
    "contract/x.ts",
    'import { a } from "#format/dates.ts";',
    /only zod and itself/,
  ],
  [
    "messages do not import format",
    "messages/x.ts",
    'import { a } from "#format/dates.ts";',
    /messages may import only/,
  ],
  [
    "product code does not import test helpers",
    "server/http/x.ts",
    'import { a } from "#server/testing/test-app.ts";',
    /only tests may import/,
  ],
  [
    "features are imported only through index.ts",
    "server/app.ts",
    'import { a } from "./features/events/event-store.ts";',
    /import the index.ts of/,
  ],
  [
    "a feature does not import a higher feature",
    "server/features/events/x.ts",
    'import { a } from "#server/features/bookings/index.ts";',
    /must not import bookings/,
  ],
  ["every feature is in the list of rooms", "server/features/parties/x.ts", "", /not in the list of rooms/],
  [
    "rules do not import packages",
    "server/features/events/event-rules.ts",
    'import { sql } from "kysely";',
    /a rule is a pure function/,
  ],
  [
    "rules do not read the clock",
    "server/features/events/event-rules.ts",
    "const now = Date.now();",
    /a rule is a pure function/,
  ],
  [
    "only stores query the database",
    "server/features/events/x.ts",
    'db.selectFrom("events")',
    /only stores query the database/,
  ],
  [
    "stores do not import the platform",
    "server/features/events/event-store.ts",
    'import { a } from "#server/platform/mail.ts";',
    /a store must not import HTTP code/,
  ],
  [
    "a table is used by one feature only",
    "server/features/events/event-store.ts",
    'db.selectFrom("events")',
    /belongs to server\/events/,
    [eventsTable, ["server/features/news/news-store.ts", 'db.selectFrom("events")']],
  ],
  [
    "a table is used by one feature only, also in raw SQL",
    "server/features/events/event-store.ts",
    "sql<Row>`select 1 from events e`",
    /belongs to server\/events/,
    [eventsTable, ["server/features/news/news-store.ts", "sql`update events set title = ''`"]],
  ],
  [
    "routes do not call stores",
    "server/features/events/routes.ts",
    'import { a } from "./event-store.ts";',
    /routes must not call a store/,
  ],
  ["routes contain no logic", "server/features/events/routes.ts", "if (x) y();", /routes.ts is a table/],
  [
    "use cases do not import HTTP code",
    "server/features/events/x.ts",
    'import { Hono } from "hono";',
    /must not see a request/,
  ],
  [
    "moderation does not import a higher feature",
    "server/features/moderation/x.ts",
    'import { a } from "#server/features/erasure/index.ts";',
    /must not import erasure/,
  ],
  ["file names are specific", "server/http/utils.ts", "", /says nothing/],
  ["a file has at most 400 lines", "server/http/x.ts", "\n".repeat(401), /400 is the maximum/],
  [
    "a file of the calendar grid has at most 250 lines",
    "web/ui/calendar-grid/x.ts",
    "\n".repeat(251),
    /250 is the maximum/,
  ],
  ["only server/env.ts reads the environment", "server/http/x.ts", "process.env.PORT", /only server\/env.ts/],
  [
    "only format/ creates date formatters",
    "web/ui/x.tsx",
    'new Intl.DateTimeFormat("en", { weekday: "short" })',
    /only format\/ formats/,
  ],
  [
    "only format/ creates number formatters",
    "server/http/x.ts",
    'new Intl.NumberFormat("en")',
    /only format\/ formats/,
  ],
  ["only format/ formats numbers", "demo/x.ts", "count.toLocaleString()", /only format\/ formats/],
  ["only format/ formats dates", "web/lib/x.ts", 'date.toLocaleDateString("en")', /only format\/ formats/],
  ["only format/ formats times", "contract/parse/x.ts", 'date.toLocaleTimeString("en")', /only format\/ formats/],
  ["CSS uses logical sides", "web/styles/x.css", "a { margin-left: 1px }", /logical sides/],
  ["class names use logical sides", "web/ui/x.tsx", 'className="flex ml-2"', /logical sides/],
  [
    "media queries use the list of breakpoints",
    "web/ui/x.css",
    "@media (width < 641px) { .x { color: red } }",
    /641px is not in/,
    [breakpoints],
  ],
  [
    "scripts use the list of breakpoints, too",
    "web/ui/x.tsx",
    'const wide = "(min-width: 50rem)";',
    /50rem is not in/,
    [breakpoints],
  ],
  ["a class starts with its component's name", "web/ui/week-grid.css", ".line { color: red }", /names no class of/],
  [
    "every part of a selector starts with a component's name",
    "web/ui/week-grid.css",
    ".week-grid > .line { color: red }",
    /\.line does not start with the name of a component/,
  ],
  [
    "an effect returns no value",
    "web/ui/x.tsx",
    "useEffect(() => at.current?.scrollIntoView(), []);",
    /an effect must have a block/,
  ],
  ["an effect is an inline function", "web/ui/x.tsx", "useLayoutEffect(scroll, []);", /an effect must have a block/],
  [
    "an effect with a block returns no value",
    "web/ui/x.tsx",
    "  useEffect(() => {\n    if (at) return at.scrollIntoView();\n  }, []);",
    /an effect must have a block/,
  ],
  ["only packs name a country", "web/ui/x.tsx", 'const zone = "Europe/Malta";', /names Malta; .* in its pack/],
  ["only packs name a country's code", "server/http/x.ts", 'const country = "MT";', /names MT; .* in its pack/],
  ["messages name no country", "messages/en/x.ts", '"a.b": "Our team in Malta"', /names Malta/],
  ["lint rules are not switched off", "server/http/x.ts", "// biome-ignore lint: x", /switched off/],
];

describe("a violation is reported", () => {
  test.for(planted)("%s", ([, path, text, says, others]) => {
    expect(breaches(path, text, others).join("\n")).toMatch(says);
  });
});

test("allowed code is not reported", () => {
  expect(
    breaches(
      "web/lib/x.ts",
      'import type { A } from "#contract/events.ts";\nimport { product } from "#contract/product.ts";',
    ),
  ).toEqual([]);
  expect(breaches("web/lib/x.ts", 'import { cellMs } from "#contract/calendar-cells.ts";')).toEqual([]);
  expect(breaches("format/x.ts", 'new Intl.NumberFormat("en")')).toEqual([]);
  expect(breaches("contract/countries/mt.ts", 'export const mt = { code: "MT" };')).toEqual([]);
  expect(breaches("web/lib/x.ts", 'const zone = "GMT";')).toEqual([]);
  expect(breaches("web/lib/x.ts", "let a: Intl.DateTimeFormatOptions; name.toLocaleUpperCase();")).toEqual([]);
  expect(breaches("web/lib/x.ts", 'import { type A, type B } from "#contract/events.ts";')).toEqual([]);
  expect(
    breaches(
      "web/ui/x.tsx",
      "  useEffect(() => {\n    if (!at) return;\n    const all = list.map((one) => {\n      return one.id;\n    });\n    return () => all.pop();\n  }, []);",
    ),
  ).toEqual([]);
  expect(breaches("server/features/bookings/x.ts", 'import { a } from "#server/features/calendar/index.ts";')).toEqual(
    [],
  );
  expect(
    breaches("web/ui/week-grid.css", ".week-grid-cell > .icon, a:is(.week-grid, .chip) { color: red }", [
      ["web/ui/chip.css", ".chip { color: red }"],
      ["web/styles/utilities.css", ".icon { flex: none }"],
    ]),
  ).toEqual([]);
  expect(breaches("web/ui/x.css", "@media (width >= 640px) { .x { color: red } }", [breakpoints])).toEqual([]);
});
