import { BellRing } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { TicketFact } from "#web/pages/booking/ticket/ticket.tsx";
import { Button } from "#web/ui/button.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Note } from "#web/ui/note.tsx";
import type { WaitingView } from "./load-waiting.server.ts";
import { PlaceFacts } from "./on-list.tsx";

type TimeOfferProps = {
  readonly view: WaitingView;
  readonly offer: NonNullable<WaitingView["offer"]>;
  readonly failure: string | null;
};

/** A time that is kept for the customer. Both answers are equally easy. */
export function TimeOffer({ view, offer, failure }: TimeOfferProps) {
  const t = useT("waiting");
  const sending = useNavigation().formData?.get("intent");
  return (
    <section className="ticket">
      <Cloth communityId={view.provider.communityId} className="ticket-band" />
      <span className="ticket-seal">
        <BellRing aria-hidden="true" />
      </span>
      <div className="ticket-text">
        <p className="time-offer-time" dir="ltr">
          {offer.time}
        </p>
        <h1>{t("offer.title", { day: offer.day, until: offer.until })}</h1>
        <div className="time-offer-clock" role="status">
          <span>{t("offer.kept", { name: view.name })}</span>
          <b className="num">
            {offer.isOverNight
              ? t("offer.overNight", { until: offer.until })
              : t("offer.left", { count: offer.minutesLeft })}
          </b>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={offer.left} height="1" />
          </svg>
        </div>
        <div className="ticket-perforation" />
        <dl>
          <TicketFact label={t("offer.when")}>
            <bdi>{offer.day},</bdi>{" "}
            <bdi className="whitespace-nowrap" dir="ltr">
              {offer.range}
            </bdi>
          </TicketFact>
          <PlaceFacts view={view} />
          <TicketFact label={t("offer.pay")}>{view.priceText}</TicketFact>
        </dl>
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <Form method="post" replace className="time-offer-answers">
          <input type="hidden" name="expectedPrice" value={view.price} />
          <input type="hidden" name="expectedMinutes" value={view.durationMinutes ?? ""} />
          <Button
            type="submit"
            name="intent"
            value="accept"
            size="lg"
            block
            busy={sending === "accept"}
            busyLabel={t("offer.taking")}
          >
            {t("offer.take")}
          </Button>
          <Button type="submit" name="intent" value="decline" variant="outline" block busy={sending === "decline"}>
            {t("offer.decline")}
          </Button>
          <p className="text-sm text-muted">
            {t("offer.else")}{" "}
            <Button type="submit" name="intent" value="leave" variant="ghost" size="sm" busy={sending === "leave"}>
              {t("list.leave")}
            </Button>
          </p>
        </Form>
      </div>
    </section>
  );
}
