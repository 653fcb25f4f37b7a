import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Button } from "#web/ui/button.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { TicketView } from "./load-ticket.server.ts";

type OfferViewProps = { readonly ticket: TicketView; readonly failure: string | null };

/** Places from the waiting list that the guest can take now, or could have taken. */
export function OfferView({ ticket, failure }: OfferViewProps) {
  const { offer } = ticket;
  return (
    <section className="offer-view" data-over={offer === null || undefined}>
      {offer ? <Until ticket={ticket} offer={offer} /> : <Over />}
      <div className="offer-view-in">
        {failure ? <Note tone="bad">{failure}</Note> : null}
        <Asked ticket={ticket} />
        {offer ? <Answers places={ticket.places} until={offer.time} /> : <JoinAgain ticket={ticket} />}
      </div>
    </section>
  );
}

function Until({ ticket: { places }, offer }: { ticket: TicketView; offer: NonNullable<TicketView["offer"]> }) {
  const t = useT("whatsOn");
  return (
    <>
      <div className="offer-view-head">
        <h1>{t("offer.until", { count: places })}</h1>
        <p className="offer-view-time" dir="ltr">
          {offer.time}
        </p>
        <p className="font-strong">
          {offer.day}. {offer.isOverNight ? t("offer.night") : t("offer.left", { count: offer.minutesLeft })}
        </p>
      </div>
      <svg className="offer-view-left" viewBox="0 0 120 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(120, offer.minutesLeft)} height="1" />
      </svg>
    </>
  );
}

function Over() {
  const t = useT("whatsOn");
  return (
    <div className="offer-view-head">
      <h1>{t("offer.over")}</h1>
      <p>{t("offer.overText")}</p>
    </div>
  );
}

/** The event and what the guest asked for. */
export function Asked({ ticket: { event, places, guestName } }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  return (
    <>
      <div className="offer-view-event">
        <Leaf leaf={event.leaf} communityId={event.communityId} className="offer-view-leaf" />
        <div>
          <b>
            <bdi lang={event.language}>{event.title}</bdi>
          </b>
          <p className="text-sm">
            {event.day}, <bdi dir="ltr">{event.range}</bdi>
          </p>
          <p className="text-sm">
            <bdi>{event.address}</bdi>
          </p>
        </div>
      </div>
      <dl className="offer-view-facts">
        <Fact label={t("offer.for")}>
          <bdi>{guestName}</bdi>
        </Fact>
        <Fact label={t("offer.asked")}>{t("offer.places", { count: places })}</Fact>
        <Fact label={t("ticket.atDoor")}>{event.price === null ? t("price.free") : event.sums[places - 1]}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

function Answers({ places, until }: { places: number; until: string }) {
  const t = useT("whatsOn");
  const sending = useNavigation().formData;
  const fewer = Array.from({ length: places - 1 }, (_, n) => places - 1 - n);
  return (
    <>
      <Form method="post" replace className="offer-view-actions">
        <input type="hidden" name="intent" value="accept" />
        <Button type="submit" name="places" value={String(places)} size="lg" block busy={sending !== undefined}>
          {t("offer.take", { count: places })}
        </Button>
        {fewer.map((count) => (
          <Button key={count} type="submit" name="places" value={String(count)} variant="outline" block>
            {t("offer.takeOnly", { count })}
          </Button>
        ))}
      </Form>
      <Form method="post" replace>
        <Button type="submit" name="intent" value="cancel" variant="outline" block>
          {t("offer.decline")}
        </Button>
      </Form>
      <p className="text-sm text-muted">
        {t("offer.length")} {t("offer.hearNothing", { time: until })}
      </p>
    </>
  );
}

function JoinAgain({ ticket: { event } }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  const isSending = useNavigation().state !== "idle";
  const isPossible = event.state === "open" || event.state === "full";
  return (
    <div className="offer-view-actions">
      {isPossible ? (
        <Form method="post" replace>
          <Button type="submit" name="intent" value="wait" variant="accent" block busy={isSending}>
            {t("offer.again")}
          </Button>
        </Form>
      ) : null}
      <LinkButton to={event.path} variant="outline" block>
        {t("offer.toEvent")}
      </LinkButton>
    </div>
  );
}
