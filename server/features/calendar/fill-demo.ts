import type { Temporal } from "temporal-polyfill";
import { product } from "#contract/product.ts";
import type { Db } from "#server/db/database.ts";
import type { HeldTime } from "./calendar-rules.ts";
import { insertHeldTime } from "./calendar-store.ts";
import { rewriteAvailability } from "./set-availability.ts";

const daysBack = 21;
const daysAhead = 60;
const sunday = 7;

/** Opens weekdays and Saturdays around today, with a break at noon. The hours differ from host to host. */
export async function openDemoCalendar(
  db: Db,
  accountId: number,
  today: Temporal.PlainDate,
  hostNumber: number,
): Promise<void> {
  const opensAt = 8 + (hostNumber % 3);
  for (let n = -daysBack; n <= daysAhead; n++) {
    const day = today.add({ days: n });
    if (day.dayOfWeek === sunday) continue;
    const at = (hour: number) =>
      day.toZonedDateTime({ timeZone: product.timeZone, plainTime: { hour } }).epochMilliseconds;
    const closesAt = day.dayOfWeek === 6 ? 14 : opensAt + 10;
    await rewriteAvailability(db, accountId, { start: at(opensAt), end: at(closesAt), isAvailable: true });
    if (closesAt > 14) await rewriteAvailability(db, accountId, { start: at(13), end: at(14), isAvailable: false });
  }
}

/** Time that a demo booking occupies, also in the past, where the checks of a real one would refuse. */
export async function holdDemoTime(db: Db, accountId: number, hold: HeldTime): Promise<void> {
  await insertHeldTime(db, accountId, hold);
}
