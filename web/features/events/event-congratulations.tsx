import { useNavigate } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "../../lib/messages.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { EventRecord } from "./event-values.ts";

/** The good news after a new event. Closing it leads to the dashboard: the form is done with. */
export function EventCongratulations({ event }: { event: EventRecord | undefined }) {
  const t = useT("portalForms");
  const navigate = useNavigate();
  const dashboard = `/${product.slug}-providers`;
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={() => void navigate(dashboard)}
      title={t("eventForm.congratulations")}
      lead={t("eventForm.congratulationsText")}
      celebrates={event?.community_id ?? 1}
    >
      <div className="grid gap-3">
        <LinkButton to={`/events/${event?.id ?? 0}`} block>
          {t("eventForm.seeEvent")}
        </LinkButton>
        <LinkButton to={dashboard} variant="ghost" block>
          {t("eventForm.yourListings")}
        </LinkButton>
      </div>
    </Dialog>
  );
}
