import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Cloth } from "../../ui/cloth.tsx";
import type { TicketView } from "./booking-views.ts";
import { ZoneLine } from "./own-time.tsx";

type TicketProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly communityId: number;
  readonly tone?: "good" | "over";
  /** Read out when it appears. */
  readonly announced?: boolean;
  readonly facts: ReactNode;
  readonly children?: ReactNode;
};

/** A booking as something to hold in the hand: cloth, seal, a perforated line, the facts. */
export function Ticket({ title, lead, communityId, tone = "good", announced, facts, children }: TicketProps) {
  const Seal = tone === "good" ? Check : X;
  return (
    <section className="ticket" role={announced ? "status" : undefined}>
      <Cloth communityId={communityId} className="ticket-band" />
      <span className="ticket-seal" data-tone={tone}>
        <Seal aria-hidden="true" />
      </span>
      <div className="ticket-text">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="ticket-perforation" />
        <dl>{facts}</dl>
        {children}
      </div>
    </section>
  );
}

export function TicketFact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="line">
      <dt>{label}</dt>
      <dd>
        <b className="num">{children}</b>
        {note ? <span className="line-note">{note}</span> : null}
      </dd>
    </div>
  );
}

export function WhenFact({ label, ticket }: { label: string; ticket: TicketView }) {
  return (
    <TicketFact label={label} note={<ZoneLine startTime={ticket.startTime} endTime={ticket.endTime} />}>
      {ticket.when}
    </TicketFact>
  );
}

export function WhereFact({ label, ticket }: { label: string; ticket: TicketView }) {
  if (!ticket.provider) return null;
  return (
    <TicketFact label={label} note={ticket.provider.address}>
      {ticket.provider.name}
    </TicketFact>
  );
}
