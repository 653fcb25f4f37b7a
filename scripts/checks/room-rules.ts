import { basename } from "node:path";
import type { HouseRule } from "./house-rule.ts";
import type { Source } from "./sources.ts";

const roomOf = (path: string) => /^(server|web)\/features\/([\w-]+)\//.exec(path)?.slice(1, 3).join("/");
const isTest = (path: string) => /\.test\.tsx?$|-fixtures\.ts$|^server\/testing\/|^e2e\/|^bench\/|^faults\//.test(path);
const product = (sources: readonly Source[]) => sources.filter(({ path }) => !isTest(path));

const importViaIndex: HouseRule = (sources) =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => roomOf(target) && roomOf(target) !== roomOf(path) && basename(target) !== "index.ts")
      .filter(({ target }) => !(isTest(path) && /-fixtures\.ts$/.test(target)))
      .map(({ target }) => `${path}: imports ${target}; import the index.ts of ${roomOf(target)} instead`),
  );

/** A room may import only rooms that come before it in this list. */
const rooms = [
  "identity",
  "slates",
  "news",
  "uploads",
  "hosts",
  "listings",
  "events",
  "service-items",
  "calendar",
  "imports",
  "bookings",
  "waiting-list",
  "registrations",
  "devices",
  "webhooks",
  "reviews",
  "search",
  "insights",
  "sharing",
  "decisions",
  "support",
  "reports",
  "operations",
  "moderation",
  "erasure",
];

const importDownwards: HouseRule = (sources) =>
  product(sources).flatMap(({ path, imports }) => {
    const [side, room = ""] = roomOf(path)?.split("/") ?? [];
    if (side !== "server") return [];
    const level = rooms.indexOf(room);
    if (level === -1) return [`${path}: room ${room} is not in the list of rooms (scripts/checks/room-rules.ts)`];
    return imports
      .map(({ target }) => roomOf(target)?.split("/")[1])
      .filter((other) => other !== undefined && rooms.indexOf(other) > level)
      .map((other) => `${path}: ${room} must not import ${other}, which comes later in the list of rooms`);
  });

const unclean = /\bnew Date\(\)|\bDate\.now\(|Temporal\.Now|\bMath\.random\(|process\./;

const rulesArePure: HouseRule = (sources) =>
  product(sources)
    .filter(({ path }) => /^server\/.*-(rules|policy)\.ts$/.test(path))
    .flatMap(({ path, text, imports }) => [
      ...imports
        .filter(
          ({ target, isTypeOnly }) =>
            !isTypeOnly && /^(package:node:|package:(pg|kysely|hono)|server\/(db|http|platform))/.test(target),
        )
        .map(
          ({ target }) => `${path}: a rule is a pure function; it must not import ${target.replace("package:", "")}`,
        ),
      ...(unclean.test(text)
        ? [`${path}: a rule is a pure function; it must not use "${unclean.exec(text)?.[0]}"`]
        : []),
    ]);

const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

const onlyStoresQuery: HouseRule = (sources) =>
  product(sources)
    .filter(({ path, text }) => path.startsWith("server/features/") && !path.endsWith("-store.ts") && query.test(text))
    .map(({ path, text }) => `${path}: contains a query ("${query.exec(text)?.[0]}"); only stores query the database`);

const storesKnowLittle: HouseRule = (sources) =>
  product(sources)
    .filter(({ path }) => path.endsWith("-store.ts"))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target }) =>
            /^server\/(http|platform)\//.test(target) ||
            (roomOf(target) !== undefined && roomOf(target) !== roomOf(path)),
        )
        .map(
          ({ target }) => `${path}: imports ${target}; a store must not import HTTP code, the platform or another room`,
        ),
    );

const builderUse = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin)\(\s*"(\w+)/g;
const rawUse = /\b(?:from|join|into|update|table)\s+"?(\w+)/gi;
const rawSql = /\bsql(?:<[^`]*?>)?`([^`]*)`/g;

function tablesIn(text: string, tables: ReadonlySet<string>): string[] {
  const raw = [...text.matchAll(rawSql)].map(([, statement = ""]) => statement).join("\n");
  const names = [...text.matchAll(builderUse), ...raw.matchAll(rawUse)].map(([, table = ""]) => table);
  return [...new Set(names)].filter((name) => tables.has(name));
}

const oneRoomPerTable: HouseRule = (sources) => {
  const described = sources.find(({ path }) => path === "server/db/tables.ts")?.text ?? "";
  const tables = new Set([...described.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = ""]) => table));
  const owners = new Map<string, string>();
  return product(sources)
    .filter(({ path }) => path.startsWith("server/features/"))
    .flatMap(({ path, text }) =>
      tablesIn(text, tables).flatMap((table) => {
        const room = roomOf(path) ?? "";
        const owner = owners.get(table) ?? room;
        owners.set(table, owner);
        return owner === room ? [] : [`${path}: table ${table} belongs to ${owner}`];
      }),
    );
};

const tablesStayTables: HouseRule = (sources) =>
  product(sources)
    .filter(({ path }) => /^server\/features\/.*\/routes\.ts$/.test(path))
    .flatMap(({ path, text, imports }) => [
      ...imports
        .filter(({ target }) => target.endsWith("-store.ts"))
        .map(() => `${path}: routes must not call a store`),
      ...(/=>\s*\{|\bif\s*\(/.test(text) ? [`${path}: routes.ts is a table; logic belongs in a use case`] : []),
    ]);

const useCasesSeeNoRequest: HouseRule = (sources) =>
  product(sources)
    .filter(({ path }) => path.startsWith("server/features/") && !/-(store|pages|routes)\.ts$|\/routes\.ts$/.test(path))
    .filter(({ imports }) => imports.some(({ target }) => target.startsWith("package:hono")))
    .map(({ path }) => `${path}: a use case must not see a request or response; only *-routes.ts may use Hono`);

export const roomRules: readonly HouseRule[] = [
  importViaIndex,
  importDownwards,
  rulesArePure,
  onlyStoresQuery,
  storesKnowLittle,
  oneRoomPerTable,
  tablesStayTables,
  useCasesSeeNoRequest,
];
