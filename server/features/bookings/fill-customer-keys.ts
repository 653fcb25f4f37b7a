import type { KeyObject } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { findWithoutKey, saveKeys } from "./booking-erasure-store.ts";
import { customerKey } from "./customer-key.ts";

/** For bookings of earlier releases. Their key needs the app secret, which a migration does not have. */
export async function fillCustomerKeys(secret: KeyObject, db: Db, hostId: number): Promise<void> {
  const bookings = await findWithoutKey(db, hostId);
  const keys = bookings.map(({ id, customer_phone }) => ({
    id,
    key: customerKey(secret, hostId, customer_phone),
  }));
  if (keys.length > 0) await saveKeys(db, keys);
}
