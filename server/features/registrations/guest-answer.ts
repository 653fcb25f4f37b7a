import { formatPhone } from "#server/platform/phone-number.ts";
import type { RegistrationRow } from "./registration-store.ts";

export function guestAnswer(row: RegistrationRow) {
  return {
    id: row.id,
    name: row.guest_name,
    phone: row.guest_phone,
    phoneFormatted: row.guest_phone && formatPhone(row.guest_phone),
    email: row.guest_email,
    places: row.places,
    admitted: row.admitted,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    admittedAt: row.admitted_at?.toISOString() ?? null,
  };
}
