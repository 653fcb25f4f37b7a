import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { mostServices } from "#contract/lists/limits.ts";
import { readInstant } from "#contract/parse/instant.ts";
import { apiClient } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { callUrl, messageUrl } from "#web/lib/phone-links.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { useJoin } from "#web/lib/use-join.ts";
import type { Route } from "./+types/select-time.ts";
import type { ServiceView } from "./flow/booking-views.ts";
import { calendarIn, isDoneBy } from "./flow/calendar-choice.ts";
import { flowUrl, readIds } from "./flow/flow-url.ts";
import { ProblemPage } from "./flow/problem-page.tsx";
import { useStateInUrl } from "./flow/use-state-in-url.ts";
import { idsOf, visitView } from "./flow/visit-view.ts";
import { idsIn, loadBookable, providerView } from "./loaders/load-provider.server.ts";
import { loadWeek } from "./loaders/load-week.server.ts";
import { missedCalendar } from "./loaders/missed-calendar.server.ts";
import { loaderHeadersOnly, PageProblem, viewOrProblem } from "./loaders/page-problem.server.ts";
import { venueDate } from "./loaders/venue-days.server.ts";
import { TimeStep } from "./select-time/time-step.tsx";

export const handle = sharedUntilChanged;

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const api = apiClient(page.apiFetch);
  const query = new URL(request.url).searchParams;
  return viewOrProblem(
    request,
    async () => {
      const ids = idsIn(query);
      if (!ids.listingId && !ids.kindredProviderId) throw new PageProblem(400, "time.noProvider");
      const { listing, formats, kindredProviderId, services: all, rating } = await loadBookable(api, ids, page);
      if (all.length === 0) throw new PageProblem(404, "services.none");
      const chosenIds = readIds(query, "serviceItemId")
        .filter((id) => all.some((service) => service.id === id))
        .slice(0, mostServices);
      const chosen = chosenIds.length === 0 && all.length === 1 ? all : all.filter(({ id }) => chosenIds.includes(id));
      const visit = chosen.length > 0 ? visitView(chosen, formats.price) : null;
      const wanted = visit ? [visit] : all;
      const calendar = calendarIn(query, wanted);
      const services = calendar && !visit ? all.filter((service) => isDoneBy(service, calendar.id)) : all;
      const startTime = query.get("startTime");
      const week = await loadWeek(api, {
        kindredProviderId,
        calendarId: calendar?.id ?? null,
        services: visit
          ? [{ ids: idsOf(visit), durationMinutes: visit.durationMinutes }]
          : services.map(({ id, durationMinutes }) => ({ ids: [id], durationMinutes })),
        daysAhead: visit ? visit.daysAhead : furthestAhead(services),
        asked: {
          from: query.get("from"),
          month: query.get("month"),
          date: query.get("date") ?? dateOf(startTime, listing.timeZone),
        },
        formats,
        now: new Date(),
      });
      const missed = await missedCalendar(api, query, { kindredProviderId, services: all, wanted });
      const provider = providerView(listing, kindredProviderId, rating, query);
      const contact = { message: messageUrl(listing.whatsapp_number ?? ""), call: callUrl(listing.phone_number) };
      return { provider, services, visit, calendar, missed, week, contact };
    },
    "problem.load",
  );
}

function furthestAhead(services: readonly ServiceView[]): number | null {
  const days = services.flatMap(({ daysAhead }) => daysAhead ?? []);
  return days.length < services.length ? null : Math.max(...days);
}

function dateOf(startTime: string | null, timeZone: string): string | null {
  const instant = readInstant(startTime ?? "");
  return instant && venueDate(instant, timeZone);
}

export function action({ request }: Route.ActionArgs) {
  return toReview(request);
}

/** Runs in the browser. Without a connection, the next page fails to load and offers a retry. */
export function clientAction({ request }: Route.ClientActionArgs) {
  return toReview(request);
}

async function toReview(request: Request) {
  const query = new URL(request.url).searchParams;
  const form = await request.formData();
  const [serviceItemId] = readIds(new URLSearchParams({ id: String(form.get("serviceItemId") ?? "") }), "id");
  const startTime = readInstant(String(form.get("startTime") ?? ""));
  if (!serviceItemId && !startTime) return data({ problem: "time.unable" as const }, { status: 400 });
  if (!serviceItemId) return data({ problem: "time.serviceMissing" as const }, { status: 400 });
  if (!startTime) return data({ problem: "time.slotMissing" as const }, { status: 400 });
  const [listingId] = readIds(query, "providerId");
  const [kindredProviderId] = readIds(query, "kindredProviderId");
  const [calendarId] = readIds(query, "calendar");
  throw redirect(
    flowUrl("/booking/review", {
      listingId: listingId ?? null,
      kindredProviderId,
      serviceItemIds: [serviceItemId],
      calendarId,
      startTime,
      source: query.get("source"),
    }),
  );
}

/** The data covers all seven days, so another day or a chosen time needs no new data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate, formMethod } = args;
  if (currentUrl.pathname !== nextUrl.pathname || formMethod || currentUrl.href === nextUrl.href)
    return defaultShouldRevalidate;
  const needed = (url: URL) =>
    ["providerId", "kindredProviderId", "serviceItemId", "calendar", "from", "month", "lang"]
      .map((name) => url.searchParams.getAll(name).join())
      .join("&");
  return needed(currentUrl) !== needed(nextUrl);
}

export const headers = loaderHeadersOnly;

export default function SelectTime({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("booking");
  const join = useJoin();
  useStateInUrl();
  const { view, problem } = loaderData;
  if (!view) return <ProblemPage problem={problem} />;
  return (
    <>
      <HiddenPageMeta title={join(t("time.title"), view.provider.name)} />
      <TimeStep {...view} problem={actionData ? t(actionData.problem) : undefined} />
    </>
  );
}
