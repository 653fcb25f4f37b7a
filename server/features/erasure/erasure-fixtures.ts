import { randomUUID } from "node:crypto";
import { bookForCaller, findBookings } from "#contract/bookings.ts";
import { writeCustomerNote } from "#contract/customer-card.ts";
import { saveDevice } from "#contract/devices.ts";
import { createEvent } from "#contract/events.ts";
import { renewFeed } from "#contract/host-bookings.ts";
import { registerProvider } from "#contract/hosts.ts";
import { countView } from "#contract/insights.ts";
import { createKey } from "#contract/keys.ts";
import { createListing } from "#contract/listings.ts";
import { setDifferingDay } from "#contract/opening-hours.ts";
import { answerReview } from "#contract/reviews.ts";
import { confirmDeletion, requestDeletion, sendContactMessage } from "#contract/support.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { hoursPath, open, venueTime } from "#server/features/calendar/calendar-fixtures.ts";
import { aSubscriber } from "#server/features/devices/push-fixtures.ts";
import { registration, type TestHost } from "#server/features/hosts/host-fixtures.ts";
import { listingBody } from "#server/features/listings/listing-fixtures.ts";
import { registerGuest } from "#server/features/registrations/registration-fixtures.ts";
import { aReview, visitIsOver } from "#server/features/reviews/review-fixtures.ts";
import { anItem } from "#server/features/service-items/item-fixtures.ts";
import { upload } from "#server/features/uploads/sending-fixtures.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { nextYear, openDay } from "#server/testing/test-days.ts";

/** The values are distinctive, so that tests can search for each of them. */
export function words(who: string) {
  return {
    email: `${who.toLowerCase()}@quince.example`,
    accountEmail: `${who.toLowerCase()}.work@quince.example`,
    firstName: `Zerafina${who}`,
    lastName: `Quince${who}`,
    dateOfBirth: who === "Ada" ? "1984-02-29" : "1985-03-30",
    listing: `Quincery ${who} & Daughters`,
    address: `77 Triq il-Quince ${who}, Xgħajra`,
    phone: who === "Ada" ? "+35627118822" : "+35627119933",
    customer: `Custodia${who}`,
    customerPhone: who === "Ada" ? "+35677665544" : "+35677665511",
    customerEmail: `customer-of-${who.toLowerCase()}@pear.example`,
    text: `said-${who.toLowerCase()}-once`,
    device: `Phone of Quince${who}`,
  };
}

const photos = [320, 400].map((width) => photo(width, 200).jpeg().toBuffer());

/** The host has every kind of data that a host can have. The API creates it from `words(who)`. */
export async function hostWithAllData(app: TestApp, who: string) {
  const own = words(who);
  const person = await signIn(app, { email: own.email, firstName: own.firstName, lastName: own.lastName });
  const options = { headers: person.headers };
  const once = () => ({ headers: { ...person.headers, "idempotency-key": randomUUID() } });
  const names = { first_name: own.firstName, last_name: own.lastName, email: own.accountEmail };
  const registered = await app.call(
    registerProvider,
    { query: {}, body: { ...registration, ...names, date_of_birth: own.dateOfBirth } },
    options,
  );
  const host = { ...person, hostId: registered.body.data.id };
  const pictures = await Promise.all(photos.map(async (bytes) => upload(app, host, await bytes)));
  const [logo, portfolio] = pictures.map(({ body }) => body.data.url) as [string, string];
  const body = await listingBody(app, host, {
    name: own.listing,
    address: own.address,
    phoneNumber: own.phone,
    description: own.text,
    websiteUrl: `${own.lastName}.example`,
    profileImageUrl: logo,
    portfolioImages: [portfolio],
  });
  const listing = (await app.call(createListing, { query: {}, body }, once())).body.data;
  const item = await anItem(app, host, listing.id, { name: `Braids ${own.text}`, durationMinutes: 60 });
  await open(app, host, `${openDay} 09:00`, `${openDay} 17:00`);
  const dayOff = {
    params: { ...(await hoursPath(app, host)), date: openDay },
    body: { stretches: [], reason: own.text },
  };
  await app.call(setDifferingDay, dayOff, options);
  const event = (await app.call(createEvent, { query: {}, body: eventBody(own, logo) as never }, once())).body.data;
  const place = { host, item };
  const { subscription } = aSubscriber(`https://push.example/${own.lastName}`);
  await app.call(saveDevice, { body: { subscription, kinds: ["moved"], name: own.device } }, options);
  const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140" };
  await app.call(countView, { query: { listingId: String(listing.id), source: "qr" } }, { headers: agent });
  const customer = { name: own.customer, phone: own.customerPhone, email: own.customerEmail };
  await registerGuest(app, event, customer);
  const past = await book(app, place, `${openDay} 09:00`, customer);
  await visitIsOver(app, past.body.data.id);
  const review = await aReview(app, past.body.data.id);
  await app.call(answerReview, { params: { id: String(review.id) }, body: { answer: own.text } }, options);
  const ahead = await book(app, place, `${openDay} 11:00`, customer);
  const note = { params: { id: past.body.data.id }, body: { note: own.text } };
  await app.call(writeCustomerNote, note, options);
  const byPhone = {
    kindredProviderId: host.hostId,
    serviceItemId: item.id,
    startTime: venueTime(`${openDay} 13:00`),
  };
  await app.call(bookForCaller, { body: { ...byPhone, customerName: own.customer } }, once());
  await app.call(renewFeed, { body: { kindredProviderId: host.hostId } }, options);
  await connect(app, host, own);
  await app.call(sendContactMessage, { body: { name: own.firstName, email: own.email, message: own.text } });
  await app.call(findBookings, { body: { email: own.email } });
  return {
    ...own,
    host,
    place,
    event,
    listingId: listing.id,
    aheadId: ahead.body.data.id,
    pastId: past.body.data.id,
    logo,
  };
}

/** The addresses cannot be reached in a test, so they are written directly. */
async function connect(app: TestApp, host: TestHost, own: ReturnType<typeof words>): Promise<void> {
  const { db } = app.deps;
  const params = { hostId: String(host.hostId) };
  const body = { name: own.text, scopes: ["read_bookings" as const] };
  await app.call(createKey, { params, body }, { headers: host.headers });
  const { calendarId } = await hoursPath(app, host);
  const address = `https://${own.lastName}.example/private`;
  const { id } = await db
    .insertInto("imported_calendars")
    .values({ host_id: host.hostId, calendar_id: Number(calendarId), address })
    .returning("id")
    .executeTakeFirstOrThrow();
  const during = `[${venueTime(`${openDay} 16:00`)},${venueTime(`${openDay} 17:00`)})`;
  const busy = {
    host_id: host.hostId,
    calendar_id: Number(calendarId),
    kind: "imported" as const,
    import_id: id,
    during,
  };
  await db.insertInto("held_times").values(busy).execute();
  await db
    .insertInto("webhooks")
    .values({ host_id: host.hostId, address, events: ["booking.created"], disabled_at: new Date() })
    .execute();
}

function eventBody(own: ReturnType<typeof words>, image: string) {
  return {
    title: `Nights of ${own.lastName}`,
    description: own.text,
    category: "Festivals",
    address: own.address,
    country_iso: "MT",
    start_date: venueTime(`${nextYear}-05-01 20:00`),
    end_date: venueTime(`${nextYear}-05-01 23:00`),
    timezone: "Europe/Malta",
    community_id: 1,
    city_id: 3,
    ticket_required: true,
    ticket_price: 15,
    requires_booking: false,
    registration: "kindred",
    image_url: image,
  };
}

/** Nothing is erased yet: this only confirms the request through the mailed link. */
export async function askToBeErased(app: TestApp, email: string): Promise<string> {
  await app.call(requestDeletion, { body: { email, reason: "privacy", comments: "So long", confirmed: true } });
  await app.runJobs();
  const [letter] = (await app.deps.mail.readOutbox(100)).filter(({ to }) => to === email);
  const token = /\/delete-request\/confirm\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  await app.call(confirmDeletion, { params: { token } });
  return token;
}

/** Runs several rounds, because jobs queue other jobs. */
export async function runJobsRepeatedly(app: TestApp): Promise<void> {
  for (let round = 0; round < 5; round++) await app.runJobs({ asOf: new Date(Date.now() + 3_600_000) });
}
