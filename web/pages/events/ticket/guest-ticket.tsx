import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { EventZone } from "#web/features/registrations/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import type { TicketView } from "./load-ticket.server.ts";

export function GuestTicket({ ticket }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  const { event, places } = ticket;
  const isOn = ticket.status === "confirmed" && event.state !== "cancelled";
  const cancelledOn = ticket.hasLeftList ? null : (ticket.cancelledOn ?? event.cancelledOn);
  const toPay = isOn ? event.sums[places - 1] : ticket.nothing;
  const Seal = isOn ? CircleCheck : CircleX;
  return (
    <section className="guest-ticket">
      <Cloth communityId={event.communityId} className="guest-ticket-band" />
      <div className="guest-ticket-body">
        <div className="guest-ticket-head">
          <Leaf leaf={event.leaf} communityId={event.communityId} className="guest-ticket-leaf" />
          <p className="guest-ticket-state" data-off={isOn ? undefined : true} role="status">
            <Seal className="icon" aria-hidden="true" />
            {t(stateKey(ticket))}
          </p>
        </div>
        <h1>
          <bdi lang={event.language}>{event.title}</bdi>
        </h1>
        {isOn && event.state !== "past" ? (
          <p className="lead">{t("ticket.seeYou", { day: event.day, name: ticket.guestName ?? "" })}</p>
        ) : null}
        {event.cancelNote ? <p>{t("event.hostWord", { note: event.cancelNote })}</p> : null}
        <dl className="guest-ticket-facts">
          <Fact
            label={t("ticket.when")}
            note={
              <>
                {event.day}, <EventZone event={event} ownTime={ticket.ownTime} />
              </>
            }
          >
            {isOn ? <bdi dir="ltr">{event.range}</bdi> : <s dir="ltr">{event.range}</s>}
          </Fact>
          <Fact label={t("ticket.where")}>
            <bdi>{event.address}</bdi>
          </Fact>
          <Fact
            label={t("ticket.places")}
            note={ticket.admitted > 0 ? t("ticket.in", { count: ticket.admitted }) : ticket.guestName}
          >
            {places}
          </Fact>
          {cancelledOn ? <Fact label={t("places.cancelled")}>{cancelledOn}</Fact> : null}
          <Fact label={t("ticket.atDoor")}>{event.price === null ? t("price.free") : toPay}</Fact>
          <Fact label={t("ticket.host")}>
            <bdi lang={event.hostLanguage ?? undefined}>{event.hostName}</bdi>
          </Fact>
        </dl>
      </div>
      {isOn ? (
        <div className="guest-ticket-stub">
          <svg
            className="guest-ticket-qr"
            viewBox={`0 0 ${ticket.qr.size} ${ticket.qr.size}`}
            role="img"
            aria-label={t("ticket.code")}
          >
            <path d={ticket.qr.path} />
          </svg>
          <p className="guest-ticket-code" dir="ltr">
            {ticket.spacedCode}
          </p>
          <p className="text-sm text-ink-2">{t("ticket.show", { count: places })}</p>
        </div>
      ) : null}
    </section>
  );
}

function stateKey({ status, event, hasLeftList }: TicketView) {
  if (status === "cancelled") return hasLeftList ? "ticket.leftList" : "ticket.isCancelled";
  if (event.state === "cancelled") return "ticket.eventCancelled";
  return event.state === "past" ? "ticket.over" : "ticket.registered";
}

function Fact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="num">{children}</b>
        {note ? <span className="guest-ticket-note">{note}</span> : null}
      </dd>
    </div>
  );
}
