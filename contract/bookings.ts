import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { HoldId, slotRefusals } from "./holds.ts";
import { textLanguage } from "./host-texts.ts";
import { breakableRules } from "./lists/breakable-rules.ts";
import { sources } from "./lists/sources.ts";
import {
  Id,
  IdempotencyKey,
  IdNumber,
  Instant,
  InstantOut,
  Line,
  OptionalEmail,
  OptionalPhoneCountry,
  OptOut,
  orNone,
  Price,
  placeFields,
  ServiceItemIds,
} from "./values.ts";

const money = (description: string) => z.number().meta({ description, example: 65 });

export const BookingStatus = z
  .enum(["confirmed", "cancelled", "no_show", "completed"])
  .meta({ id: "BookingStatus", description: "Status of a booking. `completed`: ended, not cancelled, not a no-show" });

const bookingFields = {
  id: z.string().meta({ description: "Booking reference: ten letters and digits", example: "K7MPQ2XWRT" }),
  kindredProviderId: z.int().meta({ description: "Provider account that the booking is with", example: 1 }),
  calendarId: z.int().meta({ description: "Calendar that the booking is in", example: 1 }),
  isCalendarChosen: z.boolean().meta({
    description: "Whether the customer asked for a calendar; moving the booking then keeps it",
    example: false,
  }),
  serviceItemId: z.int().meta({ description: "Id of the booked service item; the first one of several", example: 11 }),
  serviceItemName: z.string().meta({
    description: "Name of the item at the time of booking; several are joined with a plus sign",
    example: "Knotless braids",
  }),
  serviceItems: z
    .array(
      z.object({
        id: z.int().meta({ description: "Service item id", example: 11 }),
        name: z.string().meta({ description: "Name at the time of booking", example: "Knotless braids" }),
        textLanguage: textLanguage
          .nullable()
          .meta({ description: "Language of the name; null for bookings that were made before it was kept" }),
        price: money("Price at the time of booking"),
        duration_minutes: z
          .int()
          .nullable()
          .meta({ description: "Duration in minutes at the time of booking; null if it had none", example: 180 }),
      }),
    )
    .meta({ description: "All items of the booking, in the order of the visit" }),
  startTime: InstantOut.meta({ description: "Start of the visit, in UTC" }),
  endTime: InstantOut.meta({ description: "End of the visit, in UTC" }),
  durationMinutes: z
    .int()
    .nullable()
    .meta({ description: "Duration in minutes at the time of booking, of all items; null if they had none" }),
  price: money("Price of all items at the time of booking, in the currency of the host's country"),
  status: BookingStatus,
  customerName: z
    .string()
    .nullable()
    .meta({ description: "Customer's name; null if unknown or erased", example: "Maria Camilleri" }),
  customerPhone: z.string().nullable().meta({
    description: "Customer's phone number in E.164 format; null if unknown or erased",
    example: "+35699112233",
  }),
  customerPhoneFormatted: z.string().nullable().meta({
    description: "The phone number formatted for display; null with `customerPhone`",
    example: "+356 9911 2233",
  }),
  customerEmail: z.string().nullable().meta({ description: "Customer's email address; null if not given or erased" }),
  createdAt: InstantOut.meta({ description: "When the booking was made, in UTC" }),
  cancelledAt: InstantOut.nullable().meta({ description: "When it was cancelled, in UTC; null if it was not" }),
  cancelledBy: z
    .enum(["customer", "provider"])
    .nullable()
    .meta({ description: "Who cancelled it; null if it was not cancelled" }),
};

export const HostBooking = z
  .object({
    ...bookingFields,
    currency: placeFields.currency,
    bookedBy: z
      .enum(["customer", "provider"])
      .meta({ description: "Who made the booking; the provider if it was for a caller" }),
    providerId: z.int().meta({ description: "Id of the listing it was booked at", example: 7 }),
    movedAt: InstantOut.nullable().meta({ description: "When it last got another time, in UTC; or null" }),
    arrivedAt: InstantOut.nullable().meta({ description: "When you marked the customer as arrived, in UTC; or null" }),
    isErased: z.boolean().meta({ description: "Whether the customer's name, phone number and email have been erased" }),
  })
  .meta({ id: "HostBooking", description: "Booking as the host sees it" });

export const CustomerBooking = z
  .object({
    ...bookingFields,
    calendarName: z
      .string()
      .nullable()
      .meta({ description: "Whom or what the booking is with; null if the host has one calendar", example: null }),
    secret: z
      .string()
      .meta({ description: "Last part of the private link. Anyone who has it can move or cancel the booking" }),
    ...placeFields,
    changeableUntil: InstantOut.meta({
      description: "Until when the customer can move or cancel, in UTC: `cancelMinutes` before the start",
    }),
    cancelMinutes: z.int().meta({
      description: "Until how many minutes before the start the customer can move or cancel",
      example: 60,
    }),
    canChange: z.boolean().meta({ description: "Whether the customer can still move or cancel it" }),
    canErase: z
      .boolean()
      .meta({ description: "Whether the customer can erase their details: only once the visit is over or cancelled" }),
    keptUntil: InstantOut.meta({ description: "When the customer's details are erased automatically, in UTC" }),
    provider: z
      .object({
        providerId: z.int().meta({ description: "Listing id", example: 7 }),
        name: z.string().meta({ description: "Name of the listing" }),
        textLanguage,
        address: z.string().meta({ description: "Address of the venue" }),
        phoneNumber: z.string().meta({ description: "Phone number in E.164 format", example: "+35621223344" }),
        phoneNumberFormatted: z
          .string()
          .meta({ description: "The phone number formatted for display", example: "+356 2122 3344" }),
        whatsappNumber: z
          .string()
          .nullable()
          .meta({ description: "WhatsApp number in E.164 format; null if there is none" }),
        communityId: z.int().meta({ description: "Community of the listing, 1 to 6", example: 1 }),
        profileImageUrl: z.string().meta({ description: "URL of the logo" }),
      })
      .nullable()
      .meta({ description: "Listing the booking was made at; null once its host's account has been erased" }),
  })
  .meta({ id: "CustomerBooking", description: "Booking as the customer sees it through the private link" });

const customer = {
  customerName: Line({ max: 120, missing: "name_required" }).meta({
    description: "Customer's name",
    example: "Maria Camilleri",
  }),
  customerPhone: Line({ max: 40, missing: "phone_required" }).meta({
    description: "Phone number; without a + it is read as a number of `phoneCountry`",
    example: "9911 2233",
  }),
};

const customerEmail = orNone(OptionalEmail).meta({
  description: "Optional email address for the confirmation",
});

export const expectedTerms = {
  expectedPrice: Price.optional().meta({
    description: "Price that the customer saw. If it has changed, the booking is refused with `terms_changed`",
    example: 65,
  }),
  expectedMinutes: z.int("bad_duration").min(0, "bad_duration").max(8640, "bad_duration").nullish().meta({
    description:
      "Duration in minutes of all items that the customer saw; null if they have none. Checked like `expectedPrice`",
    example: 180,
  }),
};

const calendarId = IdNumber.optional().meta({
  description: "Calendar to book in; without it, the free one with the fewest visits that day",
});

const bookRefusals = [
  ...slotRefusals,
  "calendar_not_offered",
  "terms_changed",
  "request_in_flight",
  "same_key_other_request",
] as const;
const hostRefusals = ["not_signed_in", "provider_account_required", "account_suspended"] as const;

export const bookSlot = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings",
  room: "bookings",
  summary: "Book one or several service items as one visit; no account needed",
  headers: IdempotencyKey.extend(OptOut.shape),
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Provider account id" }),
    startTime: Instant.meta({ description: "Start of the visit, on a quarter of an hour" }),
    serviceItems: ServiceItemIds,
    ...customer,
    phoneCountry: OptionalPhoneCountry,
    customerEmail,
    calendarId,
    ...expectedTerms,
    holdId: HoldId.optional().meta({ description: "Hold of this customer for this time; the booking replaces it" }),
    earlierHoldId: HoldId.optional().meta({
      description:
        "Hold that the browser had before, if its release may arrive after the booking. It is released first",
    }),
    source: z.enum(sources, "not_an_option").optional().meta({
      description: "How the customer came to the listing: the value of `from` in its URL. Not kept with Sec-GPC or DNT",
      example: "search",
    }),
  }),
  status: 201,
  output: success(CustomerBooking),
  refusals: [...bookRefusals, "not_found", "provider_not_bookable", "too_many_open_bookings", "booking_not_possible"],
});

export const bookForCaller = endpoint({
  method: "POST",
  path: "/providerCalendar/book",
  room: "bookings",
  summary: "Book one or several service items as one visit in your own calendar, for a customer who called",
  headers: IdempotencyKey,
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Your provider account id" }),
    serviceItemId: IdNumber.optional().meta({
      description: "Id of the booked service item. Not needed with `serviceItems`, which counts if both are sent",
    }),
    serviceItems: ServiceItemIds.optional(),
    startTime: Instant.meta({ description: "Start of the visit" }),
    customerName: orNone(customer.customerName).optional().meta({ description: "Customer's name, if known" }),
    customerPhone: orNone(customer.customerPhone).optional().meta({ description: "Customer's phone number, if known" }),
    phoneCountry: OptionalPhoneCountry,
    calendarId,
    ...expectedTerms,
    breakRules: z
      .array(z.enum(breakableRules, "not_an_option"))
      .max(breakableRules.length, "too_long")
      .optional()
      .meta({
        description:
          "Rules of the item to break knowingly. A booking that breaks others is refused with `rules_broken`",
        example: [],
      }),
  }),
  status: 201,
  output: success(HostBooking),
  refusals: [...hostRefusals, ...bookRefusals, "rules_broken", "not_yours", "not_found", "provider_not_bookable"],
});

export const cancelAsHost = endpoint({
  method: "POST",
  path: "/providerCalendar/cancel",
  room: "bookings",
  summary: "Cancel a booking in your own calendar, found by its item and start",
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Your provider account id" }),
    serviceItemId: IdNumber.meta({ description: "Id of the booked service item" }),
    startTime: Instant.meta({ description: "Start of the visit" }),
    bookingId: z
      .string("bad_id")
      .max(10, "too_long")
      .optional()
      .meta({ description: "Booking reference, needed if several bookings of the item start at that time" }),
    note: orNone(Line({ max: 500 }))
      .optional()
      .meta({ description: "Message to the customer, mailed with the cancellation" }),
  }),
  status: 200,
  output: success(HostBooking),
  refusals: [...hostRefusals, "not_found", "booking_is_past", "already_cancelled", "several_bookings"],
});

export const listBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookings",
  room: "bookings",
  summary: "List the bookings in your own calendar; `X-Total-Count` has the total",
  query: z.object({
    kindredProviderId: Id.meta({ description: "Your provider account id" }),
    from: Instant.optional().meta({ description: "Only bookings that end after this time" }),
    to: Instant.optional().meta({ description: "Only bookings that start before this time" }),
    status: z
      .enum([...BookingStatus.options, "over"])
      .optional()
      .meta({ description: "Only bookings with this status; `over` means completed or no-show" }),
    serviceItemId: Id.optional().meta({ description: "Only bookings of this service item" }),
    calendarId: Id.optional().meta({ description: "Only bookings in this calendar" }),
    q: Line({ max: 100 })
      .optional()
      .meta({ description: "Search text: part of a customer's name or phone number, or a full booking reference" }),
    order: z.enum(["soonest", "latest"]).default("soonest").meta({ description: "Sort order by start time" }),
    limit: z.coerce.number().int().min(1).max(200).default(100).meta({ description: "Maximum number of results" }),
    offset: z.coerce.number().int().min(0).max(100_000).default(0).meta({ description: "Number of results to skip" }),
  }),
  status: 200,
  output: z.array(HostBooking),
  refusals: memberRefusals,
});

export const secretParams = z.object({
  secret: z
    .string()
    .max(100)
    .meta({ description: "Last part of the booking's private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readBooking = endpoint({
  method: "GET",
  path: "/bookings/{secret}",
  room: "bookings",
  summary: "Get a booking by its private link",
  params: secretParams,
  status: 200,
  output: CustomerBooking,
  refusals: ["not_found", "booking_details_erased"],
});

export const cancelBooking = endpoint({
  method: "POST",
  path: "/bookings/{secret}/cancel",
  room: "bookings",
  summary: "Cancel a booking, up to `cancelMinutes` before it starts; cancelling again changes nothing",
  params: secretParams,
  status: 200,
  output: success(CustomerBooking),
  refusals: ["not_found", "booking_details_erased", "too_late_to_change"],
});

export const moveBooking = endpoint({
  method: "POST",
  path: "/bookings/{secret}/move",
  room: "bookings",
  summary: "Move a booking to another start time, up to `cancelMinutes` before the current one",
  params: secretParams,
  body: z.object({ startTime: Instant.meta({ description: "New start, on a quarter of an hour" }) }),
  status: 200,
  output: success(CustomerBooking),
  refusals: [
    ...slotRefusals,
    "not_found",
    "booking_details_erased",
    "too_late_to_change",
    "already_cancelled",
    "provider_not_bookable",
  ],
});

export const eraseDetails = endpoint({
  method: "POST",
  path: "/bookings/{secret}/erase",
  room: "moderation",
  summary: "Erase the customer's details and review after the visit or cancellation; the private link stops working",
  params: secretParams,
  status: 200,
  output: success(Nothing),
  refusals: ["not_found", "booking_details_erased", "visit_still_ahead"],
});

export const downloadCalendarFile = endpoint({
  method: "GET",
  path: "/bookings/{secret}/calendar.ics",
  room: "bookings",
  summary: "Download a booking as an iCalendar file",
  params: secretParams,
  status: 200,
  output: z.string().meta({ description: "iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found", "booking_details_erased"],
});

export const findBookings = endpoint({
  method: "POST",
  path: "/bookings/find",
  room: "bookings",
  summary: "Email the private links of upcoming bookings; the response is the same whether or not there are any",
  body: z.object({
    email: z
      .string("bad_email")
      .trim()
      .max(254, "too_long")
      .pipe(z.email("bad_email"))
      .meta({ description: "Email address used for the bookings", example: "maria@example.com" }),
  }),
  status: 202,
  output: success(Nothing),
  refusals: [],
});
