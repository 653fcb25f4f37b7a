import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/move.ts";
import { loadRating } from "./loaders/load-provider.server.ts";
import { loadWeek, nearestViews } from "./loaders/load-week.server.ts";
import { findBooking, ticketView } from "./loaders/ticket-view.server.ts";
import { venueFormats } from "./loaders/venue-formats.server.ts";
import { MoveStep } from "./move/move-step.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const booking = await findBooking(api, params.secret);
  // The booking's own page explains why it can no longer be moved.
  if (!booking?.canChange) throw redirect(`/booking/manage/${encodeURIComponent(params.secret)}`);
  const formats = venueFormats(locale, booking);
  const query = new URL(request.url).searchParams;
  const isAskedFor = ["from", "month", "date"].some((name) => query.has(name));
  const week = await loadWeek(api, {
    kindredProviderId: booking.kindredProviderId,
    calendarId: null,
    services: [{ ids: [booking.serviceItemId], durationMinutes: booking.durationMinutes }],
    asked: {
      from: query.get("from"),
      month: query.get("month"),
      date: isAskedFor ? query.get("date") : formats.date(booking.startTime),
    },
    formats,
    now: new Date(),
    moving: {
      read: (startTime, endTime) =>
        api("GET /bookings/{secret}/starts", { params: { secret: params.secret }, query: { startTime, endTime } }),
      next: async (after) => {
        const answer = await api("GET /bookings/{secret}/nextStart", {
          params: { secret: params.secret },
          query: { after },
        });
        return answer.startTime;
      },
    },
  });
  return {
    locale,
    messages: messagesFor(locale, "manageBooking"),
    ticket: ticketView(booking, formats),
    rating: booking.provider ? await loadRating(api, booking.provider.providerId, formats) : null,
    now: { day: formats.briefDay(booking.startTime), time: formats.time(booking.startTime) },
    week,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const t = translator<"manageBooking">(locale, messagesFor(locale, "manageBooking"));
  const startTime = String((await request.formData()).get("startTime") ?? "");
  if (!startTime) return data({ text: t("move.pick"), nearest: [] }, { status: 422 });
  const api = apiClient(apiFetch);
  try {
    await api("POST /bookings/{secret}/move", {
      params: { secret: params.secret },
      body: { startTime },
    });
  } catch (error) {
    if (error instanceof ApiUnreachable) return data({ text: t("move.failed"), nearest: [] }, { status: 503 });
    if (!(error instanceof ApiRefusal)) throw error;
    const isTaken = error.code === "slot_taken" || error.code === "not_offered_then";
    const booking = isTaken ? await findBooking(api, params.secret) : null;
    const failure = {
      text: error.code === "slot_taken" ? t("move.taken") : error.message,
      nearest: booking ? nearestViews(error.nearestStarts, venueFormats(locale, booking)) : [],
    };
    return data(failure, { status: error.status });
  }
  throw redirect(`/booking/manage/${params.secret}?moved=1`);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate, formMethod, actionResult } = args;
  if (actionResult?.isUnreachable) return false;
  if (currentUrl.pathname !== nextUrl.pathname || formMethod || currentUrl.href === nextUrl.href)
    return defaultShouldRevalidate;
  return ["from", "month", "lang"].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <meta name="robots" content="noindex" />
      <MoveView loaderData={loaderData} actionData={actionData} />
    </MessagesProvider>
  );
}

function MoveView({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const t = useT("manageBooking");
  const { ticket, rating, now, week } = loaderData;
  const isUnreachable = actionData !== undefined && "isUnreachable" in actionData;
  return (
    <>
      <title>{t("page.title", { page: t("move.title") })}</title>
      <MoveStep
        ticket={ticket}
        provider={ticket.provider && { ...ticket.provider, rating }}
        week={week}
        now={now}
        failure={isUnreachable ? { text: t("move.failed"), nearest: [] } : (actionData ?? null)}
        outcome={actionData ?? null}
      />
    </>
  );
}
