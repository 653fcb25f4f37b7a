import { data, redirect, useSearchParams } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { ApiRefusal, ApiUnreachable, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { useT } from "#web/lib/messages.tsx";
import { useOfflineCopy } from "#web/lib/offline-copy.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/ticket.ts";
import { loadTicket } from "./ticket/load-ticket.server.ts";
import { TicketMissing } from "./ticket/ticket-missing.tsx";
import { TicketPageView } from "./ticket/ticket-page-view.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const ticket = await loadTicket(apiClient(apiFetch), params.secret, locale);
  if (ticket === "unknown") return data({ ticket: null, isErased: false }, { status: 404 });
  if (ticket === "erased") return data({ ticket: null, isErased: true }, { status: 410 });
  return data({ ticket, isErased: false });
}

/** Changes need a POST, so that mail scanners that follow the link change nothing. */
export async function action({ context, params: { secret }, request }: Route.ActionArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const api = apiClient(apiFetch);
  const form = await request.formData();
  const intent = form.get("intent");
  const params = { secret };
  const places = Number(form.get("places"));
  try {
    if (intent === "cancel") await api("POST /registrations/{secret}/cancel", { params });
    else if (intent === "erase") await api("POST /registrations/{secret}/erase", { params });
    else if (intent === "mute" || intent === "unmute")
      await api("POST /registrations/{secret}/mute", { params, body: { isMuted: intent === "mute" } });
    else if (intent === "wait") await api("POST /registrations/{secret}/wait", { params });
    else if (intent === "accept") await api("POST /registrations/{secret}/accept", { params, body: { places } });
    else await api("POST /registrations/{secret}/places", { params, body: { places } });
  } catch (error) {
    const t = translator<"whatsOn">(locale, messagesFor(locale, "whatsOn"));
    if (error instanceof ApiUnreachable) return data({ failure: t("ticket.failed") }, { status: 503 });
    if (!(error instanceof ApiRefusal)) throw error;
    return data({ failure: error.fields.places ?? error.message }, { status: error.status });
  }
  throw redirect(`/tickets/${secret}${intent === "places" ? "?saved" : ""}`);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT("whatsOn");
  const [query] = useSearchParams();
  const own = loaderData.ticket && `/tickets/${loaderData.ticket.secret}`;
  useOfflineCopy(own ? { from: `${own}/copy`, at: [own], until: loaderData.ticket.event.endTime } : null);
  if (!loaderData.ticket) return <TicketMissing isErased={loaderData.isErased} />;
  const failure = actionData && ("isUnreachable" in actionData ? t("ticket.failed") : actionData.failure);
  return (
    <TicketPageView
      ticket={loaderData.ticket}
      step={query.get("step")}
      failure={failure ?? null}
      isSaved={query.has("saved") && !failure}
    />
  );
}
