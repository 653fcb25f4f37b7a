import { randomUUID } from "node:crypto";
import { cellMinutes, cellMs } from "#contract/calendar-cells.ts";
import { mostServices } from "#contract/lists/limits.ts";
import { readInstant } from "#contract/parse/instant.ts";
import type { Locale } from "#messages/catalogue.ts";
import { type Api, ApiRefusal } from "#web/lib/api.ts";
import { type PhoneCountryOption, phoneCountryOptions } from "#web/lib/phone-countries.ts";
import type { Site } from "#web/lib/request-context.ts";
import type { CalendarView, MissedCalendar, ProviderView, ServiceView } from "#web/pages/booking/flow/booking-views.ts";
import { calendarIn } from "#web/pages/booking/flow/calendar-choice.ts";
import type { CancelPolicy } from "#web/pages/booking/flow/cancel-policy.ts";
import { idsOf, type VisitView, visitView } from "#web/pages/booking/flow/visit-view.ts";
import {
  findListing,
  idsIn,
  loadRating,
  loadServices,
  providerView,
  resolveAccount,
} from "#web/pages/booking/loaders/load-provider.server.ts";
import { nearestViews, nextStart, readStarts } from "#web/pages/booking/loaders/load-week.server.ts";
import { missedCalendar } from "#web/pages/booking/loaders/missed-calendar.server.ts";
import { PageProblem } from "#web/pages/booking/loaders/page-problem.server.ts";
import { type VenueFormats, venueFormats } from "#web/pages/booking/loaders/venue-formats.server.ts";
import type { AppointmentView } from "./appointment-card.tsx";
import type { Gone } from "./slot-gone-card.tsx";

const dayMs = 86_400_000;

export type ReviewStepView = {
  readonly provider: ProviderView;
  readonly visit: VisitView;
  /** The other services of the listing, which can be added. */
  readonly others: readonly ServiceView[];
  /** Null if the customer chose Anyone. */
  readonly calendar: CalendarView | null;
  readonly missed: MissedCalendar | null;
  readonly appointment: AppointmentView;
  readonly policy: CancelPolicy;
  readonly gone: Gone | null;
  /** Always zero, because nothing is paid online. */
  readonly payNow: string;
  /** The idempotency key of every attempt from this screen. */
  readonly confirmKey: string;
  readonly phoneCountries: readonly PhoneCountryOption[];
  /** The country of numbers without a calling code, until the customer chooses another. */
  readonly phoneCountry: string;
};

export async function loadReviewStep(
  api: Api,
  query: URLSearchParams,
  { locale, site }: { readonly locale: Locale; readonly site: Pick<Site, "countries"> },
): Promise<ReviewStepView> {
  const asked = askedIn(query);
  const listing = await findListing(api, idsIn(query), site.countries[0].code).catch((error: unknown) => {
    throw error instanceof PageProblem ? new PageProblem(error.status, "problem.reviewProvider") : error;
  });
  const formats = venueFormats(locale, listing);
  const [kindredProviderId, services, rating] = await Promise.all([
    resolveAccount(api, listing.id),
    loadServices(api, listing.id, formats).catch((error: unknown) => {
      throw error instanceof PageProblem ? new PageProblem(error.status, "problem.reviewService") : error;
    }),
    loadRating(api, listing.id, formats),
  ]);
  if (kindredProviderId === null) throw new PageProblem(409, "services.notBookable");
  const chosen = asked.serviceItemIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
  if (chosen.length < asked.serviceItemIds.length) throw new PageProblem(404, "problem.reviewService");
  const visit = visitView(chosen, formats.price);
  const provider = providerView(listing, kindredProviderId, rating, query);
  const calendar = calendarIn(query, [visit]);
  const wanted = { kindredProviderId, calendarId: calendar?.id ?? null, serviceItemIds: idsOf(visit) };
  return {
    provider,
    visit,
    others: services.filter((service) => !chosen.includes(service)),
    calendar,
    missed: await missedCalendar(api, query, { kindredProviderId, services, wanted: [visit] }),
    appointment: appointmentView(asked.startTime, visit, formats),
    policy: policyOf(visit.cancelMinutes, asked.startTime, formats),
    gone: await findUnavailable(api, wanted, asked.startTime, formats),
    payNow: formats.price(0),
    confirmKey: randomUUID(),
    phoneCountries: phoneCountryOptions(formats.language),
    phoneCountry: listing.hostCountry,
  };
}

export function askedIn(query: URLSearchParams): { serviceItemIds: number[]; startTime: string } {
  const { listingId, kindredProviderId } = idsIn(query);
  const [items, startTime] = [query.getAll("serviceItemId"), query.get("startTime")];
  if (!(listingId || kindredProviderId) || !items[0] || !startTime) throw new PageProblem(400, "problem.missing");
  for (const id of [listingId, kindredProviderId])
    if (id && !/^\d+$/.test(id)) throw new PageProblem(400, "problem.invalidProvider");
  if (items.length > mostServices || items.some((item) => !/^\d+$/.test(item)))
    throw new PageProblem(400, "problem.invalidItem");
  const instant = readInstant(startTime);
  if (!instant) throw new PageProblem(400, "problem.missingDetails");
  return { serviceItemIds: [...new Set(items.map(Number))], startTime: instant };
}

/** Null if the time is still free. This is checked when the page opens, so that nobody fills in the form in vain. */
async function findUnavailable(
  api: Api,
  wanted: {
    readonly kindredProviderId: number;
    readonly calendarId: number | null;
    readonly serviceItemIds: readonly number[];
  },
  startTime: string,
  formats: VenueFormats,
): Promise<Gone | null> {
  const start = Date.parse(startTime);
  const now = Date.now();
  const read = (from: number, to: number) =>
    readStarts(api, {
      ...wanted,
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
    });
  const isPast = start <= now;
  try {
    if (!isPast && (await read(start, start + cellMs)).some((free) => Date.parse(free) === start)) return null;
    const around = isPast ? await read(now, now + 14 * dayMs) : await read(start - 7 * dayMs, start + 14 * dayMs);
    const byDistance = around.sort((a, b) => Math.abs(Date.parse(a) - start) - Math.abs(Date.parse(b) - start));
    const next = byDistance.length === 0 ? await nextStart(api, wanted, new Date(now).toISOString()) : null;
    const nearest = next?.start ? [next.start] : byDistance.slice(0, 3).sort();
    return { reason: isPast ? "past" : "notOffered", nearest: nearestViews(nearest, formats) };
  } catch (error) {
    // The confirmation checks the time again, so a refusal here must not block the page.
    if (error instanceof ApiRefusal) return isPast ? { reason: "past", nearest: [] } : null;
    throw error;
  }
}

function policyOf(cancelMinutes: number, startTime: string, formats: VenueFormats): CancelPolicy {
  const until = new Date(Date.parse(startTime) - cancelMinutes * 60_000).toISOString();
  return { cancelMinutes, until: formats.moment(until) };
}

function appointmentView(startTime: string, { services }: VisitView, formats: VenueFormats): AppointmentView {
  const starts: number[] = [];
  let end = Date.parse(startTime);
  for (const { durationMinutes } of services) {
    starts.push(end);
    end += (durationMinutes || cellMinutes) * 60_000;
  }
  const endTime = new Date(end).toISOString();
  return {
    startTime,
    endTime,
    date: formats.date(startTime),
    place: formats.place,
    monthTile: formats.monthTile(startTime),
    dayTile: formats.dayTile(startTime),
    fullDay: formats.fullDay(startTime),
    range: formats.range(startTime, endTime),
    time: formats.time(startTime),
    serviceTimes: starts.slice(0, -1).map((start) => formats.time(new Date(start).toISOString())),
    moment: formats.moment(startTime),
  };
}
