import type { z } from "zod";
import type { EventBody } from "#contract/events.ts";
import { cityName } from "#contract/lists/cities.ts";
import { ticketCurrencyOf } from "#contract/lists/currencies.ts";
import type { FieldProblem } from "#contract/refusals.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ownsFinishedImages } from "#server/features/uploads/index.ts";
import { refuse } from "#server/refusal.ts";
import type { EventFields } from "./event-store.ts";

/** These checks need the database or several fields, so the schema cannot do them. */
export async function checkEvent(
  { settings }: Pick<Deps, "settings">,
  trx: Db,
  userId: number,
  body: z.output<typeof EventBody>,
  presentImage: string | null,
): Promise<EventFields> {
  const problems: Record<string, FieldProblem> = {};
  const image = body.image_url ?? presentImage;
  const currency = ticketCurrencyOf(body.country_iso);
  if (!image) problems.image_url = "image_required";
  if (body.requires_booking && !body.booking_link) problems.booking_link = "required";
  if (body.ticket_required && body.ticket_price === undefined) problems.ticket_price = "required";
  if (body.ticket_currency && body.ticket_currency !== currency) problems.ticket_currency = "not_an_option";
  const isServed = settings.countries.some(({ code }) => code === body.country_iso);
  if (body.city_id !== null && !(isServed && cityName(body.country_iso, body.city_id)))
    problems.city_id = "not_an_option";
  if (image && image !== presentImage && !(await ownsFinishedImages(trx, userId, [image])))
    problems.image_url = "bad_image";
  if (!image || Object.keys(problems).length > 0) refuse("invalid_fields", { fields: problems });
  if (body.end_date <= body.start_date)
    refuse("event_ends_before_it_starts", { fields: { end_date: "unknown_format" } });
  return {
    title: body.title,
    description: body.description,
    category: body.category,
    address: body.address,
    country_iso: body.country_iso,
    start_date: new Date(body.start_date),
    end_date: new Date(body.end_date),
    timezone: body.timezone,
    city_id: body.city_id,
    community_id: body.community_id,
    ticket_required: body.ticket_required,
    ticket_price_cents: body.ticket_required ? Math.round((body.ticket_price ?? 0) * 100) : 0,
    ticket_currency: currency,
    requires_booking: body.requires_booking,
    booking_link: body.booking_link,
    image_url: image,
  };
}
