import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

const rows = (description: string) => z.array(z.record(z.string(), z.unknown())).meta({ description });

const OwnData = z
  .object({
    exportedAt: InstantOut,
    person: z.record(z.string(), z.unknown()).meta({ description: "Who signed in, as the issuer said it" }),
    sessions: rows("Where one is signed in; nothing here opens a session"),
    providerAccount: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "The provider account with date of birth and accepted terms; null without one" }),
    listings: rows("Service listings, also those that were deleted"),
    events: rows("Events, also those that were deleted"),
    listingEdits: rows("What one changed in service listings"),
    eventEdits: rows("What one changed in events"),
    serviceItems: rows("What can be booked, also what is no longer offered"),
    availability: rows("What was said about one's time"),
    bookings: rows("Bookings in one's calendar, with the customers' details as long as they are kept"),
    bookingsMade: rows("What was booked as a customer with the same address"),
    reviewsReceived: rows("Reviews of one's visits, with one's answers"),
    blockedPhones: rows("Numbers one takes no bookings from: their last figures"),
    calendarFeed: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "Whether there is a private feed; its address is shown in the portal" }),
    uploads: rows("Pictures, with the addresses of every size"),
    contactMessages: rows("What was written to the operator from the same address"),
    reportsMade: rows("What was reported about others from the same address"),
    deletionRequests: rows("Requests to erase the account"),
  })
  .meta({ id: "OwnData", description: "Everything that is kept about the person who asks" });

export const downloadOwnData = endpoint({
  method: "GET",
  path: "/ownData",
  room: "moderation",
  summary: "Everything that is kept about oneself, as a file",
  status: 200,
  output: OwnData,
  refusals: ["not_signed_in"],
});
