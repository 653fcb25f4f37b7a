import { z } from "zod";
import { done, endpoint, Nothing } from "./endpoint.ts";
import { Id, IfMatch, Line, orNone, Paragraphs, Price } from "./values.ts";

export const ServiceItem = z
  .object({
    id: z.int().meta({ description: "The item's id", example: 11 }),
    name: z.string().meta({ description: "What can be booked", example: "Knotless braids" }),
    description: z.string().nullable().meta({ description: "More about it" }),
    price: z.number().meta({ description: "In euro; a missing price counts as 0", example: 65 }),
    duration_minutes: z.int().nullable().meta({ description: "How long it takes; null when not given", example: 180 }),
    provider_id: z.int().meta({ description: "The listing it belongs to", example: 7 }),
    revision: z.int().optional().meta({ description: "Only to its owner: what `If-Match` takes, without the quotes" }),
  })
  .meta({ id: "ServiceItem", description: "Something of a listing that can be booked" });

export const ServiceItemBody = z
  .object({
    name: Line({ max: 120, missing: "item_name_required" }).meta({
      description: "What can be booked",
      example: "Knotless braids",
    }),
    description: orNone(Paragraphs({ max: 2000 })).meta({ description: "More about it, or nothing" }),
    price: Price.nullish().meta({ description: "In euro; nothing counts as 0", example: 65 }),
    durationMinutes: z
      .int("bad_duration")
      .min(0, "bad_duration")
      .max(1440, "bad_duration")
      .nullish()
      .meta({ description: "Whole minutes, at most a day", example: 180 }),
  })
  .meta({ id: "ServiceItemBody", description: "A service item as its host writes it" });

const ownerRefusals = [
  "not_signed_in",
  "provider_account_required",
  "account_suspended",
  "not_yours",
  "not_found",
] as const;

export const listServiceItems = endpoint({
  method: "GET",
  path: "/serviceItems",
  room: "service-items",
  summary: "What can be booked at a listing (`providerId`), or with a provider account (`kindredProviderId`)",
  query: z.object({ providerId: Id.optional(), kindredProviderId: Id.optional() }),
  status: 200,
  output: z.array(ServiceItem),
  refusals: ["not_found"],
});

export const createServiceItem = endpoint({
  method: "POST",
  path: "/serviceItems",
  room: "service-items",
  summary: "Add an item to one's own listing",
  query: z.object({ providerId: Id }),
  body: ServiceItemBody,
  status: 201,
  output: done(ServiceItem),
  refusals: ownerRefusals,
});

export const updateServiceItem = endpoint({
  method: "PUT",
  path: "/serviceItems/{itemId}",
  room: "service-items",
  summary: "Change an item; bookings already made keep their price and length",
  params: z.object({ itemId: Id }),
  headers: IfMatch,
  body: ServiceItemBody,
  status: 200,
  output: done(ServiceItem),
  refusals: [...ownerRefusals, "version_is_stale", "version_required"],
});

export const deleteServiceItem = endpoint({
  method: "DELETE",
  path: "/serviceItems/{itemId}",
  room: "service-items",
  summary: "Stop offering an item; bookings already made stay",
  params: z.object({ itemId: Id }),
  status: 200,
  output: done(Nothing),
  refusals: ownerRefusals,
});
