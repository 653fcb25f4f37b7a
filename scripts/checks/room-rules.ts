import { basename } from "node:path";
import type { HouseRule } from "./house-rules.ts";
import type { Source } from "./sources.ts";

const roomOf = (path: string) => /^(server|web)\/features\/([\w-]+)\//.exec(path)?.slice(1, 3).join("/");
const isTest = (path: string) => /\.test\.tsx?$|-fixtures\.ts$|^server\/testing\/|^e2e\/|^bench\/|^faults\//.test(path);
const product = (sources: readonly Source[]) => sources.filter(({ path }) => !isTest(path));

const enterByTheDoor: HouseRule = (sources) =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => roomOf(target) && roomOf(target) !== roomOf(path) && basename(target) !== "index.ts")
      .filter(({ target }) => !(isTest(path) && /-fixtures\.ts$/.test(target)))
      .map(({ target }) => `${path}: enters ${roomOf(target)} past its door (${target}); import its index.ts`),
  );

/** The rooms that each room may import. */
const foundations: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  uploads: ["identity"],
  providers: ["identity", "uploads"],
  listings: ["identity", "uploads", "providers"],
  events: ["identity", "uploads", "providers", "listings"],
  "service-items": ["identity", "uploads", "providers", "listings"],
  calendar: ["identity", "uploads", "providers", "listings", "events", "service-items"],
  bookings: ["identity", "uploads", "providers", "listings", "events", "service-items", "calendar"],
  reviews: ["identity", "uploads", "providers", "listings", "events", "service-items", "calendar", "bookings"],
  "host-bookings": ["identity", "providers", "listings", "service-items", "calendar", "bookings"],
  slates: ["identity"],
  news: ["identity"],
  decisions: ["identity", "uploads", "providers", "listings", "events"],
  support: ["identity", "decisions"],
  reports: ["identity", "uploads", "providers", "listings", "decisions"],
};

const leanDownwards: HouseRule = (sources) =>
  product(sources).flatMap(({ path, imports }) => {
    const [side, room = ""] = roomOf(path)?.split("/") ?? [];
    if (side !== "server" || room === "moderation") return [];
    const allowed = foundations[room];
    if (!allowed) return [`${path}: room ${room} is not in the plan of the house`];
    return imports
      .map(({ target }) => roomOf(target)?.split("/")[1])
      .filter((other) => other !== undefined && other !== room && !allowed.includes(other))
      .map((other) => `${path}: ${room} may not lean on ${other}`);
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
        .map(({ target }) => `${path}: a rule is pure; it may not import ${target.replace("package:", "")}`),
      ...(unclean.test(text) ? [`${path}: a rule is pure; "${unclean.exec(text)?.[0]}" is not`] : []),
    ]);

const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

const onlyStoresQuery: HouseRule = (sources) =>
  product(sources)
    .filter(({ path, text }) => path.startsWith("server/features/") && !path.endsWith("-store.ts") && query.test(text))
    .map(({ path, text }) => `${path}: queries ("${query.exec(text)?.[0]}"); only a store does`);

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
        .map(({ target }) => `${path}: a store knows no HTTP, no platform and no other room (${target})`),
    );

const tableUse = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*"(\w+)/g;

const oneRoomPerTable: HouseRule = (sources) => {
  const owners = new Map<string, string>();
  return product(sources)
    .filter(({ path }) => path.startsWith("server/features/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(tableUse)].flatMap(([, table = ""]) => {
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
      ...imports.filter(({ target }) => target.endsWith("-store.ts")).map(() => `${path}: routes never call a store`),
      ...(/=>\s*\{|\bif\s*\(/.test(text) ? [`${path}: routes.ts is a table; logic belongs in a use case`] : []),
    ]);

const useCasesSeeNoRequest: HouseRule = (sources) =>
  product(sources)
    .filter(({ path }) => path.startsWith("server/features/") && !/-(store|pages|routes)\.ts$|\/routes\.ts$/.test(path))
    .filter(({ imports }) => imports.some(({ target }) => target.startsWith("package:hono")))
    .map(({ path }) => `${path}: a use case never sees a request or response; leave Hono to *-routes.ts`);

const mostFilesInRoom = 25;

const smallRooms: HouseRule = (sources) => {
  const rooms = Map.groupBy(
    product(sources).filter(({ path }) => roomOf(path)),
    ({ path }) => roomOf(path) ?? "",
  );
  return [...rooms]
    .filter(([, files]) => files.length > mostFilesInRoom)
    .map(([room, files]) => `${room}: ${files.length} files; a room past ${mostFilesInRoom} is two rooms`);
};

export const roomRules: readonly HouseRule[] = [
  enterByTheDoor,
  leanDownwards,
  rulesArePure,
  onlyStoresQuery,
  storesKnowLittle,
  oneRoomPerTable,
  tablesStayTables,
  useCasesSeeNoRequest,
  smallRooms,
];
