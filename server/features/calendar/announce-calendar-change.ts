import { subscriber } from "#server/changes.ts";
import { notifyListeners } from "./calendar-store.ts";

/** Reaches the event streams of every process, once the transaction has committed. */
export const announceCalendarChange = subscriber("calendar_changed", (trx, { hostId }) => notifyListeners(trx, hostId));
