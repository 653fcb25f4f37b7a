import { describe, expect, test } from "vitest";
import { layerRules } from "./layer-rules.ts";
import { nameRules } from "./name-rules.ts";
import { roomRules } from "./room-rules.ts";
import { importsOf } from "./sources.ts";

const breaches = (path: string, text: string, others: [string, string][] = []) => {
  const sources = [[path, text] as const, ...others].map(([at, content]) => ({
    path: at,
    text: content,
    imports: importsOf(at, content),
  }));
  return [...nameRules, ...layerRules, ...roomRules].flatMap((rule) => rule(sources));
};

const eventsTable: [string, string] = ["server/db/tables.ts", "export type Tables = {\n  events: {\n  };\n};"];

const planted: [rule: string, path: string, text: string, says: RegExp, others?: [string, string][]][] = [
  ["the contract stands alone", "contract/x.ts", 'import pg from "pg";', /nothing but zod/],
  ["web and server stay apart", "web/lib/x.ts", 'import { a } from "#server/app.ts";', /meet only in the contract/],
  [
    "server and web stay apart",
    "server/http/x.ts",
    'import { a } from "#web/lib/api.ts";',
    /meet only in the contract/,
  ],
  ["the browser takes types", "web/lib/x.ts", 'import { a } from "#contract/events.ts";', /only types/],
  ["no zod in the browser", "web/lib/x.ts", 'import { z } from "zod";', /zod stays out/],
  [
    "the ground floor knows no feature",
    "server/http/x.ts",
    'import { a } from "#server/features/events/index.ts";',
    /know no feature/,
  ],
  ["ui knows no feature", "web/ui/x.tsx", 'import { a } from "../features/chrome/index.ts";', /know no feature/],
  [
    "page groups stay apart",
    "web/pages/public/x.tsx",
    'import { a } from "../portal/y.tsx";',
    /never import each other/,
  ],
  [
    "features know no page",
    "web/features/chrome/x.tsx",
    'import { a } from "../../pages/portal/y.tsx";',
    /never import pages/,
  ],
  [
    "React Router stays in the bundle",
    "server/http/x.ts",
    'import { data } from "react-router";',
    /only through the web bundle/,
  ],
  [
    "files import each other in no circle, not even types",
    "server/http/x.ts",
    'import type { Y } from "./y.ts";',
    /x\.ts → server\/http\/y\.ts → server\/http\/x\.ts: files import each other/,
    [["server/http/y.ts", 'import { x } from "./x.ts";']],
  ],
  ["messages stand alone", "messages/en/x.ts", 'import { a } from "#server/app.ts";', /messages know only/],
  ["tests stay out", "server/http/x.ts", 'import { a } from "#server/testing/test-app.ts";', /only tests import/],
  [
    "rooms are entered by the door",
    "server/app.ts",
    'import { a } from "./features/events/event-store.ts";',
    /past its door/,
  ],
  [
    "rooms import downwards",
    "server/features/events/x.ts",
    'import { a } from "#server/features/bookings/index.ts";',
    /may not import bookings/,
  ],
  ["every room has its level", "server/features/parties/x.ts", "", /not in the list of rooms/],
  [
    "rules have no imports from outside",
    "server/features/events/event-rules.ts",
    'import { sql } from "kysely";',
    /a rule is pure/,
  ],
  ["rules know no clock", "server/features/events/event-rules.ts", "const now = Date.now();", /a rule is pure/],
  ["only stores query", "server/features/events/x.ts", 'db.selectFrom("events")', /only a store does/],
  [
    "stores know no platform",
    "server/features/events/event-store.ts",
    'import { a } from "#server/platform/mail.ts";',
    /a store knows no HTTP/,
  ],
  [
    "a table has one room",
    "server/features/events/event-store.ts",
    'db.selectFrom("events")',
    /belongs to server\/events/,
    [eventsTable, ["server/features/news/news-store.ts", 'db.selectFrom("events")']],
  ],
  [
    "a table has one room in raw SQL, too",
    "server/features/events/event-store.ts",
    "sql<Row>`select 1 from events e`",
    /belongs to server\/events/,
    [eventsTable, ["server/features/news/news-store.ts", "sql`update events set title = ''`"]],
  ],
  [
    "routes call no store",
    "server/features/events/routes.ts",
    'import { a } from "./event-store.ts";',
    /routes never call a store/,
  ],
  ["routes hold no logic", "server/features/events/routes.ts", "if (x) y();", /routes.ts is a table/],
  ["use cases see no request", "server/features/events/x.ts", 'import { Hono } from "hono";', /never sees a request/],
  [
    "moderation imports downwards, too",
    "server/features/moderation/x.ts",
    'import { a } from "#server/features/erasure/index.ts";',
    /may not import erasure/,
  ],
  ["names say something", "server/http/utils.ts", "", /says nothing/],
  ["files stay short", "server/http/x.ts", "\n".repeat(401), /400 is the most/],
  ["the calendar grid stays shorter", "web/ui/calendar-grid/x.ts", "\n".repeat(251), /250 is the most/],
  ["one reader of the environment", "server/http/x.ts", "process.env.PORT", /only server\/env.ts/],
  ["sides are logical", "web/styles/x.css", "a { margin-left: 1px }", /logical sides/],
  ["sides are logical in classes", "web/ui/x.tsx", 'className="flex ml-2"', /logical sides/],
  [
    "effects return no value",
    "web/ui/x.tsx",
    "useEffect(() => at.current?.scrollIntoView(), []);",
    /an effect has a block/,
  ],
  ["effects are written in place", "web/ui/x.tsx", "useLayoutEffect(scroll, []);", /an effect has a block/],
  [
    "effects return no value from a block",
    "web/ui/x.tsx",
    "  useEffect(() => {\n    if (at) return at.scrollIntoView();\n  }, []);",
    /an effect has a block/,
  ],
  ["no rule is switched off", "server/http/x.ts", "// biome-ignore lint: x", /switched off/],
];

describe("a planted breach is caught", () => {
  test.for(planted)("%s", ([, path, text, says, others]) => {
    expect(breaches(path, text, others).join("\n")).toMatch(says);
  });
});

test("what the rules allow passes", () => {
  expect(
    breaches(
      "web/lib/x.ts",
      'import type { A } from "#contract/events.ts";\nimport { product } from "#contract/product.ts";',
    ),
  ).toEqual([]);
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
});
