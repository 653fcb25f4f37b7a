import { z } from "zod";
import { BookingStatus, HostBooking } from "./bookings.ts";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { Id, IdNumber, Instant } from "./values.ts";

const hostRefusals = ["not_signed_in", "provider_account_required", "not_found"] as const;

export const markNoShow = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/no-show",
  room: "host-bookings",
  summary: "Say that the customer of a started visit did not come; again takes it back",
  params: z.object({ id: z.string().max(10).meta({ description: "The booking's reference", example: "K7MPQ2XWRT" }) }),
  body: z.object({ noShow: z.boolean("wrong_type").meta({ description: "False takes it back" }) }),
  status: 200,
  output: done(HostBooking),
  refusals: [...hostRefusals, "account_suspended", "visit_not_started", "already_cancelled"],
});

export const exportBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookings.csv",
  room: "host-bookings",
  summary: "One's own bookings as a table for spreadsheet programs",
  query: z.object({
    kindredProviderId: Id,
    from: Instant.optional(),
    to: Instant.optional(),
    status: BookingStatus.optional(),
  }),
  status: 200,
  output: z.string().meta({ description: "Comma-separated values" }),
  media: "text/csv; charset=utf-8",
  refusals: hostRefusals,
});

export const CalendarFeed = z
  .object({
    url: z.string().nullable().meta({ description: "The private address to subscribe to; null when there is none" }),
  })
  .meta({ id: "CalendarFeed", description: "A calendar program's way to one's bookings" });

export const readFeedAddress = endpoint({
  method: "GET",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "The private address of one's calendar feed",
  query: z.object({ kindredProviderId: Id }),
  status: 200,
  output: CalendarFeed,
  refusals: hostRefusals,
});

export const renewFeed = endpoint({
  method: "POST",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "A new private address for one's calendar feed; the old one stops working",
  body: z.object({ kindredProviderId: IdNumber }),
  status: 200,
  output: done(CalendarFeed),
  refusals: [...hostRefusals, "account_suspended"],
});

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "Stop one's calendar feed",
  query: z.object({ kindredProviderId: Id }),
  status: 200,
  output: done(Nothing),
  refusals: [...hostRefusals, "account_suspended"],
});

export const readFeed = endpoint({
  method: "GET",
  path: "/providerCalendar/feed/{file}",
  room: "host-bookings",
  summary: "The bookings of a host, for whoever holds the private address",
  params: z.object({ file: z.string().max(100).meta({ description: "The last part of the private address" }) }),
  status: 200,
  output: z.string().meta({ description: "An iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found"],
});
