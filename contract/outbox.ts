import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

const OutboxMail = z
  .object({
    id: z.string().meta({ description: "The mail's id" }),
    to: z.string().meta({ description: "Its one recipient", example: "nadia@example.org" }),
    subject: z.string().meta({ description: "Its subject", example: "Booking confirmed" }),
    text: z.string().meta({ description: "The letter as plain text" }),
    sentAt: InstantOut,
  })
  .meta({ id: "OutboxMail", description: "A mail that a demo installation kept instead of sending" });

export const readOutbox = endpoint({
  method: "GET",
  path: "/outbox",
  room: "moderation",
  summary: "The mails of a demo installation that has no mail server, newest first",
  status: 200,
  output: z.array(OutboxMail),
  refusals: ["not_signed_in", "moderators_only", "not_found"],
});
