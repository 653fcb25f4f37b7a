import { z } from "zod";
import { memberRefusals } from "./caller-refusals.ts";
import { endpoint, success } from "./endpoint.ts";
import { Id, Instant, InstantOut } from "./values.ts";

const link = (about: string) => z.string().meta({ description: `URL that opens WhatsApp with ${about}` });

const VisitMessages = z
  .object({
    bookingId: z.string().meta({ description: "Booking reference", example: "K7MPQ2XWRT" }),
    whatsapp: z
      .object({
        confirmation: link("a confirmation"),
        reminder: link("a reminder"),
        change: link("the new time"),
        directions: link("the way to the venue"),
      })
      .nullable()
      .meta({
        description:
          "Finished texts in the customer's language, with a private link that cannot leave a review; null without a phone number",
      }),
    openedAt: InstantOut.nullable().meta({
      description: "When a reminder was opened in WhatsApp, in UTC; null if never",
    }),
    isReminded: z.boolean().meta({ description: "Whether the customer is reminded on their own device" }),
  })
  .meta({ id: "VisitMessages", description: "Messages that a host can send to the customer of a visit" });

export const FinishedTexts = z
  .object({
    language: z.string().meta({ description: "Language of the texts, as a BCP 47 tag", example: "ar" }),
    texts: z
      .array(
        z
          .object({
            kind: z
              .enum(["change", "confirmation", "reminder", "directions", "offer", "cancellation"])
              .meta({ description: "What the text is about" }),
            title: z.string().meta({ description: "Name of the text, in your language", example: "Reminder" }),
            text: z.string().meta({ description: "The text, in the language of the person, with their private link" }),
            url: link("the text"),
          })
          .meta({ id: "FinishedText", description: "Text that a host can send in WhatsApp" }),
      )
      .meta({ description: "Texts that make sense now; empty without a phone number" }),
  })
  .meta({ id: "FinishedTexts", description: "Texts that a host can send to one person in WhatsApp" });

export const listVisitMessages = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/visitMessages",
  room: "devices",
  summary: "List messages for the customers of your upcoming visits, soonest first, at most 200",
  params: z.object({ hostId: Id.meta({ description: "Provider account id" }) }),
  query: z.object({
    from: Instant.meta({ description: "Only visits that end after this time" }),
    to: Instant.optional().meta({ description: "Only visits that start before this time" }),
  }),
  status: 200,
  output: z.array(VisitMessages),
  refusals: memberRefusals,
});

const visitParams = z.object({
  hostId: Id.meta({ description: "Provider account id" }),
  bookingId: z.string("bad_id").max(10, "too_long").meta({ description: "Booking reference", example: "K7MPQ2XWRT" }),
});

export const readVisitMessages = endpoint({
  method: "GET",
  path: "/hosts/{hostId}/visitMessages/{bookingId}",
  room: "devices",
  summary: "Get finished texts for the customer of one visit; their link cannot leave a review",
  params: visitParams,
  status: 200,
  output: FinishedTexts,
  refusals: memberRefusals,
});

export const markReminderOpened = endpoint({
  method: "PUT",
  path: "/hosts/{hostId}/visitMessages/{bookingId}",
  room: "devices",
  summary: "Remember that a reminder was opened in WhatsApp, or undo it",
  params: visitParams,
  body: z.object({ isOpened: z.boolean("wrong_type").meta({ description: "False to undo it" }) }),
  status: 200,
  output: success(
    z
      .object({ isOpened: z.boolean().meta({ description: "Whether it counts as opened" }) })
      .meta({ description: "Whether a reminder was opened" }),
  ),
  refusals: memberRefusals,
});
