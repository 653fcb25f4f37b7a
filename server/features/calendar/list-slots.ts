import type { listSlots as endpoint } from "#contract/calendar.ts";
import { cellMs } from "#contract/calendar-cells.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownVisitor } from "#server/features/identity/index.ts";
import { findAccount, findAccountSeenBy } from "#server/features/providers/index.ts";
import { findItem } from "#server/features/service-items/index.ts";
import { refuse } from "#server/refusal.ts";
import { type Cell, cellsOf, freeTime, startsThatFit } from "./calendar-rules.ts";
import { readCalendar } from "./calendar-store.ts";
import { type Interval, lengthOf } from "./time-rules.ts";
import { maxDaysRead, windowProblems } from "./window-rules.ts";

export async function listSlots(
  deps: Deps,
  actor: KnownVisitor,
  { query }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const window = { start: Date.parse(query.startTime), end: Date.parse(query.endTime) };
  const problems = windowProblems(window, maxDaysRead);
  if (problems) refuse("invalid_fields", { fields: problems });
  const account = await accountSeenBy(deps, actor, query.kindredProviderId);
  const cells =
    query.serviceItemId === undefined
      ? await setCells(deps, query.kindredProviderId, window)
      : await startsOfItem(deps, account, query.serviceItemId, window);
  const isOwner = account.user_id === actor.person?.userId;
  return cells.map(({ start, status, serviceItemId }) => ({
    id: start / cellMs,
    start_time: new Date(start).toISOString(),
    status,
    service_item_id: isOwner ? serviceItemId : null,
  }));
}

/** Anyone sees an open account's calendar; its owner and moderators also when it is suspended. */
async function accountSeenBy(deps: Deps, actor: KnownVisitor, accountId: number) {
  const account = actor.person?.isModerator
    ? await findAccount(deps.db, accountId)
    : await findAccountSeenBy(deps.db, actor.person?.userId, accountId);
  return account ?? refuse("not_found");
}

async function setCells(deps: Deps, accountId: number, window: Interval): Promise<Cell[]> {
  const { availability, held } = await readCalendar(deps.db, accountId, window);
  return cellsOf(window, availability, held);
}

async function startsOfItem(
  deps: Deps,
  account: { id: number; user_id: number },
  itemId: number,
  window: Interval,
): Promise<Cell[]> {
  const item = await findItem(deps.db, itemId);
  if (!item || item.user_id !== account.user_id) refuse("not_found");
  const length = lengthOf(item.duration_minutes);
  const { availability, held, now } = await readCalendar(deps.db, account.id, {
    start: window.start,
    end: window.end + length,
  });
  const starts = startsThatFit(window, freeTime(availability, held), length, now);
  return starts.map((start) => ({ start, status: "available", serviceItemId: null }));
}
