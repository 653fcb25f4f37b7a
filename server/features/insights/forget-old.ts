import type { Deps } from "#server/deps.ts";
import { forgetKeysBefore } from "#server/features/bookings/index.ts";
import { deleteEmptySearchesBefore } from "#server/features/search/index.ts";
import { deletePeopleBefore } from "./summary-store.ts";

const dayMs = 86_400_000;

/** Sums stay. Who came again is needed only for the periods that a host can see. */
export async function forgetOld({ db, clock, settings }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.keep.countedCustomersDays * dayMs);
  await forgetKeysBefore(db, before);
  await deletePeopleBefore(db, before.toISOString().slice(0, 10));
  await deleteEmptySearchesBefore(db, before.toISOString().slice(0, 10));
}
