import { z } from "zod";
import { BookingStatus, HostBooking } from "./bookings.ts";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { Id, IdNumber, Instant, InstantOut } from "./values.ts";

const hostRefusals = ["not_signed_in", "provider_account_required", "not_found"] as const;

const bookingParams = z.object({
  id: z.string("bad_id").max(10, "too_long").meta({ description: "The booking's reference", example: "K7MPQ2XWRT" }),
});

export const markNoShow = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/no-show",
  room: "host-bookings",
  summary: "Say that the customer of a started visit did not come; again takes it back",
  params: bookingParams,
  body: z.object({ noShow: z.boolean("wrong_type").meta({ description: "False takes it back" }) }),
  status: 200,
  output: done(HostBooking),
  refusals: [...hostRefusals, "account_suspended", "visit_not_started", "already_cancelled"],
});

export const declineBooking = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/not-real",
  room: "host-bookings",
  summary: "Cancel a booking that nobody means to come to and, if wished, block its phone number",
  params: bookingParams,
  body: z.object({
    blockPhone: z.boolean("wrong_type").meta({ description: "Whether the number may book no more", example: true }),
  }),
  status: 200,
  output: done(HostBooking),
  refusals: [...hostRefusals, "account_suspended", "booking_is_past", "already_cancelled"],
});

export const countBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookingCounts",
  room: "host-bookings",
  summary: "How many bookings are to come, over and cancelled",
  query: z.object({ kindredProviderId: Id }),
  status: 200,
  output: z
    .object({
      upcoming: z.int().meta({ description: "Not over yet", example: 6 }),
      past: z.int().meta({ description: "Over, or marked as a no-show", example: 128 }),
      cancelled: z.int().meta({ description: "Cancelled by either side", example: 9 }),
    })
    .meta({ id: "BookingCounts", description: "A host's bookings in figures; each is counted once" }),
  refusals: hostRefusals,
});

const BlockedPhone = z
  .object({
    id: z.int().meta({ description: "To unblock it", example: 3 }),
    ending: z.string().meta({ description: "Its last figures; the number itself is not kept", example: "233" }),
    blockedAt: InstantOut,
  })
  .meta({ id: "BlockedPhone", description: "A phone number that a host takes no bookings from" });

export const blockPhone = endpoint({
  method: "POST",
  path: "/providerCalendar/blockedPhones",
  room: "host-bookings",
  summary: "Take no more bookings from the phone number of one of one's own bookings",
  body: z.object({ bookingId: bookingParams.shape.id }),
  status: 200,
  output: done(BlockedPhone),
  refusals: [...hostRefusals, "account_suspended", "booking_without_phone"],
});

export const listBlockedPhones = endpoint({
  method: "GET",
  path: "/providerCalendar/blockedPhones",
  room: "host-bookings",
  summary: "The phone numbers one has blocked, the latest first",
  query: z.object({ kindredProviderId: Id }),
  status: 200,
  output: z.array(BlockedPhone),
  refusals: hostRefusals,
});

export const unblockPhone = endpoint({
  method: "DELETE",
  path: "/providerCalendar/blockedPhones/{id}",
  room: "host-bookings",
  summary: "Take bookings from a phone number again",
  params: z.object({ id: Id }),
  status: 200,
  output: done(Nothing),
  refusals: [...hostRefusals, "account_suspended"],
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

const CalendarFeed = z
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
