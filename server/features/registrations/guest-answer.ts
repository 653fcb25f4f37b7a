import type { Staff } from "#server/features/hosts/index.ts";
import { formatPhone } from "#server/platform/phone-number.ts";
import type { RegistrationRow } from "./registration-store.ts";

export function waitingAnswer(actor: Pick<Staff, "role">, row: RegistrationRow) {
  const { id, name, phone, phoneFormatted, places } = guestFor(actor, row);
  const waitingSince = (row.waiting_since ?? row.created_at).toISOString();
  const offerEndsAt = row.status === "offered" ? (row.offer_ends_at?.toISOString() ?? null) : null;
  return { id, name, phone, phoneFormatted, places, waitingSince, offerEndsAt };
}

/** Staff check guests in, but contact them only through the managers. */
export function guestFor({ role }: Pick<Staff, "role">, row: RegistrationRow) {
  const guest = guestAnswer(row);
  return role === "staff" ? { ...guest, phone: null, phoneFormatted: null, email: null } : guest;
}

export function guestAnswer(row: RegistrationRow) {
  return {
    id: row.id,
    name: row.guest_name,
    phone: row.guest_phone,
    phoneFormatted: row.guest_phone && formatPhone(row.guest_phone),
    email: row.guest_email,
    places: row.places,
    admitted: row.admitted,
    status: row.status === "cancelled" ? ("cancelled" as const) : ("confirmed" as const),
    createdAt: row.created_at.toISOString(),
    admittedAt: row.admitted_at?.toISOString() ?? null,
  };
}
