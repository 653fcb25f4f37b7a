import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { commaOf } from "#format/joined-text.ts";
import { formatDuration } from "#web/lib/format-duration.ts";
import { useLocale, useT } from "#web/lib/messages.tsx";
import { policyWords } from "#web/pages/booking/flow/cancel-policy.ts";
import { ZoneLine } from "#web/pages/booking/flow/visitor-time.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import type { MomentView, TicketView } from "./ticket-view.ts";

type TicketProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly communityId: number;
  readonly tone?: "good" | "over";
  readonly announced?: boolean;
  /** Without this, the ticket has no close button. */
  readonly closeTo?: string;
  readonly facts: ReactNode;
  readonly children?: ReactNode;
};

export function Ticket({ title, lead, communityId, tone = "good", ...props }: TicketProps) {
  const { announced, closeTo, facts, children } = props;
  const Seal = tone === "good" ? Check : X;
  return (
    <section className="ticket" role={announced ? "status" : undefined}>
      <Cloth communityId={communityId} className="ticket-band" />
      <span className="ticket-seal" data-tone={tone}>
        <Seal aria-hidden="true" />
      </span>
      {closeTo ? <CloseTicket to={closeTo} /> : null}
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

function CloseTicket({ to }: { to: string }) {
  const t = useT("booking");
  return (
    <Link className="button button-icon ticket-close" to={to} aria-label={t("flow.close")} replace>
      <X className="icon-lg" aria-hidden="true" />
    </Link>
  );
}

export function TicketFact({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="booking-line">
      <dt>{label}</dt>
      <dd>
        <b className="num">{children}</b>
        {note ? <span className="booking-line-note">{note}</span> : null}
      </dd>
    </div>
  );
}

/** The times stay on one line and keep their order in RTL text. */
export function When({ ticket }: { ticket: Pick<TicketView, "day" | "range"> }) {
  const comma = commaOf(useLocale());
  return (
    <>
      <bdi>{ticket.day + comma}</bdi>{" "}
      <bdi className="whitespace-nowrap" dir="ltr">
        {ticket.range}
      </bdi>
    </>
  );
}

export function WhenFact({ label, ticket }: { label: string; ticket: TicketView }) {
  return (
    <TicketFact label={label} note={<ZoneLine startTime={ticket.startTime} endTime={ticket.endTime} venue={ticket} />}>
      <When ticket={ticket} />
    </TicketFact>
  );
}

/** Nobody can press a button on paper, so this prints the phone number and the deadline for changes. */
export function PaperFacts({ ticket }: { ticket: TicketView }) {
  const t = useT("booking");
  return (
    <>
      {ticket.provider ? (
        <div className="booking-line hidden print:flex">
          <dt>{t("confirmed.call")}</dt>
          <dd dir="ltr">
            <b className="num">{ticket.provider.phone}</b>
          </dd>
        </div>
      ) : null}
      <div className="booking-line hidden print:flex">
        <dt>{t("review.policyTitle")}</dt>
        <dd>{policyWords(t, ticket.policy)}</dd>
      </div>
    </>
  );
}

export function MomentFact({ label, moment }: { label: string; moment: MomentView }) {
  return (
    <TicketFact label={label} note={<ZoneLine startTime={moment.at} venue={moment} />}>
      <bdi>{moment.text}</bdi>
    </TicketFact>
  );
}

export function ServiceFact({ label, ticket }: { label: string; ticket: TicketView }) {
  const t = useT();
  const { services, durationMinutes } = ticket;
  return (
    <TicketFact label={label} note={durationMinutes ? formatDuration(t, durationMinutes) : null}>
      {services.map(({ id, name, language }) => (
        <span className="block" key={id}>
          <bdi lang={language}>{name}</bdi>
        </span>
      ))}
    </TicketFact>
  );
}

export function WhereFact({ label, ticket }: { label: string; ticket: TicketView }) {
  if (!ticket.provider) return null;
  return (
    <TicketFact label={label} note={<bdi>{ticket.provider.address}</bdi>}>
      <bdi lang={ticket.provider.language}>{ticket.provider.name}</bdi>
    </TicketFact>
  );
}

/** Renders nothing if the host has only one calendar. */
export function WithFact({ label, ticket }: { label: string; ticket: TicketView }) {
  return ticket.calendarName === null ? null : (
    <TicketFact label={label}>
      <bdi>{ticket.calendarName}</bdi>
    </TicketFact>
  );
}
