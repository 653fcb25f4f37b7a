import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

// This is the least that a server can do to book a slot. One statement writes all rows that the product writes for a
// booking. Nothing is checked except the overlap, which the exclusion constraint refuses. The queued job makes the
// product write the mails.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// At the end of a measurement the database may stop first.
pool.on("error", () => undefined);
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const statement = {
  name: "book",
  text: `with held as (
      insert into held_times (host_id, calendar_id, kind, booking_id, service_item_id, during)
      values ($1, $2, 'visit', $3, $4, tstzrange($5::timestamptz, $5::timestamptz + interval '30 minutes'))
    ), booked as (
      insert into bookings (host_id, calendar_id, id, service_item_id, listing_id, starts_at, ends_at, item_name, items, duration_minutes,
        price_cents, status, customer_name, customer_phone, customer_email, customer_locale, booked_by, is_calendar_chosen)
      values ($1, $2, $3, $4, $6, $5, $5::timestamptz + interval '30 minutes', 'Item',
        jsonb_build_array(jsonb_build_object('id', $4::integer, 'name', 'Item', 'priceCents', 1000, 'minutes', 30)), 30, 1000, 'confirmed', $7, $8, $9, 'en', 'customer', false)
    ), kept as (
      insert into idempotency_keys (key, scope, fingerprint, answer) values ($10, 'booking:' || $1, '\\x00', jsonb_build_object('id', $3::text))
    ), queued as (
      insert into pgboss.job (id, name, data, singleton_key, retry_limit, retry_delay, retry_delay_max, retry_backoff, expire_seconds, keep_until, dead_letter)
      values ($11, 'write-about-new-booking', jsonb_build_object('bookingId', $3::text, 'mayWriteToCustomer', true), $3, 10, 2, 900, true, 120, now() + interval '30 days', 'dead-letters')
    )
    select pg_notify('kindred', 'calendar:' || $1)`,
};

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (part) => (text += part));
  request.on("end", async () => {
    const body = JSON.parse(text);
    const id = [...randomBytes(10)].map((byte) => letters[byte & 31]).join("");
    const values = [
      body.kindredProviderId,
      body.calendarId,
      id,
      body.serviceItems[0],
      body.startTime,
      body.listingId,
      body.customerName,
      body.customerPhone,
      body.customerEmail,
      request.headers["idempotency-key"],
      randomUUID(),
    ];
    let answer = { status: 201, body: JSON.stringify({ success: true, data: { id, ...body } }) };
    try {
      await pool.query({ ...statement, values });
    } catch (error) {
      const isTaken = (error as { code?: string }).code === "23P01";
      answer = { status: isTaken ? 409 : 500, body: JSON.stringify({ success: false, message: String(error) }) };
    }
    response.writeHead(answer.status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(answer.body),
    });
    response.end(answer.body);
  });
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
