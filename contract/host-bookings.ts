import { z } from "zod";
import { BookingStatus, HostBooking } from "./bookings.ts";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { Id, IdNumber, Instant, InstantOut } from "./values.ts";

const managerRefusals = [...memberRefusals, "role_required"] as const;

const bookingParams = z.object({
  id: z.string("bad_id").max(10, "too_long").meta({ description: "Booking reference", example: "K7MPQ2XWRT" }),
});

export const markNoShow = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/no-show",
  room: "host-bookings",
  summary: "Mark a visit that has started as a no-show, or undo it",
  params: bookingParams,
  body: z.object({ noShow: z.boolean("wrong_type").meta({ description: "True to mark as a no-show, false to undo" }) }),
  status: 200,
  output: success(HostBooking),
  refusals: [...memberRefusals, "account_suspended", "visit_not_started", "already_cancelled"],
});

export const markArrived = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/arrived",
  room: "host-bookings",
  summary: "Mark that the customer has arrived, on the day of the visit or later, or undo it",
  params: bookingParams,
  body: z.object({
    arrived: z
      .boolean("wrong_type")
      .meta({ description: "True if the customer has arrived, which also undoes a no-show; false to undo" }),
  }),
  status: 200,
  output: success(HostBooking),
  refusals: [...memberRefusals, "account_suspended", "visit_on_a_later_day", "already_cancelled"],
});

export const moveToCalendar = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/calendar",
  room: "host-bookings",
  summary: "Move a booking to another of your own calendars at the same time",
  params: bookingParams,
  body: z.object({ calendarId: IdNumber.meta({ description: "Calendar to move it to", example: 2 }) }),
  status: 200,
  output: success(HostBooking),
  refusals: [
    ...memberRefusals,
    "account_suspended",
    "booking_is_past",
    "already_cancelled",
    "calendar_not_free",
    "calendar_does_not_do_item",
  ],
});

export const declineBooking = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings/{id}/not-real",
  room: "host-bookings",
  summary: "Cancel a fake booking and optionally block its phone number",
  params: bookingParams,
  body: z.object({
    blockPhone: z
      .boolean("wrong_type")
      .meta({ description: "Whether to block the phone number of the booking", example: true }),
  }),
  status: 200,
  output: success(HostBooking),
  refusals: [...managerRefusals, "account_suspended", "booking_is_past", "already_cancelled"],
});

export const countBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookingCounts",
  room: "host-bookings",
  summary: "Count the upcoming, past and cancelled bookings",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: z
    .object({
      upcoming: z.int().meta({ description: "Confirmed and not over yet", example: 6 }),
      past: z.int().meta({ description: "Completed or marked as a no-show", example: 128 }),
      cancelled: z.int().meta({ description: "Cancelled by the customer or the host", example: 9 }),
    })
    .meta({ id: "BookingCounts", description: "Number of bookings by state; each booking is counted once" }),
  refusals: memberRefusals,
});

const BlockedPhone = z
  .object({
    id: z.int().meta({ description: "Blocked phone id, for unblocking", example: 3 }),
    ending: z
      .string()
      .meta({ description: "Last digits of the number; the full number is not stored", example: "233" }),
    blockedAt: InstantOut.meta({ description: "When it was blocked, in UTC" }),
  })
  .meta({ id: "BlockedPhone", description: "Phone number that the host accepts no bookings from" });

export const blockPhone = endpoint({
  method: "POST",
  path: "/providerCalendar/blockedPhones",
  room: "host-bookings",
  summary: "Block the phone number of one of your bookings",
  body: z.object({ bookingId: bookingParams.shape.id }),
  status: 200,
  output: success(BlockedPhone),
  refusals: [...managerRefusals, "account_suspended", "booking_without_phone"],
});

export const listBlockedPhones = endpoint({
  method: "GET",
  path: "/providerCalendar/blockedPhones",
  room: "host-bookings",
  summary: "List your blocked phone numbers, latest first",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: z.array(BlockedPhone),
  refusals: managerRefusals,
});

export const unblockPhone = endpoint({
  method: "DELETE",
  path: "/providerCalendar/blockedPhones/{id}",
  room: "host-bookings",
  summary: "Unblock a phone number",
  params: z.object({ id: Id.meta({ description: "Blocked phone id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: [...managerRefusals, "account_suspended"],
});

export const exportBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookings.csv",
  room: "host-bookings",
  summary: "Export your own bookings as a CSV file, at most 10,000",
  query: z.object({
    kindredProviderId: Id.meta({ description: "Your provider account id" }),
    from: Instant.optional().meta({ description: "Only bookings that end after this time" }),
    to: Instant.optional().meta({ description: "Only bookings that start before this time" }),
    status: BookingStatus.optional().meta({ description: "Only bookings with this status" }),
  }),
  status: 200,
  output: z.string().meta({ description: "CSV file in UTF-8, with times in the venue's time zone" }),
  media: "text/csv; charset=utf-8",
  refusals: managerRefusals,
});

const CalendarFeed = z
  .object({
    url: z.string().nullable().meta({ description: "Private URL to subscribe to; null if there is no feed" }),
    calendars: z
      .array(
        z.object({
          calendarId: z.int().meta({ description: "Calendar id", example: 1 }),
          name: z.string().meta({ description: "Name of the calendar", example: "Amara" }),
          url: z.string().meta({ description: "Private URL of the bookings in this calendar only" }),
        }),
      )
      .meta({ description: "The same for each calendar; empty if there is no feed" }),
  })
  .meta({ id: "CalendarFeed", description: "Calendar feed of a host's bookings" });

export const readFeedAddress = endpoint({
  method: "GET",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "Get the private URL of your calendar feed",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: CalendarFeed,
  refusals: managerRefusals,
});

export const renewFeed = endpoint({
  method: "POST",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "Create a new private URL for your calendar feed; the old one stops working",
  body: z.object({ kindredProviderId: IdNumber.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: success(CalendarFeed),
  refusals: [...managerRefusals, "account_suspended"],
});

export const revokeFeed = endpoint({
  method: "DELETE",
  path: "/providerCalendar/feed",
  room: "host-bookings",
  summary: "Turn off your calendar feed",
  query: z.object({ kindredProviderId: Id.meta({ description: "Your provider account id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: [...managerRefusals, "account_suspended"],
});

export const readFeed = endpoint({
  method: "GET",
  path: "/providerCalendar/feed/{file}",
  room: "host-bookings",
  summary: "Read a host's bookings as an iCalendar feed by its private URL",
  params: z.object({ file: z.string().max(100).meta({ description: "Last part of the private URL" }) }),
  status: 200,
  output: z.string().meta({ description: "iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found"],
});
