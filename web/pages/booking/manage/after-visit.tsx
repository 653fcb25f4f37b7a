import { CalendarCheck2 } from "lucide-react";
import type { CallOutput } from "#contract/calls.ts";
import { useT } from "#web/lib/messages.tsx";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import { ProviderSummary } from "#web/pages/booking/flow/provider-summary.tsx";
import { TicketFact, When } from "#web/pages/booking/ticket/ticket.tsx";
import { PrivateNote } from "#web/pages/booking/ticket/ticket-actions.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { ManageViewProps } from "./manage-props.ts";
import { VisitReviewForm } from "./visit-review-form.tsx";
import { YourDetails } from "./your-details.tsx";

type AfterVisitProps = ManageViewProps & { readonly visit: CallOutput<"GET /bookings/{secret}/review"> };

export function AfterVisit({ ticket, visit, rating, day, tried, details, isErasing }: AfterVisitProps) {
  const t = useT("manageBooking");
  const { provider } = ticket;
  const name = provider?.name ?? "";
  const failure = tried?.isUnreachable ? t("visit.failed") : tried?.failure;
  return (
    <main id="content" className="page manage">
      <title>{t("page.title", { page: t("visit.title") })}</title>
      {visit.review ? (
        <section className="card grid gap-4" data-pad role="status">
          <h1 className="text-2xl">{t("visit.thanks")}</h1>
          <p className="lead">{t("visit.thanksHint", { provider: name })}</p>
          <p className="font-strong">{t("visit.star", { count: visit.review.stars })}</p>
          {visit.review.text ? <blockquote className="sunk-box">{visit.review.text}</blockquote> : null}
        </section>
      ) : (
        <VisitReviewForm
          what={t("visit.what", { service: ticket.serviceName, day })}
          providerName={name}
          author={visit.author}
          values={tried?.values ?? { stars: null, text: "" }}
          starsError={tried?.starsError}
          textError={tried?.textError}
          failure={isErasing ? undefined : failure}
        />
      )}
      <div className="manage-side grid content-start gap-5">
        {provider ? (
          <ProviderSummary provider={{ ...provider, rating }}>
            <dl>
              <TicketFact label={t("manage.when")}>
                <When ticket={ticket} />
              </TicketFact>
              <TicketFact label={t("manage.service")}>{ticket.serviceName}</TicketFact>
              <TicketFact label={t("manage.id")}>{ticket.id}</TicketFact>
            </dl>
            <LinkButton
              to={flowUrl("/booking", { listingId: provider.listingId })}
              variant="outline"
              block
              className="mt-2"
              icon={<CalendarCheck2 className="icon" aria-hidden="true" />}
            >
              {t("visit.again")}
            </LinkButton>
          </ProviderSummary>
        ) : null}
        <YourDetails details={details} isErasing={isErasing} tried={isErasing ? tried : null} />
        <PrivateNote />
      </div>
    </main>
  );
}
