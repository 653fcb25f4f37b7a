import createClient from "openapi-fetch";
import type { paths } from "./schema.d.ts";

// Reads a listing, finds a free start, then books, reads, moves and cancels with the generated client.
declare const process: { argv: string[]; exit(code: number): never };
const address = process.argv[2] ?? "http://localhost:3000";
const client = createClient<paths>({ baseUrl: `${address}/api` });

function given<T>(what: string, answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(`${what}: ${JSON.stringify(answer.error)}`);
  console.log(`${what}: ok`);
  return answer.data;
}

const listing = given("details", await client.GET("/serviceProviders/details", { params: { query: { id: 1 } } }));
const account = given(
  "account",
  await client.GET("/serviceProviders/{providerId}/kindred-provider-id", {
    params: { path: { providerId: listing.id } },
  }),
);
const items = given("items", await client.GET("/serviceItems", { params: { query: { providerId: listing.id } } }));
const kindredProviderId = account.kindredProviderId ?? 0;
const item = items[0];
if (!item) throw new Error("there is nothing to book");
const from = new Date(Date.now() + 3 * 86_400_000);
const slots = given(
  "slots",
  await client.GET("/providerCalendar/slots", {
    params: {
      query: {
        kindredProviderId: kindredProviderId,
        serviceItemId: item.id,
        startTime: from.toISOString(),
        endTime: new Date(from.getTime() + 20 * 86_400_000).toISOString(),
      },
    },
  }),
);
const [first, second] = [slots[0], slots.at(-1)];
if (!first || !second) throw new Error("there is no free time");
const booked = given(
  "book",
  await client.POST("/providerCalendar/bookings", {
    params: { header: { "idempotency-key": crypto.randomUUID() } },
    body: {
      kindredProviderId,
      startTime: first.start_time,
      serviceItems: [item.id],
      customerName: "Generated Client",
      customerPhone: "99112233",
    },
  }),
);
const path = { secret: booked.data.secret };
given("read", await client.GET("/bookings/{secret}", { params: { path } }));
given(
  "move",
  await client.POST("/bookings/{secret}/move", { params: { path }, body: { startTime: second.start_time } }),
);
const cancelled = given("cancel", await client.POST("/bookings/{secret}/cancel", { params: { path } }));
if (cancelled.data.status !== "cancelled") throw new Error("the booking is not cancelled");
const refused = await client.GET("/serviceProviders/details", { params: { query: { id: 999999 } } });
if (refused.response.status !== 404 || refused.error?.code !== "not_found") throw new Error("a refusal has no code");

// The same with a host's API key, without a cookie: a host's day.
const key = process.argv[3];
if (key) {
  const host = createClient<paths>({ baseUrl: `${address}/api`, headers: { authorization: `Bearer ${key}` } });
  const own = { kindredProviderId };
  given("host: bookings", await host.GET("/providerCalendar/bookings", { params: { query: own } }));
  const day = {
    startTime: second.start_time,
    endTime: new Date(Date.parse(second.start_time) + 900_000).toISOString(),
  };
  const set = { ...own, ...day, status: "available" as const };
  given("host: open time", await host.POST("/providerCalendar/availability", { body: set }));
  const visit = { ...own, serviceItemId: item.id, startTime: first.start_time };
  const caller = { customerName: "Caller of the Host", customerPhone: "99112244" };
  given("host: book", await host.POST("/providerCalendar/book", { body: { ...visit, ...caller } }));
  given("host: cancel", await host.POST("/providerCalendar/cancel", { body: visit }));
  const closed = await host.GET("/hosts/{hostId}/keys", { params: { path: { hostId: kindredProviderId } } });
  if (closed.error?.code !== "key_not_accepted") throw new Error("a key must not manage keys");
}
console.log("all calls: ok");
