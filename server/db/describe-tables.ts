import type pg from "pg";

type Column = {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_identity_always: boolean;
  choices: string | null;
};

const types: Readonly<Record<string, string>> = {
  bool: "boolean",
  bpchar: "string",
  bytea: "Buffer",
  date: "string",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  text: "string",
  varchar: "string",
  timestamptz: "Date",
  tstzrange: "string",
  tsvector: "string",
  uuid: "string",
};

/** Types of JSON columns; PostgreSQL does not know them. Values are written as JSON text. */
const jsonTypes: Readonly<Record<string, string>> = {
  "bookings.items": "readonly BookedItem[]",
  "listing_edits.changes": "readonly EditChange[]",
  "event_edits.changes": "readonly EditChange[]",
  "weekly_hours.days": "readonly DayStretches[]",
  "differing_days.stretches": "DayStretches",
  "listings.translations": "Translations<{ name: string; description: string }>",
  "service_items.translations": "Translations<{ name: string; description?: string }>",
  "events.translations": "Translations<{ title: string; description: string }>",
  "search_documents.translations": "Translations<{ name: string }>",
  "listings.content_before_review": "ContentBefore",
  "events.content_before_review": "ContentBefore",
  "erasures.record": "ErasureRecord",
  "mails.message": "MailMessage",
  "uploads.sizes": "readonly ImageSize[]",
};

/** Columns whose values are of a list in the contract. PostgreSQL does not know these lists. */
const listedTypes: Readonly<Record<string, string>> = {
  "api_keys.scopes": "KeyScope[]",
  "booking_reminders.times": "ReminderTime[]",
  "devices.kinds": "PushKind[]",
  "imported_calendars.problem": "ImportProblem",
  "uploads.refused_as": "RefusalCode",
  "webhook_messages.type": "WebhookEvent",
  "webhooks.events": "WebhookEvent[]",
};

export async function describeTables(client: pg.Pool | pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity = 'd' as has_default, a.attidentity = 'a' as is_identity_always,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as choices
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname, a.attnum`);
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table));
  return [
    "// Written by `npm run tables` from the migrated database. Do not edit.",
    'import type { ColumnType, Generated, GeneratedAlways } from "kysely";',
    'import type { ImportProblem } from "#contract/lists/import-problems.ts";',
    'import type { KeyScope } from "#contract/lists/key-scopes.ts";',
    'import type { PushKind, ReminderTime } from "#contract/lists/push-kinds.ts";',
    'import type { Translations } from "#contract/lists/text-languages.ts";',
    'import type { WebhookEvent } from "#contract/lists/webhook-events.ts";',
    'import type { RefusalCode } from "#contract/refusals.ts";',
    'import type { MailMessage } from "#server/platform/mail/mail-message.ts";',
    'import type { BookedItem } from "./booked-item.ts";',
    'import type { DayStretches } from "./day-stretches.ts";',
    'import type { ContentBefore, EditChange } from "./edit-change.ts";',
    'import type { ErasureRecord } from "./erasure-record.ts";',
    'import type { ImageSize } from "./image-size.ts";',
    "",
    "export type Tables = {",
    ...tables.flatMap(([table, columns = []]) => [`  ${table}: {`, ...columns.map(describeColumn), "  };"]),
    "};",
    "",
  ].join("\n");
}

function describeColumn(column: Column): string {
  const line = `    ${column.name}: ${typeOf(column)};`;
  // Same line break as Biome's.
  return line.length <= 120 ? line : line.replace(": ", ": | ").replaceAll(' | "', '\n      | "');
}

function typeOf(column: Column): string {
  const orNull = column.is_nullable ? " | null" : "";
  if (column.type === "json" || column.type === "jsonb") {
    const known = jsonTypes[`${column.table}.${column.name}`];
    const read = known ? known + orNull : "unknown";
    const orLeftOut = column.is_nullable ? " | null | undefined" : column.has_default ? " | undefined" : "";
    return `ColumnType<${read}, string${orLeftOut}, string${orNull}>`;
  }
  const type = valueType(column) + orNull;
  if (column.is_identity_always) return `GeneratedAlways<${type}>`;
  return column.has_default ? `Generated<${type}>` : type;
}

function valueType({ table, name, type, choices }: Column): string {
  const listed = listedTypes[`${table}.${name}`];
  if (listed) return listed;
  if (choices) return [...choices.matchAll(/'([^']*)'/g)].map(([, choice]) => `"${choice}"`).join(" | ");
  const base = types[type.replace(/^_/, "")];
  if (!base) throw new Error(`${table}.${name}: describe-tables.ts does not know the type ${type}`);
  return type.startsWith("_") ? `${base}[]` : base;
}
