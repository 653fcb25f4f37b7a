import { z } from "zod";
import { HostBooking } from "./bookings.ts";
import { endpoint, success } from "./endpoint.ts";
import { orNone, Paragraphs } from "./values.ts";

const params = z.object({
  id: z.string("bad_id").max(10, "too_long").meta({ description: "Booking reference", example: "K7MPQ2XWRT" }),
});
const refusals = ["not_signed_in", "provider_account_required", "not_found", "booking_without_phone"] as const;
const note = z
  .string()
  .nullable()
  .meta({ description: "Your private note about the customer; null if there is none", example: "Prefers mornings" });
const count = (description: string, example: number) => z.int().meta({ description, example });

const CustomerCard = z
  .object({
    name: HostBooking.shape.customerName,
    phone: z.string().meta({ description: "Phone number in E.164 format", example: "+35699112233" }),
    phoneFormatted: z.string().meta({ description: "The number formatted for display", example: "+356 9911 2233" }),
    note,
    counts: z
      .object({
        completed: count("Visits that are over", 4),
        upcoming: count("Visits to come", 1),
        noShows: count("Visits marked as a no-show", 0),
        cancelled: count("Cancelled bookings", 2),
      })
      .meta({ description: "Bookings of this number by state; each one is counted once" }),
    visits: z.array(HostBooking).meta({ description: "The 50 latest bookings of this number, latest first" }),
  })
  .meta({ id: "CustomerCard", description: "A customer of a host, known by phone number" });

export const readCustomerCard = endpoint({
  method: "GET",
  path: "/providerCalendar/bookings/{id}/customer",
  room: "host-bookings",
  summary: "Get the customer of a booking: all bookings of that phone number with you, and your note",
  params,
  status: 200,
  output: CustomerCard,
  refusals,
});

export const writeCustomerNote = endpoint({
  method: "PUT",
  path: "/providerCalendar/bookings/{id}/customer/note",
  room: "host-bookings",
  summary: "Write a private note about the customer of a booking, or delete it",
  params,
  body: z.object({
    note: orNone(Paragraphs({ max: 500 })).meta({
      description: "Private note, at most 500 characters; null or empty deletes it",
      example: "Prefers mornings",
    }),
    expectedNote: orNone(Paragraphs({ max: 500 }))
      .optional()
      .meta({
        description:
          "The note that you saw. If it has changed since, the new one is refused; without this field it is not compared",
        example: null,
      }),
  }),
  status: 200,
  output: success(z.object({ note }).meta({ description: "The saved note" })),
  refusals: [...refusals, "account_suspended", "note_changed"],
});
