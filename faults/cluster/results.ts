import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { inTurn } from "#scripts/in-turn.ts";
import { countOverlaps } from "../product-under-test.ts";
import type { DatabaseNodes } from "./database-nodes.ts";
import type { Wish } from "./load.ts";
import type { Measured } from "./measure.ts";

/** What must hold at the end, over all faults. */
export type Totals = {
  readonly double: number;
  readonly overlaps: number;
  readonly "split brains": number;
  readonly "reminders sent twice": number;
};

/** Repeating all of them would take longer than the faults. */
const repeated = 2_000;

/**
 * Lost is what was acknowledged and is not in the database. Then every request without an acknowledgement is repeated
 * with its key, and some of the others: they must get their first answer again.
 */
export async function findLost(database: DatabaseNodes, wishes: readonly Wish[]): Promise<ReadonlySet<Wish>> {
  const there = await database.ask(referencesIn);
  const isAcknowledged = ({ reference }: Wish) => reference !== undefined;
  const lost = new Set(wishes.filter(({ reference }) => reference !== undefined && !there.has(reference)));
  const rest = [...wishes.filter((wish) => !isAcknowledged(wish)), ...draw(wishes.filter(isAcknowledged))].values();
  const work = async () => {
    for (const wish of rest) {
      const answer = await again201(wish.send);
      if (answer.status !== 201 || (wish.reference && wish.reference !== answer.reference)) lost.add(wish);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return lost;
}

async function referencesIn(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ reference: string }>(
    "select id as reference from bookings union all select id from registrations",
  );
  return new Set(rows.map(({ reference }) => reference));
}

function draw(wishes: readonly Wish[]): readonly Wish[] {
  const step = Math.max(1, wishes.length / repeated);
  return Array.from({ length: Math.min(repeated, wishes.length) }, (_, n) => inTurn(wishes, Math.floor(n * step)));
}

async function again201(send: Wish["send"]) {
  for (let attempt = 1; ; attempt++) {
    const answer = await send().catch(() => ({ status: 0, reference: undefined }));
    if (answer.status === 201 || attempt === 5) return answer;
    await sleep(1_000);
  }
}

/** After every request without an acknowledgement was repeated, each wish must be there exactly once. */
export async function countTotals(
  database: DatabaseNodes,
  { wishes, splits, messageIds }: { wishes: number; splits: number; messageIds: readonly string[] },
): Promise<Totals> {
  return database.ask(async (client) => {
    const one = async (statement: string) => Number((await client.query(statement)).rows[0].n);
    const there =
      (await one("select count(*) as n from bookings")) + (await one("select count(*) as n from registrations"));
    const reminders = await client.query<{ id: string }>("select id from mails where cause like 'booking-reminder:%'");
    const deliveries = reminders.rows.map(({ id }) => messageIds.filter((messageId) => messageId.includes(id)).length);
    return {
      double: there - wishes,
      overlaps: await countOverlaps(client),
      "split brains": splits,
      "reminders sent twice": deliveries.filter((count) => count > 1).length,
    };
  });
}

/**
 * Reminders are only counted: a crash between sending a mail and noting it repeats the mail, with the same Message-ID.
 */
export function areMet({ double, overlaps, "split brains": splits }: Totals): boolean {
  return double === 0 && overlaps === 0 && splits === 0;
}

export function isFit(measured: Measured, lost: ReadonlySet<Wish>, streams: number): boolean {
  const { fault, rounds, wishes, cutOff, wrong, longestGapMs, staleReads, streamsHeard } = measured;
  return (
    staleReads === 0 &&
    !wishes.some((wish) => lost.has(wish)) &&
    wrong.size === 0 &&
    longestGapMs <= fault.goalMs &&
    streamsHeard === rounds * streams &&
    (!fault.isPlanned || cutOff === 0)
  );
}

export function rowOf(measured: Measured, lost: ReadonlySet<Wish>, streams: number): object {
  const { fault, rounds, wishes, unavailable, cutOff, wrong, longestGapMs, gapReads, staleReads, streamsHeard } =
    measured;
  return {
    rounds,
    acknowledged: wishes.filter(({ reference }) => reference).length,
    lost: wishes.filter((wish) => lost.has(wish)).length,
    "503": unavailable,
    "cut off": cutOff,
    "wrong statuses": [...wrong].map(([what, count]) => `${count} × ${what}`).join(", ") || 0,
    "longest gap s": (longestGapMs / 1_000).toFixed(1),
    "reads in gaps": `${gapReads.answered} of ${gapReads.all}`,
    "goal s": fault.goalMs / 1_000,
    "stale reads": staleReads,
    "streams recovered": `${streamsHeard} of ${rounds * streams}`,
    good: isFit(measured, lost, streams),
  };
}
