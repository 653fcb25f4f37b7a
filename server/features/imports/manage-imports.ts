import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/imports.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { holdImportedTime, lockCalendars } from "#server/features/calendar/index.ts";
import { type ActiveStaff, findOwnCalendars, type Staff } from "#server/features/hosts/index.ts";
import { success } from "#server/http/success-response.ts";
import { IcsProblem } from "#server/platform/ics/ics-reader.ts";
import { refuse } from "#server/refusal.ts";
import { importAnswers } from "./import-answer.ts";
import { problemOf } from "./import-rules.ts";
import { deleteImport, findImport, findImports, type ImportRow, insertImport } from "./import-store.ts";
import { readImport, readSource, storeReading } from "./read-import.ts";

const maxPerHost = 30;

export async function listImports(deps: Deps, actor: Staff): Promise<OutputOf<typeof contract.listImportedCalendars>> {
  const own = new Set((await findOwnCalendars(deps.db, actor)).map(({ id }) => id));
  const rows = (await findImports(deps.db, actor.hostId)).filter(({ calendar_id }) => own.has(calendar_id));
  return importAnswers(deps, deps.db, actor.hostId, rows);
}

/** It is read before it is stored, so that a wrong address is refused at once. */
export async function addImport(
  deps: Deps,
  actor: ActiveStaff,
  { body }: InputOf<typeof contract.importCalendar>,
): Promise<OutputOf<typeof contract.importCalendar>> {
  const own = await findOwnCalendars(deps.db, actor);
  if (!own.some(({ id }) => id === body.calendarId)) refuse("not_found");
  if ((await findImports(deps.db, actor.hostId)).length >= maxPerHost) refuse("too_many_imports");
  const reading = await readNew(deps, actor, body.address);
  const data = await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, actor.hostId);
    const { hostId: host_id } = actor;
    const row = await insertImport(trx, { host_id, calendar_id: body.calendarId, address: body.address });
    await storeReading(deps, trx, row, body.address, reading);
    return answer(deps, trx, row);
  });
  return success(actor, "import.added", data);
}

export async function changeImport(
  deps: Deps,
  actor: ActiveStaff,
  { params, body }: InputOf<typeof contract.changeImportedCalendar>,
): Promise<OutputOf<typeof contract.changeImportedCalendar>> {
  const row = await ownImport(deps, actor, params.id);
  const reading = await readNew(deps, actor, body.address);
  const data = await inTransaction(deps.db, async (trx) => {
    await storeReading(deps, trx, row, body.address, reading);
    return answer(deps, trx, row);
  });
  return success(actor, "import.changed", data);
}

export async function readImportNow(
  deps: Deps,
  actor: ActiveStaff,
  { params }: InputOf<typeof contract.readImportedCalendarNow>,
): Promise<OutputOf<typeof contract.readImportedCalendarNow>> {
  const row = await ownImport(deps, actor, params.id);
  await deps.limits.spend(["calendarReads", actor.hostId]);
  const problem = await readImport(deps, row);
  return success(actor, problem ? "import.notRead" : "import.read", await answer(deps, deps.db, row));
}

export async function removeImport(
  deps: Deps,
  actor: ActiveStaff,
  { params }: InputOf<typeof contract.removeImportedCalendar>,
): Promise<OutputOf<typeof contract.removeImportedCalendar>> {
  const { id, host_id: hostId, calendar_id: calendarId } = await ownImport(deps, actor, params.id);
  await inTransaction(deps.db, async (trx) => {
    await lockCalendars(trx, hostId);
    await holdImportedTime(deps, trx, { hostId, calendarId, importId: id }, []);
    await deleteImport(trx, hostId, id);
  });
  return success(actor, "import.removed", null);
}

async function ownImport({ db }: Deps, actor: Staff, id: number): Promise<ImportRow> {
  const row = await findImport(db, actor.hostId, id);
  const own = await findOwnCalendars(db, actor);
  return row && own.some((calendar) => calendar.id === row.calendar_id) ? row : refuse("not_found");
}

/** Strangers type this address, and we send requests to it. `outbound` refuses private networks. */
async function readNew(deps: Deps, actor: ActiveStaff, address: string) {
  await deps.limits.spend(["calendarReads", actor.hostId]);
  if (!address.startsWith("https:") && !deps.settings.isLoopback)
    refuse("invalid_fields", { fields: { address: "calendar_private" } });
  try {
    return await readSource(deps, actor.country, { address, etag: null, last_modified: null, parsed_at: null });
  } catch (error) {
    if (!(error instanceof IcsProblem)) throw error;
    refuse("invalid_fields", { fields: { address: `calendar_${problemOf[error.reason]}` } });
  }
}

async function answer(deps: Deps, db: Db, { host_id, id }: ImportRow) {
  const row = (await findImport(db, host_id, id)) ?? refuse("not_found");
  const [data] = await importAnswers(deps, db, host_id, [row]);
  return data ?? refuse("not_found");
}
