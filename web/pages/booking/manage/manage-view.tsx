import { lazy, Suspense, useEffect } from "react";
import { importWithRetry } from "#web/lib/import-with-retry.ts";
import { useT } from "#web/lib/messages.tsx";
import { clearRememberedBooking } from "#web/pages/booking/flow/booked-note.tsx";
import { flowUrl } from "#web/pages/booking/flow/flow-url.ts";
import {
  MomentFact,
  PaperFacts,
  ServiceFact,
  Ticket,
  TicketFact,
  WhenFact,
  WhereFact,
  WithFact,
} from "#web/pages/booking/ticket/ticket.tsx";
import { GettingThere, PrivateNote } from "#web/pages/booking/ticket/ticket-actions.tsx";
import { TicketReminders } from "#web/pages/booking/ticket/ticket-reminders.tsx";
import type { TicketView } from "#web/pages/booking/ticket/ticket-view.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { ChangeBooking } from "./change-booking.tsx";
import type { ManageViewProps } from "./manage-props.ts";
import { YourDetails } from "./your-details.tsx";

const AfterVisit = lazy(() =>
  importWithRetry(() => import("./after-visit.tsx")).then((module) => ({ default: module.AfterVisit })),
);

export function ManageView(props: ManageViewProps) {
  const t = useT("manageBooking");
  if (props.status === "cancelled") return <CancelledView {...props} />;
  if (props.visit)
    return (
      <Suspense>
        <AfterVisit {...props} visit={props.visit} />
      </Suspense>
    );
  const { ticket, day } = props;
  const name = ticket.customerName?.split(/\s+/)[0];
  const isMissed = props.status === "no_show";
  const expected = name ? t("manage.expected", { day, name }) : t("manage.expectedNoName", { day });
  const { tried } = props;
  return (
    <main id="content" className="page manage">
      <title>{t("page.title", { page: t("manage.title") })}</title>
      <div className="grid gap-4">
        {props.wasMoved ? <Note tone="good">{t("manage.moved")}</Note> : null}
        <Ticket
          title={isMissed ? t("manage.noShow") : t("manage.title")}
          lead={isMissed ? t("manage.noShowHint") : expected}
          communityId={ticket.provider?.communityId ?? 1}
          tone={isMissed ? "over" : "good"}
          facts={<Facts ticket={ticket} />}
        />
      </div>
      <div className="manage-side grid content-start gap-5">
        <GettingThere ticket={ticket} manageUrl={props.manageUrl} />
        {isMissed ? null : (
          <ChangeBooking
            ticket={ticket}
            until={props.until}
            hasStarted={props.hasStarted}
            isCancelling={props.isCancelling}
            failure={tried?.isUnreachable ? t("cancel.failed") : tried?.failure}
          />
        )}
        {isMissed || props.hasStarted ? null : <TicketReminders ticket={ticket} manageUrl={props.manageUrl} />}
        <PrivateNote />
      </div>
      <YourDetails details={props.details} isErasing={props.isErasing} tried={tried} />
    </main>
  );
}

function Facts({ ticket }: { ticket: TicketView }) {
  const t = useT("manageBooking");
  return (
    <>
      <WhenFact label={t("manage.when")} ticket={ticket} />
      <WhereFact label={t("manage.where")} ticket={ticket} />
      <ServiceFact label={t("manage.service")} ticket={ticket} />
      <WithFact label={t("manage.with")} ticket={ticket} />
      <TicketFact label={t("manage.payAtVenue")}>{ticket.price}</TicketFact>
      {ticket.customerName ? <TicketFact label={t("manage.for")}>{ticket.customerName}</TicketFact> : null}
      <TicketFact label={t("manage.id")}>{ticket.id}</TicketFact>
      <PaperFacts ticket={ticket} />
    </>
  );
}

function CancelledView({ ticket, cancelledAt, cancelledBy, details, isErasing, tried }: ManageViewProps) {
  const t = useT("manageBooking");
  const name = ticket.provider?.name ?? "";
  useEffect(() => {
    clearRememberedBooking(`/booking/manage/${ticket.secret}`);
  }, [ticket.secret]);
  return (
    <main id="content" className="page ticket-page grid gap-5">
      <title>{t("page.title", { page: t("cancel.done") })}</title>
      <Ticket
        title={t("cancel.done")}
        lead={cancelledBy === "provider" ? t("cancel.byHost", { name }) : t("cancel.thanks", { name })}
        communityId={ticket.provider?.communityId ?? 1}
        tone="over"
        announced
        facts={
          <>
            {cancelledAt ? <MomentFact label={t("manage.cancelledAt")} moment={cancelledAt} /> : null}
            <WhenFact label={t("manage.was")} ticket={ticket} />
            <ServiceFact label={t("manage.service")} ticket={ticket} />
            <WithFact label={t("manage.with")} ticket={ticket} />
            <WhereFact label={t("manage.where")} ticket={ticket} />
            <TicketFact label={t("manage.toPay")}>{ticket.nothing}</TicketFact>
            <TicketFact label={t("manage.id")}>{ticket.id}</TicketFact>
          </>
        }
      >
        <div className="mt-5 grid gap-3">
          <LinkButton to={flowUrl("/booking", { listingId: ticket.provider?.listingId ?? null })} block>
            {t("cancel.again")}
          </LinkButton>
          {ticket.customerEmail ? (
            <p className="text-sm text-muted">{t("cancel.receipt", { email: ticket.customerEmail })}</p>
          ) : null}
        </div>
      </Ticket>
      <YourDetails details={details} isErasing={isErasing} tried={tried} />
    </main>
  );
}
