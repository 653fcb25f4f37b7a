import { z } from "zod";
import { endpoint, Nothing, success } from "./endpoint.ts";
import { originalLanguage, ownTexts, textLanguage, translationsBody } from "./host-texts.ts";
import { calendarColours } from "./lists/calendar-colours.ts";
import { Id, IdNumber, IfMatch, Line, orNone, Paragraphs, Price, placeFields } from "./values.ts";

const example = { minutesBefore: 10, minutesAfter: 15, noticeMinutes: 120, daysAhead: 180, mostPerDay: 4 };

/** The rules that only the owner sees. */
const ownRules = {
  minutesBefore: z.int().optional().meta({
    description: "Minutes before each visit in which the calendar is blocked. Only sent to the owner",
    example: example.minutesBefore,
  }),
  minutesAfter: z.int().optional().meta({
    description: "Minutes after each visit in which the calendar is blocked. Only sent to the owner",
    example: example.minutesAfter,
  }),
  noticeMinutes: z.int().optional().meta({
    description: "Shortest time between booking and visit, in minutes. Only sent to the owner",
    example: example.noticeMinutes,
  }),
  mostPerDay: z.int().nullish().meta({
    description: "Most visits with this item on one day; null: no limit. Only sent to the owner",
    example: example.mostPerDay,
  }),
};

export const ServiceItem = z
  .object({
    id: z.int().meta({ description: "Service item id", example: 11 }),
    name: z.string().meta({ description: "Name of the item", example: "Knotless braids" }),
    description: z.string().nullable().meta({ description: "Description; null if there is none" }),
    price: z.number().meta({ description: "Price; 0 if none was given", example: 65 }),
    currency: placeFields.currency,
    duration_minutes: z
      .int()
      .nullable()
      .meta({ description: "Duration in minutes; null if none was given", example: 180 }),
    provider_id: z.int().meta({ description: "Listing id", example: 7 }),
    cancelMinutes: z.int().meta({
      description: "Until how many minutes before the visit customers can move or cancel it",
      example: 60,
    }),
    daysAhead: z.int().nullish().meta({
      description: "How many days ahead it can be booked; null: until the end of the 24th month",
      example: example.daysAhead,
    }),
    ...ownRules,
    textLanguage,
    ...ownTexts(
      z.object({
        name: z.string().meta({ description: "Name of the item in this language", example: "Tresses sans nœud" }),
        description: z.string().optional().meta({ description: "Description in this language, if there is one" }),
      }),
    ),
    revision: z
      .int()
      .optional()
      .meta({ description: "Version for `If-Match`, without the quotes; only sent to the owner" }),
    calendarIds: z.array(z.int()).optional().meta({
      description: "Calendars that offer the item; empty means all calendars of the host. Only sent to the owner",
      example: [],
    }),
    calendars: z
      .array(
        z.object({
          id: z.int().meta({ description: "Calendar id", example: 1 }),
          name: z.string().meta({ description: "Name that customers see", example: "Amara" }),
          colour: z.enum(calendarColours).meta({ description: "Colour shown with its name", example: "teal" }),
        }),
      )
      .optional()
      .meta({
        description:
          "Calendars in which it can be booked, in the host's order. Only sent in lists, and only if several calendars of the host take bookings",
      }),
  })
  .meta({ id: "ServiceItem", description: "Service item: what can be booked at a listing" });

const wholeNumber = (min: number, max: number) => z.int("wrong_type").min(min, "too_small").max(max, "too_large");
const minutesAround = wholeNumber(0, 240).multipleOf(5, "not_an_option");

const bodyRules = {
  minutesBefore: minutesAround.optional().meta({
    description: "Minutes before each visit to block in the calendar, 0 to 240 in steps of 5",
    example: example.minutesBefore,
  }),
  minutesAfter: minutesAround.optional().meta({
    description: "Minutes after each visit to block in the calendar, 0 to 240 in steps of 5",
    example: example.minutesAfter,
  }),
  noticeMinutes: wholeNumber(0, 14 * 24 * 60)
    .optional()
    .meta({
      description: "Shortest time between booking and visit in minutes, at most 14 days",
      example: example.noticeMinutes,
    }),
  daysAhead: wholeNumber(1, 730).nullish().meta({
    description:
      "How many days ahead it can be booked; null: until the end of the 24th month. A new item starts with 180",
    example: example.daysAhead,
  }),
  mostPerDay: wholeNumber(1, 50).nullish().meta({
    description: "Most visits with this item on one day; null: no limit",
    example: example.mostPerDay,
  }),
  cancelMinutes: wholeNumber(0, 72 * 60)
    .optional()
    .meta({
      description: "Until how many minutes before the visit customers can move or cancel it, at most 72 hours",
      example: 60,
    }),
};

export const ServiceItemBody = z
  .object({
    name: Line({ max: 120, missing: "item_name_required" }).meta({
      description: "Name of the item",
      example: "Knotless braids",
    }),
    description: orNone(Paragraphs({ max: 2000 })).meta({ description: "Optional description" }),
    language: originalLanguage,
    translations: translationsBody(
      z.object({
        name: Line({ max: 120, missing: "item_name_required" }).meta({ description: "Name in this language" }),
        description: Paragraphs({ min: 0, max: 2000 })
          .transform((text) => text || undefined)
          .optional()
          .meta({ description: "Description in this language; left out or empty if there is none" }),
      }),
    ),
    price: Price.nullish().meta({
      description: "Price in the currency of the host's country; null counts as 0",
      example: 65,
    }),
    durationMinutes: z
      .int("bad_duration")
      .min(0, "bad_duration")
      .max(1440, "bad_duration")
      .nullish()
      .meta({ description: "Duration in minutes, 0 to 1440; null if there is none", example: 180 }),
    ...bodyRules,
    calendarIds: z.array(IdNumber).max(50, "too_long").optional().meta({
      description: "Calendars that offer the item; empty means all, left out keeps them as they are",
      example: [],
    }),
    copyRulesTo: z.array(IdNumber).max(200, "too_long").optional().meta({
      description: "Other items of the same listing that get the rules of this item in the same step",
      example: [],
    }),
  })
  .meta({
    id: "ServiceItemBody",
    description: "Service item to create or update; rules that are left out stay as they are",
  });

const ownerRefusals = [
  "not_signed_in",
  "provider_account_required",
  "role_required",
  "account_suspended",
  "not_yours",
  "not_found",
] as const;

export const listServiceItems = endpoint({
  method: "GET",
  path: "/serviceItems",
  room: "service-items",
  summary: "List the service items of a listing (`providerId`) or of a provider account (`kindredProviderId`)",
  query: z.object({
    providerId: Id.optional().meta({ description: "Listing id" }),
    kindredProviderId: Id.optional().meta({ description: "Provider account id, instead of `providerId`" }),
  }),
  status: 200,
  output: z.array(ServiceItem),
  refusals: ["not_found"],
});

export const createServiceItem = endpoint({
  method: "POST",
  path: "/serviceItems",
  room: "service-items",
  summary: "Add a service item to your own listing",
  query: z.object({ providerId: Id.meta({ description: "Listing id" }) }),
  body: ServiceItemBody,
  status: 201,
  output: success(ServiceItem),
  refusals: ownerRefusals,
});

export const updateServiceItem = endpoint({
  method: "PUT",
  path: "/serviceItems/{itemId}",
  room: "service-items",
  summary: "Update a service item; existing bookings keep their price and duration",
  params: z.object({ itemId: Id.meta({ description: "Service item id" }) }),
  headers: IfMatch,
  body: ServiceItemBody,
  status: 200,
  output: success(ServiceItem),
  refusals: [...ownerRefusals, "version_is_stale", "version_required"],
});

export const deleteServiceItem = endpoint({
  method: "DELETE",
  path: "/serviceItems/{itemId}",
  room: "service-items",
  summary: "Delete a service item; existing bookings are kept",
  params: z.object({ itemId: Id.meta({ description: "Service item id" }) }),
  status: 200,
  output: success(Nothing),
  refusals: ownerRefusals,
});
