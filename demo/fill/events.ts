import type { Temporal } from "temporal-polyfill";
import type { Db } from "#server/db/database.ts";
import { newReference } from "#server/features/bookings/index.ts";
import { countGuests, insertEvent, markDemo } from "#server/features/events/index.ts";
import { insertRegistration } from "#server/features/registrations/index.ts";
import { demoCustomers } from "../customers.ts";
import { demoCurrency, demoTimeZone } from "../demo-country.ts";
import { demoEvents } from "../events.ts";
import { nth } from "../nth.ts";
import type { DemoHost } from "./hosts.ts";

export async function fillDemoEvents(db: Db, hosts: readonly DemoHost[], today: Temporal.PlainDate): Promise<void> {
  for (const [n, event] of demoEvents.entries()) {
    const host = nth(hosts, n < 2 ? 0 : n);
    const starts = today.add({ days: event.inDays }).toZonedDateTime({ timeZone: demoTimeZone, plainTime: event.from });
    const row = await insertEvent(db, host.hostId, {
      title: event.title,
      description: event.description,
      category: event.category,
      address: event.address,
      country_iso: "MT",
      start_date: new Date(starts.epochMilliseconds),
      end_date: new Date(starts.add({ hours: event.hours }).epochMilliseconds),
      timezone: demoTimeZone,
      city_id: event.cityId,
      community_id: event.communityId,
      ticket_required: event.ticketPrice !== null,
      ticket_price_cents: (event.ticketPrice ?? 0) * 100,
      ticket_currency: demoCurrency,
      requires_booking: event.bookingLink !== null,
      booking_link: event.bookingLink,
      image_url: `/demo-pictures/event-${n}.webp`,
      ...(event.registration ? { registration: "kindred" as const, capacity: event.registration.capacity } : {}),
      ...(event.bookingLink ? { registration: "other_site" as const } : {}),
    });
    for (const [m, places] of (event.registration?.guests ?? []).entries()) {
      const [guest_name = "", guest_phone = ""] = demoCustomers[(n + m) % demoCustomers.length] ?? [];
      const guest = { guest_name, guest_phone, guest_email: null, guest_locale: "en", places };
      await insertRegistration(db, { host_id: row.host_id, event_id: row.id, id: newReference(), ...guest });
      await countGuests(db, row.id, { taken: places });
    }
    await markDemo(db, row.id, event.isVerified ? "verified" : "in_review", n);
  }
}
