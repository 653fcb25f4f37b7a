import { CalendarClock, Phone } from "lucide-react";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { useT } from "../../lib/messages.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Note } from "../../ui/note.tsx";
import { StaticDialog } from "../../ui/static-dialog.tsx";
import { When } from "./ticket.tsx";
import { callUrl } from "./ticket-links.ts";
import type { TicketView } from "./ticket-view.ts";

type ChangeOfPlanProps = {
  readonly ticket: TicketView;
  /** The last moment in words; null when it has passed. */
  readonly until: string | null;
  readonly hasStarted: boolean;
  readonly isCancelling: boolean;
  readonly failure?: string | undefined;
};

/** Move or cancel while there is time; afterwards the sentence to call. */
export function ChangeOfPlan({ ticket, until, hasStarted, isCancelling, failure }: ChangeOfPlanProps) {
  const t = useT("manageBooking");
  const { pathname } = useLocation();
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("manage.changePlan")}</h2>
      {failure && !isCancelling ? <Note tone="bad">{failure}</Note> : null}
      {until ? (
        <>
          <p className="text-ink-2">
            {t("manage.until")} <b className="num text-ink">{until}</b>
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
          {ticket.provider ? (
            <a {...buttonLook({ block: true })} className="btn" href={callUrl(ticket.provider.phone)}>
              <Phone className="icon" aria-hidden="true" />
              {t("manage.callProvider", { name: ticket.provider.name })}
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}

/** The second of two steps, and the only one that changes anything: a form that is sent, never a link that is opened. */
function CancelDialog({ ticket, failure }: { ticket: TicketView; failure: string | undefined }) {
  const t = useT("manageBooking");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== "idle";
  const email = ticket.customerEmail;
  const body = (
    <div className="grid gap-4">
      {failure ? <Note tone="bad">{failure}</Note> : null}
      <div className="sunk-box">
        <p className="font-strong">{ticket.serviceName}</p>
        <p className="num text-ink-2">
          <When ticket={ticket} />
        </p>
        <p className="text-sm text-muted">{ticket.provider?.name}</p>
      </div>
      <p className="text-sm text-muted">{email ? t("cancel.stepMailed", { email }) : t("cancel.step")}</p>
    </div>
  );
  const confirm = (
    <Form method="post" replace preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="cancel"
        variant="danger"
        block
        busy={isSending}
        busyLabel={t("cancel.cancelling")}
      >
        {t("cancel.confirm")}
      </Button>
    </Form>
  );
  const title = t("cancel.title");
  const lead = t("cancel.lead", { name: ticket.provider?.name ?? "" });
  const plain = (
    <StaticDialog title={title} lead={lead} closeTo={pathname}>
      {body}
      <div className="mt-4 flex gap-3 *:flex-1">
        <LinkButton variant="outline" to={pathname}>
          {t("cancel.keep")}
        </LinkButton>
        {confirm}
      </div>
    </StaticDialog>
  );
  if (!isHydrated) return plain;
  const close = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      lead={lead}
      urgent
      locked={isSending}
      fallback={plain}
      actions={
        <>
          <Button variant="outline" onClick={close} data-autofocus>
            {t("cancel.keep")}
          </Button>
          {confirm}
        </>
      }
    >
      {body}
    </Dialog>
  );
}
