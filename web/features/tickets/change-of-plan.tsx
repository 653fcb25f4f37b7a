import { CalendarClock, Phone } from "lucide-react";
import { useLocation } from "react-router";
import { useT } from "../../lib/messages.tsx";
import { callUrl } from "../../lib/phone-links.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Note } from "../../ui/note.tsx";
import { ZoneLine } from "../booking-times/index.ts";
import { StepDialog } from "./step-dialog.tsx";
import { When } from "./ticket.tsx";
import type { MomentView, TicketView } from "./ticket-view.ts";

type ChangeOfPlanProps = {
  readonly ticket: TicketView;
  /** The last moment; null when it has passed. */
  readonly until: MomentView | null;
  readonly hasStarted: boolean;
  readonly isCancelling: boolean;
  readonly failure?: string | undefined;
};

/** Move or cancel while there is time; afterwards the sentence to call. */
export function ChangeOfPlan({ ticket, until, hasStarted, isCancelling, failure }: ChangeOfPlanProps) {
  const t = useT("manageBooking");
  const { pathname } = useLocation();
  const call = callUrl(ticket.provider?.phone ?? "");
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("manage.changePlan")}</h2>
      {failure && !isCancelling ? <Note tone="bad">{failure}</Note> : null}
      {until ? (
        <>
          <p className="text-ink-2">
            {t("manage.until")}{" "}
            <b className="num text-ink">
              <bdi>{until.words}</bdi>
            </b>
            <span className="line-note">
              <ZoneLine startTime={until.at} venue={until} />
            </span>
          </p>
          <div className="flex gap-3 *:flex-1">
            <LinkButton to={`${pathname}/move`} icon={<CalendarClock className="icon" aria-hidden="true" />}>
              {t("manage.move")}
            </LinkButton>
            <LinkButton variant="outline" to={`${pathname}?step=cancel`} preventScrollReset>
              {t("manage.cancel")}
            </LinkButton>
          </div>
          {isCancelling ? <CancelDialog ticket={ticket} failure={failure} /> : null}
        </>
      ) : (
        <>
          <p className="text-ink-2">{hasStarted ? t("manage.started") : t("manage.tooLate")}</p>
          {ticket.provider && call ? (
            <a {...buttonLook({ block: true })} className="btn" href={call}>
              <Phone className="icon" aria-hidden="true" />
              {t("manage.callProvider", { name: ticket.provider.name })}
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}

function CancelDialog({ ticket, failure }: { ticket: TicketView; failure: string | undefined }) {
  const t = useT("manageBooking");
  const email = ticket.customerEmail;
  return (
    <StepDialog
      intent="cancel"
      title={t("cancel.title")}
      lead={t("cancel.lead", { name: ticket.provider?.name ?? "" })}
      keepLabel={t("cancel.keep")}
      confirmLabel={t("cancel.confirm")}
      busyLabel={t("cancel.cancelling")}
      failure={failure}
    >
      <div className="sunk-box">
        <p className="font-strong">{ticket.serviceName}</p>
        <p className="num text-ink-2">
          <When ticket={ticket} />
        </p>
        <p className="text-sm text-muted">{ticket.provider?.name}</p>
      </div>
      <p className="text-sm text-muted">{email ? t("cancel.stepMailed", { email }) : t("cancel.step")}</p>
    </StepDialog>
  );
}
