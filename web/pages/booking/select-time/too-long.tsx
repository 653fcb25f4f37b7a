import { MessageCircle, Phone } from "lucide-react";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useT } from "#web/lib/messages.tsx";
import type { VisitView } from "#web/pages/booking/flow/visit-view.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** URLs that open WhatsApp or the phone. Null without a number. */
export type HostContact = { readonly message: string | null; readonly call: string | null };

type TooLongProps = {
  readonly visit: VisitView;
  readonly name: string;
  readonly servicesUrl: string;
  readonly contact: HostContact;
};

/** Instead of the waiting list, which could never offer a time. */
export function TooLong({ visit, name, servicesUrl, contact }: TooLongProps) {
  const t = useT("booking");
  const isSeveral = visit.services.length > 1;
  const { message, call } = contact;
  const href = message ?? call;
  const Icon = message ? MessageCircle : Phone;
  return (
    <div className="too-long">
      <div>
        <p className="font-strong">{t("time.tooLongTitle")}</p>
        <p className="text-sm">
          {t(isSeveral ? "time.tooLongSeveral" : "time.tooLongOne", {
            duration: formatDuration(t, visit.durationMinutes),
            name,
          })}
        </p>
      </div>
      <div className="too-long-actions">
        {isSeveral ? (
          <LinkButton to={servicesUrl} variant="outline">
            {t("time.changeServices")}
          </LinkButton>
        ) : null}
        {href ? (
          <a {...buttonLook({ variant: "outline" })} className="button" href={href} target="_blank" rel="noreferrer">
            <Icon className="icon" aria-hidden="true" />
            {t(message ? "time.writeTo" : "time.call", { name })}
          </a>
        ) : null}
      </div>
    </div>
  );
}
