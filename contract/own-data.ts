import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { InstantOut } from "./values.ts";

const rows = (description: string) => z.array(z.record(z.string(), z.unknown())).meta({ description });

const OwnData = z
  .object({
    exportedAt: InstantOut.meta({ description: "When the file was created, in UTC" }),
    person: z.record(z.string(), z.unknown()).meta({ description: "User, as received from the sign-in provider" }),
    sessions: rows("Sessions, without anything that could be used to sign in"),
    providerAccount: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "Provider account with date of birth and accepted terms; null if there is none" }),
    personalDetails: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "Name, date of birth and accepted terms of somebody who has registered a host; else null" }),
    memberships: rows("Hosts that the user is a member of, with the role"),
    devices: rows("Browsers that get push messages, without their keys"),
    listings: rows("Service listings, including deleted ones"),
    events: rows("Events, including deleted ones"),
    listingEdits: rows("Edits of service listings"),
    eventEdits: rows("Edits of events"),
    serviceItems: rows("Service items, including deleted ones"),
    calendars: rows("Calendars of the host"),
    visitSummaries: rows("Insights: visits by day, calendar, service and source"),
    hourSummaries: rows("Insights: open and booked minutes by day, calendar and hour"),
    viewSummaries: rows("Insights: how often the listings were opened, by day and source"),
    availability: rows("Times marked as available or unavailable"),
    weeklyHours: rows("Weekly opening hours"),
    differingDays: rows("Days with opening hours of their own, with the reasons"),
    holidayClosings: rows("Calendars that close on public holidays"),
    webhooks: rows("Addresses that hear about the host's bookings"),
    apiKeys: rows("API keys of the host, without the keys themselves"),
    importedCalendars: rows("Other calendars that block the host's own, with their addresses"),
    bookings: rows("Bookings in the user's calendar, with the customers' details until these are erased"),
    bookingsMade: rows("Bookings made as a customer with the same email address, if it is verified"),
    waitingList: rows("People on the host's waiting list"),
    waitingListsJoined: rows("Waiting lists joined with the same email address, if it is verified"),
    registrations: rows("Guests of the user's events, with their details until these are erased"),
    registrationsMade: rows("Places taken at events with the same email address, if it is verified"),
    reviewsReceived: rows("Reviews received, with the user's answers"),
    customerNotes: rows("Private notes about the host's customers"),
    blockedPhones: rows("Blocked phone numbers, only their last digits"),
    calendarFeed: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "Private calendar feed, without its URL; null if there is none" }),
    uploads: rows("Uploaded images, with the URLs of all sizes"),
    contactMessages: rows("Contact messages from the same email address, if it is verified"),
    reportsMade: rows("Reports from the same email address, if it is verified"),
    deletionRequests: rows("Deletion requests from the same email address, if it is verified"),
  })
  .meta({ id: "OwnData", description: "All data stored about the caller" });

export const downloadOwnData = endpoint({
  method: "GET",
  path: "/ownData",
  room: "moderation",
  summary: "Download all data stored about the caller as a JSON file",
  status: 200,
  output: OwnData,
  refusals: ["not_signed_in"],
});
