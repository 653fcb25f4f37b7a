import { Eraser } from "lucide-react";
import { useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { TicketFact } from "#web/pages/booking/ticket/ticket.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ConfirmStep } from "./confirm-step.tsx";

export type DetailsView = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** The day on which the details are erased, already formatted. */
  readonly keptUntil: string;
  readonly canErase: boolean;
};

type YourDetailsProps = {
  readonly details: DetailsView;
  readonly isErasing: boolean;
  readonly tried: { readonly isUnreachable?: true; readonly failure?: string | undefined } | null;
};

export function YourDetails({ details, isErasing, tried }: YourDetailsProps) {
  const t = useT("manageBooking");
  const { pathname } = useLocation();
  const { name, phone, email, keptUntil, canErase } = details;
  return (
    <section className="card grid gap-4" data-pad aria-labelledby="your-details">
      <h2 id="your-details" className="text-xl">
        {t("details.title")}
      </h2>
      <dl>
        <TicketFact label={t("details.name")}>{name ?? t("details.none")}</TicketFact>
        <TicketFact label={t("details.phone")}>{phone ? <bdi dir="ltr">{phone}</bdi> : t("details.none")}</TicketFact>
        <TicketFact label={t("details.email")}>
          {email ? (
            <bdi className="break-all" dir="ltr">
              {email}
            </bdi>
          ) : (
            t("details.none")
          )}
        </TicketFact>
      </dl>
      <p className="text-sm text-ink-2">{t("details.kept", { day: keptUntil })}</p>
      {canErase ? (
        <LinkButton
          variant="outline"
          to={`${pathname}?step=erase`}
          preventScrollReset
          icon={<Eraser className="icon" aria-hidden="true" />}
        >
          {t("details.erase")}
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-2">{t("details.ahead")}</p>
      )}
      {isErasing && canErase ? (
        <ConfirmStep
          intent="erase"
          title={t("erase.title")}
          lead={t("erase.lead")}
          keepLabel={t("erase.keep")}
          confirmLabel={t("erase.confirm")}
          busyLabel={t("erase.erasing")}
          failure={tried?.isUnreachable ? t("erase.failed") : tried?.failure}
        >
          <p className="text-sm text-ink-2">{t("erase.text")}</p>
        </ConfirmStep>
      ) : null}
    </section>
  );
}
