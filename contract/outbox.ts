import { z } from "zod";
import { moderatorRefusals } from "./caller-refusals.ts";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

const OutboxMail = z
  .object({
    id: z.string().meta({ description: "Mail id" }),
    to: z.string().meta({ description: "Email address of the recipient", example: "nadia@example.org" }),
    subject: z.string().meta({ description: "Subject line", example: "Booking confirmed" }),
    text: z.string().meta({ description: "Plain-text body" }),
    sentAt: InstantOut.meta({ description: "When it was stored, in UTC" }),
  })
  .meta({ id: "OutboxMail", description: "Mail that a demo installation stored instead of sending" });

export const readOutbox = endpoint({
  method: "GET",
  path: "/outbox",
  room: "moderation",
  summary: "List the stored mails of a demo installation without a mail server, newest first; at most 100",
  status: 200,
  output: z.array(OutboxMail),
  refusals: [...moderatorRefusals, "not_found"],
});
