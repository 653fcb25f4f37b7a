import { Copy, Phone, RefreshCw, TicketCheck, X } from "lucide-react";
import { data } from "react-router";
import { commaOf } from "#format/joined-text.ts";
import { formatDayTime } from "#format/times.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { apiClient } from "#web/lib/api.ts";
import { MessagesProvider, useLocale, useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { SavedLine } from "#web/ui/saved-line.tsx";
import type { Route } from "./+types/ticket-copy.ts";
import { findBooking, momentView, ticketView } from "./loaders/ticket-view.server.ts";
import { venueFormats } from "./loaders/venue-formats.server.ts";
import { TicketFact, WithFact } from "./ticket/ticket.tsx";

/** The service worker stores this page, to show it in place of the ticket when there is no connection. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale } = context.get(pageRequest);
  const booking = await findBooking(apiClient(apiFetch), params.secret);
  if (!booking) throw data(null, { status: 404 });
  const formats = venueFormats(locale, booking);
  return {
    locale,
    messages: messagesFor(locale, "manageBooking"),
    ticket: ticketView(booking, formats),
    endTime: formats.time(booking.endTime),
    isOn: booking.status === "confirmed",
    until: booking.canChange ? momentView(booking.changeableUntil, formats).text : null,
    savedAt: formatDayTime(new Date().toISOString(), locale, booking.timeZone),
  };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function TicketCopyPage({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <TicketCopy {...loaderData} />
    </MessagesProvider>
  );
}

function TicketCopy({ ticket, endTime, isOn, until, savedAt }: Route.ComponentProps["loaderData"]) {
  const t = useT("manageBooking");
  return (
    <main id="content">
      <SavedLine>
        <b>{t("copy.offline")}</b> {t("copy.saved", { when: savedAt })}
      </SavedLine>
      <div className="page ticket-page grid gap-5" data-columns>
        <HiddenPageMeta title={t("manage.title")} />
        <section className="ticket">
          <Cloth communityId={ticket.provider?.communityId ?? 1} className="ticket-band" />
          <span className="ticket-seal" data-tone={isOn ? "good" : "over"}>
            {isOn ? <TicketCheck aria-hidden="true" /> : <X aria-hidden="true" />}
          </span>
          <div className="ticket-text">
            <h1>
              <span className="ticket-copy-day">{isOn ? ticket.day : t("copy.notOn")}</span>{" "}
              <span className="ticket-copy-time num">{ticket.time}</span>
            </h1>
            <p className="lead">{t("copy.until", { time: endTime })}</p>
            <div className="ticket-perforation" />
            <dl>
              <div className="ticket-copy-id">
                <dt>{t("manage.id")}</dt>
                <dd dir="ltr">{ticket.id}</dd>
              </div>
              {ticket.customerName ? <TicketFact label={t("manage.for")}>{ticket.customerName}</TicketFact> : null}
              <TicketFact label={t("manage.service")}>{ticket.serviceName}</TicketFact>
              <WithFact label={t("manage.with")} ticket={ticket} />
              <TicketFact label={t("manage.payAtVenue")}>{ticket.price}</TicketFact>
            </dl>
          </div>
        </section>
        <div className="grid gap-5">
          {ticket.provider ? <GettingThere provider={ticket.provider} /> : null}
          {isOn ? (
            <section className="card grid gap-4" data-pad>
              <h2 className="text-xl">{t("manage.changePlan")}</h2>
              {until ? <p className="text-ink-2">{t("copy.change", { until })}</p> : null}
              <div className="flex gap-3 *:flex-1">
                <Button variant="outline" disabled>
                  {t("manage.move")}
                </Button>
                <Button variant="outline" disabled>
                  {t("manage.cancel")}
                </Button>
              </div>
              <p className="flex gap-3 text-sm text-muted">
                <RefreshCw className="icon flex-none" aria-hidden="true" />
                {t("copy.again")}
              </p>
            </section>
          ) : null}
        </div>
      </div>
    </main>
  );
}

type Provider = NonNullable<Route.ComponentProps["loaderData"]["ticket"]["provider"]>;

function GettingThere({ provider }: { provider: Provider }) {
  const t = useT("manageBooking");
  const call = callUrl(provider.phone);
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("manage.gettingThere")}</h2>
      <p className="text-ink-2">
        <bdi lang={provider.language}>{provider.name}</bdi>
        {commaOf(useLocale())} <bdi>{provider.address}</bdi>
      </p>
      {call ? (
        <a {...buttonLook({ block: true })} className="button" href={call}>
          <Phone className="icon" aria-hidden="true" />
          {t("manage.call")} <bdi dir="ltr">{provider.phone}</bdi>
        </a>
      ) : null}
      {/* The worker removes the page's scripts, and its own copies what `data-copy` says. */}
      <Button
        variant="outline"
        block
        icon={<Copy className="icon" aria-hidden="true" />}
        data-copy={provider.address}
        data-copied={t("copy.copied")}
      >
        <span aria-live="polite">{t("copy.address")}</span>
      </Button>
    </section>
  );
}
