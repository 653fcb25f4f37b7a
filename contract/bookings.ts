import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { product } from "./product.ts";
import { Id, IdempotencyKey, IdNumber, Instant, InstantOut, Line, orNone, PhoneCountry, Price } from "./values.ts";

const money = (description: string) => z.number().meta({ description, example: 65 });

export const BookingStatus = z
  .enum(["confirmed", "cancelled", "no_show", "completed"])
  .meta({ id: "BookingStatus", description: "Completed means: ended, not cancelled, not a no-show" });

const bookingFields = {
  id: z.string().meta({ description: "The reference, to read out", example: "K7MPQ2XWRT" }),
  kindredProviderId: z.int().meta({ description: "Whose calendar it is in", example: 1 }),
  serviceItemId: z.int().meta({ description: "What was booked", example: 11 }),
  serviceItemName: z.string().meta({ description: "Its name when it was booked", example: "Knotless braids" }),
  startTime: InstantOut,
  endTime: InstantOut,
  durationMinutes: z.int().nullable().meta({ description: "Its length when it was booked" }),
  price: money("In euro, as it was when booked"),
  status: BookingStatus,
  customerName: z.string().nullable().meta({ description: "Who comes", example: "Maria Camilleri" }),
  customerPhone: z.string().nullable().meta({ description: "How to reach them, in E.164", example: "+35699112233" }),
  customerPhoneFormatted: z
    .string()
    .nullable()
    .meta({ description: "The same, as people write it", example: "+356 9911 2233" }),
  customerEmail: z.string().nullable().meta({ description: "Where to write to them" }),
  createdAt: InstantOut,
  cancelledAt: InstantOut.nullable(),
  cancelledBy: z.enum(["customer", "provider"]).nullable().meta({ description: "Who cancelled it" }),
};

export const HostBooking = z
  .object({
    ...bookingFields,
    bookedBy: z.enum(["customer", "provider"]).meta({ description: "Who put it into the calendar" }),
    providerId: z.int().meta({ description: "The listing it was booked at", example: 7 }),
    isErased: z.boolean().meta({ description: "Whether the customer's details were erased" }),
  })
  .meta({ id: "HostBooking", description: "A booking as the host sees it" });

export const CustomerBooking = z
  .object({
    ...bookingFields,
    secret: z.string().meta({ description: "The private link's last part: whoever holds it may move or cancel" }),
    timeZone: z.string().meta({ description: "The venue's zone", example: "Europe/Malta" }),
    changeableUntil: InstantOut.meta({ description: "The last moment to move or cancel" }),
    canChange: z.boolean().meta({ description: "Whether it can still be moved or cancelled" }),
    canErase: z.boolean().meta({ description: "Whether the details can be erased: not while the visit is ahead" }),
    keptUntil: InstantOut.meta({ description: "When the customer's details are erased by themselves" }),
    provider: z
      .object({
        providerId: z.int().meta({ description: "The listing", example: 7 }),
        name: z.string().meta({ description: "Its name" }),
        address: z.string().meta({ description: "Where to go" }),
        phoneNumber: z.string().meta({ description: "To call, in E.164", example: "+35621223344" }),
        phoneNumberFormatted: z
          .string()
          .meta({ description: "The same, as people write it", example: "+356 2122 3344" }),
        whatsappNumber: z.string().nullable().meta({ description: "To message" }),
        communityId: z.int().meta({ description: "Whose cloth the page wears", example: 1 }),
        profileImageUrl: z.string().meta({ description: "Its logo" }),
      })
      .nullable()
      .meta({ description: "Where it takes place; null once the listing is gone" }),
  })
  .meta({ id: "CustomerBooking", description: "A booking as the customer sees it, through the private link" });

const customer = {
  customerName: Line({ max: 120, missing: "name_required" }).meta({
    description: "Who comes",
    example: "Maria Camilleri",
  }),
  customerPhone: Line({ max: 40, missing: "phone_required" }).meta({
    description: "A phone number; without a + it is one of `phoneCountry`",
    example: "9911 2233",
  }),
};

const customerEmail = orNone(z.string("bad_email").trim().max(254, "too_long").pipe(z.email("bad_email"))).meta({
  description: "For the confirmation; may be left out",
});

const expectedTerms = {
  expectedPrice: Price.optional().meta({
    description: "The price the customer saw; refused with `terms_changed` when it is no longer this",
    example: 65,
  }),
  expectedMinutes: z
    .int("bad_duration")
    .min(0, "bad_duration")
    .max(1440, "bad_duration")
    .nullish()
    .meta({ description: "The length the customer saw; null where none was given", example: 180 }),
};

const slotRefusals = ["slot_taken", "start_is_past", "start_off_grid", "start_too_far", "item_not_offered"] as const;
const bookRefusals = [...slotRefusals, "terms_changed", "request_in_flight", "same_key_other_request"] as const;
const hostRefusals = ["not_signed_in", "provider_account_required", "account_suspended"] as const;

export const bookSlot = endpoint({
  method: "POST",
  path: "/providerCalendar/bookings",
  room: "bookings",
  summary: "Book one service item, without an account",
  headers: IdempotencyKey,
  body: z.object({
    kindredProviderId: IdNumber.meta({ description: "Whose calendar" }),
    startTime: Instant,
    serviceItems: z
      .tuple([IdNumber], "one_service_item")
      .meta({ description: "A list of exactly one item id", example: [11] }),
    ...customer,
    phoneCountry: PhoneCountry.default(product.hostCountry),
    customerEmail,
    ...expectedTerms,
  }),
  status: 201,
  output: done(CustomerBooking),
  refusals: [...bookRefusals, "not_found", "provider_not_bookable", "too_many_open_bookings", "booking_not_possible"],
});

export const bookForCaller = endpoint({
  method: "POST",
  path: "/providerCalendar/book",
  room: "bookings",
  summary: "Book a slot of one's own calendar, for somebody who called",
  headers: IdempotencyKey,
  body: z.object({
    kindredProviderId: IdNumber,
    serviceItemId: IdNumber,
    startTime: Instant,
    customerName: orNone(customer.customerName).optional().meta({ description: "Who comes, if known" }),
    customerPhone: orNone(customer.customerPhone).optional().meta({ description: "How to reach them, if known" }),
    phoneCountry: PhoneCountry.default(product.hostCountry),
    ...expectedTerms,
  }),
  status: 201,
  output: done(HostBooking),
  refusals: [...hostRefusals, ...bookRefusals, "not_yours"],
});

export const cancelAsHost = endpoint({
  method: "POST",
  path: "/providerCalendar/cancel",
  room: "bookings",
  summary: "Cancel a booking in one's own calendar",
  body: z.object({
    kindredProviderId: IdNumber,
    serviceItemId: IdNumber,
    startTime: Instant,
    note: orNone(Line({ max: 500 }))
      .optional()
      .meta({ description: "Message to the customer" }),
  }),
  status: 200,
  output: done(HostBooking),
  refusals: [...hostRefusals, "not_found", "booking_is_past", "already_cancelled"],
});

export const listBookings = endpoint({
  method: "GET",
  path: "/providerCalendar/bookings",
  room: "bookings",
  summary: "The bookings in one's own calendar; the total is in `X-Total-Count`",
  query: z.object({
    kindredProviderId: Id,
    from: Instant.optional(),
    to: Instant.optional(),
    status: z
      .enum([...BookingStatus.options, "over"])
      .optional()
      .meta({ description: "Over means: completed or a no-show" }),
    serviceItemId: Id.optional(),
    q: Line({ max: 100 }).optional().meta({ description: "Part of a name or phone number, or a whole booking id" }),
    order: z.enum(["soonest", "latest"]).default("soonest").meta({ description: "By start" }),
    limit: z.coerce.number().int().min(1).max(200).default(100).meta({ description: "At most this many" }),
    offset: z.coerce.number().int().min(0).max(100_000).default(0).meta({ description: "Skip this many" }),
  }),
  status: 200,
  output: z.array(HostBooking),
  refusals: ["not_signed_in", "provider_account_required", "not_found"],
});

const secretParams = z.object({
  secret: z.string().max(100).meta({ description: "The last part of the private link", example: "K7MPQ2XWRTq3v…" }),
});

export const readBooking = endpoint({
  method: "GET",
  path: "/bookings/{secret}",
  room: "bookings",
  summary: "A booking, for whoever holds its private link",
  params: secretParams,
  status: 200,
  output: CustomerBooking,
  refusals: ["not_found", "booking_details_erased"],
});

export const listStartsToMoveTo = endpoint({
  method: "GET",
  path: "/bookings/{secret}/starts",
  room: "bookings",
  summary: "Future starts that this booking could move to; its own time does not stand in its way",
  params: secretParams,
  query: z.object({
    startTime: Instant,
    endTime: Instant.meta({ description: "Exclusive; at most 62 days after the start" }),
  }),
  status: 200,
  output: z.array(InstantOut),
  refusals: ["not_found", "booking_details_erased"],
});

export const cancelBooking = endpoint({
  method: "POST",
  path: "/bookings/{secret}/cancel",
  room: "bookings",
  summary: "Cancel, until 1 hour before the start; again changes nothing",
  params: secretParams,
  status: 200,
  output: done(CustomerBooking),
  refusals: ["not_found", "booking_details_erased", "too_late_to_change"],
});

export const moveBooking = endpoint({
  method: "POST",
  path: "/bookings/{secret}/move",
  room: "bookings",
  summary: "Move to another start, until 1 hour before the present one",
  params: secretParams,
  body: z.object({ startTime: Instant }),
  status: 200,
  output: done(CustomerBooking),
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
  summary: "Erase the customer's details and review, once the visit is over or cancelled; the link ends with them",
  params: secretParams,
  status: 200,
  output: done(Nothing),
  refusals: ["not_found", "booking_details_erased", "visit_still_ahead"],
});

export const downloadCalendarFile = endpoint({
  method: "GET",
  path: "/bookings/{secret}/calendar.ics",
  room: "bookings",
  summary: "The booking for a calendar program",
  params: secretParams,
  status: 200,
  output: z.string().meta({ description: "An iCalendar file" }),
  media: "text/calendar; charset=utf-8",
  refusals: ["not_found", "booking_details_erased"],
});

export const findBookings = endpoint({
  method: "POST",
  path: "/bookings/find",
  room: "bookings",
  summary: "Send the links of upcoming bookings to their address; the answer never says whether there are any",
  body: z.object({
    email: z
      .string("bad_email")
      .trim()
      .max(254, "too_long")
      .pipe(z.email("bad_email"))
      .meta({ description: "The address given when booking", example: "maria@example.com" }),
  }),
  status: 202,
  output: done(Nothing),
  refusals: [],
});
