import { CalendarClock, Phone } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { formatFullLength } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import { callUrl } from "#web/lib/phone-links.ts";
import { useIsPast } from "#web/lib/use-is-past.ts";
import { ZoneLine } from "#web/pages/booking/flow/visitor-time.tsx";
import { When } from "#web/pages/booking/ticket/ticket.tsx";
import type { MomentView, TicketView } from "#web/pages/booking/ticket/ticket-view.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { preloadDialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { ConfirmStep } from "./confirm-step.tsx";

type ChangeOfPlanProps = {
  readonly ticket: TicketView;
  /** Null if the deadline has passed. */
  readonly until: MomentView | null;
  readonly hasStarted: boolean;
  readonly isCancelling: boolean;
  readonly failure?: string | undefined;
};

export function ChangeBooking({ ticket, until, hasStarted, isCancelling, failure }: ChangeOfPlanProps) {
  const t = useT("manageBooking");
  const { pathname } = useLocation();
  const isOver = useIsPast(until?.at ?? null);
  const { cancelMinutes } = ticket.policy;
  const length = formatFullLength(t, cancelMinutes);
  // Load the code of the cancel dialog now, so that the dialog opens without a connection.
  useEffect(() => {
    preloadDialog();
  }, []);
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("manage.changePlan")}</h2>
      {failure && !isCancelling ? <Note tone="bad">{failure}</Note> : null}
      {until && !isOver ? (
        <>
          <p className="text-ink-2">
            {cancelMinutes === 0 ? t("manage.untilStart") : t("manage.until", { length })}{" "}
            <b className="num text-ink">
              <bdi>{until.text}</bdi>
            </b>
            <span className="booking-line-note">
              <ZoneLine startTime={until.at} venue={until} />
            </span>
          </p>
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <LinkButton to={`${pathname}/move`} icon={<CalendarClock className="icon" aria-hidden="true" />}>
              {t("manage.move")}
            </LinkButton>
            <LinkButton variant="outline" to={`${pathname}?step=cancel`} preventScrollReset>
              {t("manage.cancel")}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className="text-ink-2">{hasStarted ? t("manage.started") : t("manage.tooLate", { length })}</p>
          <CallProvider provider={ticket.provider} />
        </>
      )}
      {until && isCancelling ? <CancelDialog ticket={ticket} failure={failure} isOver={isOver} /> : null}
    </section>
  );
}

/** The number is also shown as text, because not every device can call. */
function CallProvider({ provider }: Pick<TicketView, "provider">) {
  const t = useT("manageBooking");
  if (!provider) return null;
  const call = callUrl(provider.phone);
  return (
    <div className="grid gap-2">
      {call ? (
        <a {...buttonLook({ block: true })} className="button" href={call}>
          <Phone className="icon" aria-hidden="true" />
          {t("manage.callProvider", { name: provider.name })}
        </a>
      ) : null}
      <p className="num text-center font-strong" dir="ltr">
        {call ? (
          <a className="tap-target" href={call}>
            {provider.phone}
          </a>
        ) : (
          provider.phone
        )}
      </p>
    </div>
  );
}

type CancelDialogProps = {
  readonly ticket: TicketView;
  readonly failure: string | undefined;
  /** True if the deadline passed while the dialog was open. */
  readonly isOver: boolean;
};

function CancelDialog({ ticket, failure, isOver }: CancelDialogProps) {
  const t = useT("manageBooking");
  const email = ticket.customerEmail;
  const { cancelMinutes } = ticket.policy;
  const tooLate =
    cancelMinutes === 0 ? t("manage.started") : t("manage.tooLate", { length: formatFullLength(t, cancelMinutes) });
  return (
    <ConfirmStep
      intent="cancel"
      title={t("cancel.title")}
      lead={t("cancel.lead", { name: ticket.provider?.name ?? "" })}
      keepLabel={t("cancel.keep")}
      confirmLabel={t("cancel.confirm")}
      busyLabel={t("cancel.cancelling")}
      failure={isOver ? tooLate : failure}
      isOver={isOver}
    >
      <div className="sunk-box">
        <p className="font-strong">{ticket.serviceName}</p>
        <p className="num text-ink-2">
          <When ticket={ticket} />
        </p>
        <p className="text-sm text-muted">{ticket.provider?.name}</p>
      </div>
      {isOver ? <CallProvider provider={ticket.provider} /> : null}
      <p className="text-sm text-muted">{email ? t("cancel.stepMailed", { email }) : t("cancel.step")}</p>
    </ConfirmStep>
  );
}
