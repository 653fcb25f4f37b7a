import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseNodes, untilReplicated } from "./database-nodes.ts";
import type { Fault } from "./fault-list.ts";
import type { Load, Wish } from "./load.ts";

const allowed = new Set([200, 201, 304, 409, 429, 503]);

export type Measured = {
  readonly fault: Fault;
  readonly rounds: number;
  /** The writes that were tried meanwhile. */
  readonly wishes: readonly Wish[];
  readonly unavailable: number;
  /** Requests without an answer. */
  readonly cutOff: number;
  /** For example "500 booking", and how often. */
  readonly wrong: ReadonlyMap<string, number>;
  readonly longestGapMs: number;
  /** Public reads while no write succeeded, in the longest gap of each round. */
  readonly gapReads: { readonly all: number; readonly answered: number };
  readonly staleReads: number;
  readonly streamsHeard: number;
};

type Surroundings = {
  readonly database: DatabaseNodes;
  readonly load: Load;
  readonly checkSplit: () => Promise<void>;
  readonly say: (sentence: string) => void;
};

export async function measure(fault: Fault, rounds: number, surroundings: Surroundings): Promise<Measured> {
  const { database, load, checkSplit, say } = surroundings;
  const firstWish = load.wishes.length;
  const staleBefore = load.staleReads();
  const wrong = new Map<string, number>();
  let [unavailable, cutOff, streamsHeard, longestGapMs] = [0, 0, 0, 0];
  const gapReads = { all: 0, answered: 0 };
  for (let round = 1; round <= rounds; round++) {
    await bringRemindersForward(database);
    load.begin();
    await fault.inject();
    await checkSplit();
    await sleep(3_000);
    for (let waited = 0; waited < 60_000 && !isWorking(load); waited += 250) await sleep(250);
    const { ms: gapMs, reads, answeredReads } = load.longestGap();
    gapReads.all += reads;
    gapReads.answered += answeredReads;
    longestGapMs = Math.max(longestGapMs, gapMs);
    for (const { status, what } of load.seen) {
      if (status === 503) unavailable++;
      if (status === 0) cutOff++;
      else if (!allowed.has(status) || (fault.isPlanned && status >= 400)) {
        wrong.set(`${status} ${what}`, (wrong.get(`${status} ${what}`) ?? 0) + 1);
      }
    }
    streamsHeard += await load.streamsHear(20_000);
    await untilReplicated(database.nodes);
    say(
      `${fault.name}, round ${round}: gap ${Math.round(gapMs)} ms, with ${answeredReads} of ${reads} public reads answered`,
    );
  }
  const wishes = load.wishes.slice(firstWish);
  const staleReads = load.staleReads() - staleBefore;
  return { fault, rounds, wishes, unavailable, cutOff, wrong, longestGapMs, gapReads, staleReads, streamsHeard };
}

function isWorking(load: Load): boolean {
  const recent = load.seen.filter(({ at }) => performance.now() - at < 2_000);
  return recent.length > 5 && recent.every(({ status }) => allowed.has(status) && status !== 503);
}

/** Reminders are due a day before the visit. This makes twenty of them due now, so that they are sent during the fault. */
async function bringRemindersForward(database: DatabaseNodes): Promise<void> {
  await database.ask((client) =>
    client.query(`update pgboss.job set start_after = now() where name = 'remind-of-booking' and state = 'created'
      and id in (select id from pgboss.job where name = 'remind-of-booking' and state = 'created' and start_after > now()
        limit 20)`),
  );
}
