import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { useOfflineCopy } from "#web/lib/offline-copy.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/manage.ts";
import { type Booking, lookUpBooking, momentView, ticketView } from "./loaders/ticket-view.server.ts";
import { type VenueFormats, venueFormats } from "./loaders/venue-formats.server.ts";
import { ManageView } from "./manage/manage-view.tsx";
import { ErasedLink, UnknownLink } from "./manage/no-booking.tsx";
import type { DetailsView } from "./manage/your-details.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale, site } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const booking = await lookUpBooking(api, params.secret);
  const page = { locale, messages: messagesFor(locale, "manageBooking") };
  if (booking === "unknown") return data({ ...page, view: null, isErased: false }, { status: 404 });
  if (booking === "erased") return data({ ...page, view: null, isErased: true }, { status: 410 });
  const formats = venueFormats(locale, booking);
  const visit =
    booking.status === "completed"
      ? await api("GET /bookings/{secret}/review", { params: { secret: params.secret } })
      : null;
  const rating =
    booking.status === "completed" && booking.provider
      ? await api("GET /reviews", { query: { providerId: String(booking.provider.providerId), limit: 0 } }).catch(
          () => null,
        )
      : null;
  return data({
    ...page,
    isErased: false,
    view: {
      ticket: ticketView(booking, formats),
      details: detailsView(booking, formats),
      status: booking.status,
      hasStarted: Date.parse(booking.startTime) <= Date.now(),
      day: formats.longDay(booking.startTime),
      until: booking.canChange ? momentView(booking.changeableUntil, formats) : null,
      cancelledAt: booking.cancelledAt ? momentView(booking.cancelledAt, formats) : null,
      cancelledBy: booking.cancelledBy,
      manageUrl: `${site.publicUrl}/booking/manage/${booking.secret}`,
      visit,
      rating: rating && formats.rating(rating.summary),
    },
  });
}

function detailsView(booking: Booking, formats: VenueFormats): DetailsView {
  return {
    name: booking.customerName,
    phone: booking.customerPhoneFormatted,
    email: booking.customerEmail,
    keptUntil: formats.dayOfYear(booking.keptUntil),
    canErase: booking.canErase,
  };
}

/** Changes need a POST, so that mail scanners that follow the link change nothing. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const form = await request.formData();
  const intent = form.get("intent");
  const values = reviewIn(form);
  const none = { failure: undefined, starsError: undefined, textError: undefined, values };
  const t = translator<"manageBooking">(locale, messagesFor(locale, "manageBooking"));
  try {
    if (intent === "cancel") {
      await api("POST /bookings/{secret}/cancel", { params: { secret: params.secret } });
    } else if (intent === "erase") {
      await api("POST /bookings/{secret}/erase", { params: { secret: params.secret } });
    } else {
      if (!values.stars) return data({ ...none, starsError: t("visit.starsRequired") }, { status: 422 });
      const body = { stars: values.stars, text: values.text };
      await api("POST /bookings/{secret}/review", { params: { secret: params.secret }, body });
    }
  } catch (error) {
    const failed = intent === "cancel" || intent === "erase" ? (`${intent}.failed` as const) : "visit.failed";
    if (error instanceof ApiUnreachable) return data({ ...none, failure: t(failed) }, { status: 503 });
    if (!(error instanceof ApiRefusal)) throw error;
    const { stars: starsError, text: textError } = error.fields;
    return data({ ...none, failure: error.message, starsError, textError }, { status: error.status });
  }
  throw redirect(`/booking/manage/${params.secret}`);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const values = reviewIn(await request.clone().formData());
  const tried = await catchUnreachable(serverAction);
  if (!("isUnreachable" in tried)) return tried;
  return { ...tried, values, failure: undefined, starsError: undefined, textError: undefined };
}

function reviewIn(form: FormData) {
  return { stars: Number(form.get("stars") ?? 0) || null, text: String(form.get("text") ?? "") };
}

/** Changing only `step` in the URL opens a dialog and needs no new data. If the server cannot be reached, the data stays. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = args;
  if (actionResult?.isUnreachable) return false;
  const isOtherStep = currentUrl.searchParams.get("step") !== nextUrl.searchParams.get("step");
  return isOtherStep && !formMethod && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function Manage({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { view } = loaderData;
  const own = view && `/booking/manage/${view.ticket.secret}`;
  useOfflineCopy(
    own
      ? { from: `${own}/copy`, at: [own, `/booking/confirmed/${view.ticket.secret}`], until: view.ticket.endTime }
      : null,
  );
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <meta name="robots" content="noindex" />
      {view ? (
        <ManageView
          {...view}
          isCancelling={query.get("step") === "cancel"}
          isErasing={query.get("step") === "erase"}
          wasMoved={query.has("moved")}
          tried={actionData ?? null}
        />
      ) : loaderData.isErased ? (
        <ErasedLink />
      ) : (
        <UnknownLink />
      )}
    </MessagesProvider>
  );
}
