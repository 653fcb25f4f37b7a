import { storedLocale } from "#messages/catalogue.ts";
import { inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findCalendars, findOwners } from "#server/features/hosts/index.ts";
import { failingImportLetter } from "./import-letter.ts";
import { findImport, hasFailedForADay } from "./import-store.ts";

/** Owners get one mail for each time that it stops working. */
export async function mailAboutFailingImport(deps: Deps, hostId: number, importId: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await findImport(trx, hostId, importId);
    if (!row?.failing_since || !(await hasFailedForADay(trx, hostId, importId))) return;
    const calendar = (await findCalendars(trx, hostId)).find(({ id }) => id === row.calendar_id);
    if (!calendar) return;
    const failing = { calendarName: calendar.name, site: new URL(row.address).hostname };
    for (const { id, email, locale } of await findOwners(trx, hostId)) {
      const letter = failingImportLetter(storedLocale(locale ?? "en"), deps.settings.publicUrl, failing);
      const cause = `import-failing:${importId}:${row.failing_since.toISOString()}:${id}`;
      await deps.mail.send(trx, { ...letter, to: email, cause });
    }
  });
}
