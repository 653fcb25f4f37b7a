import { data } from "react-router";
import { formatDayTime } from "#format/times.ts";
import { apiClient } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { SavedLine } from "#web/ui/saved-line.tsx";
import type { Route } from "./+types/ticket-copy.ts";
import { GuestTicket } from "./ticket/guest-ticket.tsx";
import { loadTicket } from "./ticket/load-ticket.server.ts";

/** The service worker stores this page, to show it in place of the ticket when there is no connection. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const ticket = await loadTicket(apiClient(apiFetch), params.secret, locale);
  if (typeof ticket === "string") throw data(null, { status: 404 });
  return { ticket, savedAt: formatDayTime(new Date().toISOString(), locale, ticket.event.timeZone) };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function TicketCopyPage({ loaderData: { ticket, savedAt } }: Route.ComponentProps) {
  const t = useT("whatsOn");
  const join = useJoin();
  return (
    <main id="content">
      <SavedLine>
        <b>{t("copy.offline")}</b> {t("copy.saved", { when: savedAt })}
      </SavedLine>
      <div className="page ticket-page-view">
        <HiddenPageMeta title={join(t("ticket.title"), ticket.event.title)} />
        <GuestTicket ticket={ticket} />
        <p className="text-ink-2">{t("copy.again")}</p>
      </div>
    </main>
  );
}
