import { ListPlus } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { TicketView } from "./load-ticket.server.ts";
import { Asked } from "./offer-view.tsx";

export function WaitingView({ ticket, failure }: { ticket: TicketView; failure: string | null }) {
  const t = useT("whatsOn");
  const isSending = useNavigation().state !== "idle";
  return (
    <section className="offer-view" data-over>
      <div className="offer-view-head">
        <ListPlus className="icon-lg" aria-hidden="true" />
        <h1>{t("waiting.title")}</h1>
        <p role="status">
          {ticket.peopleAhead ? t("waiting.ahead", { count: ticket.peopleAhead }) : t("waiting.next")}
        </p>
      </div>
      <div className="offer-view-in">
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <Asked ticket={ticket} />
        <p className="text-sm text-ink-2">{t("waiting.how", { email: ticket.guestEmail ?? "" })}</p>
        <Form method="post" replace>
          <Button type="submit" name="intent" value="cancel" variant="outline" block busy={isSending}>
            {t("waiting.leave")}
          </Button>
        </Form>
      </div>
    </section>
  );
}
