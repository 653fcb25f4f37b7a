import { type Kysely, sql } from "kysely";
import { formatPhone, readPhone } from "#server/platform/phone-number.ts";

const batch = 500;
const hostCountry = "MT";

/**
 * Phone numbers were stored as typed. This converts them to E.164, with the listing's country as the default, and keeps
 * text that is not a phone number. SQL knows no numbering plans, so this migration is in TypeScript. The revision stays
 * the same, because no host edited anything.
 */
export async function mendPhoneNumbers(db: Kysely<unknown>): Promise<void> {
  await mendListings(db);
  await mendBookings(db);
}

type ListingRow = { id: number; country_iso: string; phone: string; whatsapp: string | null; before: Before | null };
type Before = { readonly phone?: string; readonly whatsapp?: string };

async function mendListings(db: Kysely<unknown>): Promise<void> {
  const read = (after: number) =>
    sql<ListingRow>`select id, country_iso, phone_number as phone, whatsapp_number as whatsapp, content_before_review as before
      from listings where id > ${after} order by id limit ${batch}`.execute(db);
  for (let { rows } = await read(0); rows.length > 0; { rows } = await read(rows.at(-1)?.id ?? 0)) {
    for (const { id, country_iso: country, phone, whatsapp, before } of rows) {
      await sql`update listings set phone_number = ${mended(phone, country)},
        whatsapp_number = ${whatsapp && mended(whatsapp, country)},
        content_before_review = content_before_review || ${JSON.stringify(mendedBefore(before, country))}::jsonb
        where id = ${id}`.execute(db);
    }
  }
}

/** Reviews compare this content with the current one, so both need the same format. */
function mendedBefore(before: Before | null, country: string): Before {
  const shown = (text: string) => formatPhone(mended(text, country));
  return {
    ...(before?.phone ? { phone: shown(before.phone) } : {}),
    ...(before?.whatsapp ? { whatsapp: shown(before.whatsapp) } : {}),
  };
}

async function mendBookings(db: Kysely<unknown>): Promise<void> {
  const read = (after: string) =>
    sql<{ id: string; phone: string }>`select id, customer_phone as phone from bookings
      where id > ${after} and customer_phone !~ '^[+][1-9][0-9]{4,14}$' order by id limit ${batch}`.execute(db);
  for (let { rows } = await read(""); rows.length > 0; { rows } = await read(rows.at(-1)?.id ?? "")) {
    const ids = rows.map(({ id }) => id);
    const phones = rows.map(({ phone }) => mended(phone, hostCountry));
    await sql`update bookings set customer_phone = mended.phone
      from unnest(${ids}::text[], ${phones}::text[]) as mended (id, phone) where bookings.id = mended.id`.execute(db);
  }
}

const mended = (text: string, country: string) => readPhone(text, country).number ?? text;
