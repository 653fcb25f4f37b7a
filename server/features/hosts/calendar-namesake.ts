import type { Db } from "#server/db/database.ts";
import { findUsers } from "#server/features/identity/index.ts";
import { findRegisteredNames } from "./host-store.ts";

export async function findNamesake(
  trx: Db,
  calendarName: string,
  people: readonly (number | null | undefined)[],
): Promise<number | null> {
  const ids = people.filter((id) => typeof id === "number");
  const users = await findUsers(trx, ids);
  const registered = await findRegisteredNames(trx, ids);
  const carried = new Set(wordsIn(calendarName));
  const isCarried = (user: (typeof users)[number]) =>
    wordsIn([user.firstName, user.lastName, registered.get(user.id)].join(" ")).some((word) => carried.has(word));
  return ids.find((id) => users.some((user) => user.id === id && isCarried(user))) ?? null;
}

function wordsIn(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
