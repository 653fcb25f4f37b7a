import { useEffect } from "react";
import { redirect } from "react-router";
import { apiClient } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import { useOfflineCopy } from "#web/lib/offline-copy.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import { useSite } from "#web/lib/site.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/confirmed.ts";
import { rememberBooking } from "./flow/booked-note.tsx";
import { flowUrl } from "./flow/flow-url.ts";
import { findBooking, ticketView } from "./loaders/ticket-view.server.ts";
import { venueFormats } from "./loaders/venue-formats.server.ts";
import { clearTypedCustomer } from "./review/use-typed-customer.ts";
import { PaperFacts, ServiceFact, Ticket, TicketFact, WhenFact, WhereFact, WithFact } from "./ticket/ticket.tsx";
import { AddToCalendar, PrivateLink } from "./ticket/ticket-actions.tsx";
import { TicketReminders } from "./ticket/ticket-reminders.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { apiFetch, locale, site } = context.get(pageRequest);
  const booking = await findBooking(apiClient(apiFetch), params.secret);
  const manage = `/booking/manage/${encodeURIComponent(params.secret)}`;
  // The manage page shows bookings in every other state.
  if (booking?.status !== "confirmed") throw redirect(manage);
  return { ticket: ticketView(booking, venueFormats(locale, booking)), manageUrl: `${site.publicUrl}${manage}` };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function Confirmed({ loaderData }: Route.ComponentProps) {
  const t = useT("booking");
  const isFramed = useSite()?.isFramed ?? false;
  const { ticket, manageUrl } = loaderData;
  const bookingUrl = flowUrl("/booking", { listingId: ticket.provider?.listingId ?? null });
  const { listingId } = ticket.provider ?? {};
  useEffect(() => {
    clearTypedCustomer();
    if (listingId) rememberBooking({ listingId, manageTo: `/booking/manage/${ticket.secret}` });
  }, [listingId, ticket.secret]);
  const own = `/booking/manage/${ticket.secret}`;
  useOfflineCopy({ from: `${own}/copy`, at: [own, `/booking/confirmed/${ticket.secret}`], until: ticket.endTime });
  const facts = (
    <>
      <TicketFact label={t("confirmed.id")}>{ticket.id}</TicketFact>
      <TicketFact label={t("confirmed.name")}>{ticket.customerName}</TicketFact>
      <WhenFact label={t("confirmed.when")} ticket={ticket} />
      <WhereFact label={t("confirmed.where")} ticket={ticket} />
      <ServiceFact label={t("confirmed.service")} ticket={ticket} />
      <WithFact label={t("with.title")} ticket={ticket} />
      <TicketFact label={t("confirmed.payAtVenue")}>{ticket.price}</TicketFact>
      <PaperFacts ticket={ticket} />
    </>
  );
  return (
    <main id="content" className="page ticket-page grid gap-5" data-columns>
      <title>{t("page.title", { page: t("confirmed.title") })}</title>
      <meta name="robots" content="noindex" />
      <Ticket
        title={t("confirmed.title")}
        lead={t("confirmed.lead", { name: ticket.customerName ?? "" })}
        communityId={ticket.provider?.communityId ?? 1}
        announced
        {...(isFramed ? {} : { closeTo: bookingUrl })}
        facts={facts}
      >
        <div className="mt-5 grid gap-5">
          <LinkButton to={bookingUrl} replace block data-closes-frame>
            {t("confirmed.done")}
          </LinkButton>
          <AddToCalendar ticket={ticket} manageUrl={manageUrl} />
          <PrivateLink url={manageUrl} />
          <p className="text-start text-sm text-muted">
            {ticket.customerEmail ? t("confirmed.mailed", { email: ticket.customerEmail }) : t("confirmed.noMail")}
          </p>
        </div>
      </Ticket>
      <TicketReminders ticket={ticket} manageUrl={manageUrl} />
    </main>
  );
}
