import { CalendarPlus, CalendarX, Copy, Lock, MessageCircle, Navigation, Phone, Printer } from "lucide-react";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { directionsUrl } from "#contract/product.ts";
import { PlacesStepper } from "#web/features/registrations/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { callUrl, messageUrl } from "#web/lib/phone-links.ts";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Note } from "#web/ui/note.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { GuestTicket } from "./guest-ticket.tsx";
import type { TicketView } from "./load-ticket.server.ts";
import { OfferView } from "./offer-view.tsx";
import { WaitingView } from "./waiting-view.tsx";

type TicketPageProps = {
  readonly ticket: TicketView;
  readonly step: string | null;
  readonly failure: string | null;
  readonly isSaved: boolean;
};

const outline = { ...buttonLook({ variant: "outline" }), className: "button" };

export function TicketPageView({ ticket, step, failure, isSaved }: TicketPageProps) {
  const t = useT("whatsOn");
  const join = useJoin();
  const isOn = ticket.status === "confirmed" && ticket.event.state !== "cancelled";
  if (!["confirmed", "cancelled"].includes(ticket.status) && ticket.event.state !== "cancelled")
    return <WithoutPlaces ticket={ticket} failure={failure} />;
  return (
    <main id="content" className="page ticket-page-view">
      <HiddenPageMeta title={join(t("ticket.title"), ticket.event.title)} />
      <GuestTicket ticket={ticket} />
      {failure ? <Note tone="bad">{failure}</Note> : null}
      {isSaved ? <Note tone="good">{t("ticket.saved")}</Note> : null}
      {isOn ? (
        <p className="text-ink-2">
          {ticket.guestEmail ? t("ticket.mailed", { email: ticket.guestEmail }) : t("ticket.keep")}
        </p>
      ) : null}
      <div className="ticket-page-view-cards">
        {isOn ? <GettingThere ticket={ticket} /> : <WhatNow ticket={ticket} />}
        {isOn ? <BringAFriend ticket={ticket} /> : null}
        {ticket.status === "confirmed" ? <ChangeOfPlan key={ticket.places} ticket={ticket} step={step} /> : null}
        <YourDetails ticket={ticket} />
      </div>
      <p className="ticket-page-view-private">
        <Lock className="icon" aria-hidden="true" />
        {t("ticket.private")}
      </p>
    </main>
  );
}

/** The guest is on the waiting list, or has an offer from it. */
function WithoutPlaces({ ticket, failure }: Pick<TicketPageProps, "ticket" | "failure">) {
  const t = useT("whatsOn");
  const join = useJoin();
  const View = ticket.status === "waiting" ? WaitingView : OfferView;
  return (
    <main id="content" className="page ticket-page-view">
      <HiddenPageMeta title={join(t("waiting.title"), ticket.event.title)} />
      <View ticket={ticket} failure={failure} />
    </main>
  );
}

function GettingThere({ ticket: { event, secret, host } }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  const isHydrated = useHydrated();
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("ticket.gettingThere")}</h2>
      <div className="ticket-page-view-actions">
        <a
          {...outline}
          href={directionsUrl({ name: event.title, address: event.address })}
          target="_blank"
          rel="noreferrer"
        >
          <Navigation className="icon" aria-hidden="true" />
          {t("event.directions")}
        </a>
        <a {...outline} href={`/api/registrations/${encodeURIComponent(secret)}/calendar.ics`} download>
          <CalendarPlus className="icon" aria-hidden="true" />
          {t("event.calendar")}
        </a>
        <HostLinks host={host} />
        {isHydrated ? (
          <Button
            variant="outline"
            onClick={() => window.print()}
            icon={<Printer className="icon" aria-hidden="true" />}
          >
            {t("ticket.print")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function HostLinks({ host }: Pick<TicketView, "host">) {
  const t = useT("whatsOn");
  const [call, message] = [callUrl(host.phone), messageUrl(host.whatsapp)];
  return (
    <>
      {call ? (
        <a {...outline} href={call}>
          <Phone className="icon" aria-hidden="true" />
          {t("ticket.call")}
        </a>
      ) : null}
      {message ? (
        <a {...outline} href={message} target="_blank" rel="noreferrer">
          <MessageCircle className="icon" aria-hidden="true" />
          {t("ticket.message")}
        </a>
      ) : null}
    </>
  );
}

function WhatNow({ ticket: { secret, status, hasLeftList, host } }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  const hadPlaces = status === "confirmed" || (status === "cancelled" && !hasLeftList);
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("ticket.whatNow")}</h2>
      <div className="grid gap-3">
        <LinkButton to="/whats-on" variant="outline">
          {t("event.elsewhere")}
        </LinkButton>
        {hadPlaces ? (
          <a {...outline} href={`/api/registrations/${encodeURIComponent(secret)}/calendar.ics`} download>
            <CalendarX className="icon" aria-hidden="true" />
            {t("ticket.removeCalendar")}
          </a>
        ) : null}
        <HostLinks host={host} />
      </div>
    </section>
  );
}

/** Shares the event's page, never the private link. */
function BringAFriend({ ticket: { event } }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  const join = useJoin();
  const isHydrated = useHydrated();
  const copy = useCopy();
  const url = `${useSite()?.publicUrl ?? ""}${event.path}`;
  const text = t("ticket.shareText", { title: event.title, when: join(event.day, event.range), url });
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("ticket.friend")}</h2>
      <p className="text-sm text-ink-2">{t("ticket.friendText")}</p>
      <div className="ticket-page-view-actions">
        <a
          {...buttonLook({ variant: "soft" })}
          className="button"
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          {t("ticket.whatsapp")}
        </a>
        {isHydrated ? (
          <Button
            variant="outline"
            onClick={() => void copy(url, t("event.copied"))}
            icon={<Copy className="icon" aria-hidden="true" />}
          >
            {t("ticket.copyLink")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function ChangeOfPlan({ ticket, step }: { ticket: TicketView; step: string | null }) {
  const t = useT("whatsOn");
  const [places, setPlaces] = useState(ticket.places);
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== "idle";
  if (!ticket.canChange) return null;
  if (step === "cancel") return <AskToCancel />;
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("ticket.change")}</h2>
      <Form method="post" replace preventScrollReset className="grid gap-4">
        <PlacesStepper
          label={t("ticket.places")}
          value={places}
          most={ticket.mostPlaces}
          onChange={setPlaces}
          words={{ fewer: t("event.fewer"), more: t("event.moreOne") }}
        />
        <p className="text-sm text-ink-2">{t("ticket.changeText")}</p>
        <div className="ticket-page-view-actions">
          <Button
            type="submit"
            name="intent"
            value="places"
            disabled={isHydrated && places === ticket.places}
            busy={isSending}
          >
            {t("ticket.save")}
          </Button>
          <LinkButton to="?step=cancel" variant="quiet-danger" preventScrollReset>
            {t("ticket.cancel")}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}

/** Only this form cancels. It is a POST, so that opening a link never changes anything. */
function AskToCancel() {
  const t = useT("whatsOn");
  const isSending = useNavigation().state !== "idle";
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("ticket.cancelAsk")}</h2>
      <p className="text-sm text-ink-2">{t("ticket.cancelText")}</p>
      <Form method="post" replace preventScrollReset className="ticket-page-view-actions">
        <LinkButton to="?" variant="outline" preventScrollReset>
          {t("ticket.cancelNo")}
        </LinkButton>
        <Button type="submit" name="intent" value="cancel" variant="danger" busy={isSending}>
          {t("ticket.cancelYes")}
        </Button>
      </Form>
    </section>
  );
}

function YourDetails({ ticket }: { ticket: TicketView }) {
  const t = useT("whatsOn");
  return (
    <section className="card grid gap-3" data-pad>
      <h2 className="text-xl">{t("ticket.details")}</h2>
      <p className="text-sm">
        <bdi>{ticket.guestName}</bdi>, <bdi dir="ltr">{ticket.guestPhoneFormatted}</bdi>
        {ticket.guestEmail ? (
          <>
            , <bdi>{ticket.guestEmail}</bdi>
          </>
        ) : null}
      </p>
      <p className="text-sm text-ink-2">{t("ticket.kept", { day: ticket.keptUntil })}</p>
      {ticket.guestEmail ? (
        <>
          <p className="text-sm text-ink-2">{t("ticket.muteText")}</p>
          <Form method="post" replace preventScrollReset>
            <Button type="submit" name="intent" value={ticket.isMuted ? "unmute" : "mute"} variant="outline" size="sm">
              {t(ticket.isMuted ? "ticket.unmute" : "ticket.mute")}
            </Button>
          </Form>
        </>
      ) : null}
      {ticket.canErase ? (
        <Form method="post" replace>
          <Button type="submit" name="intent" value="erase" variant="outline" size="sm">
            {t("ticket.erase")}
          </Button>
        </Form>
      ) : null}
      <p className="text-sm">
        <Link to="/privacy-policy">{t("register.privacy")}</Link>
      </p>
    </section>
  );
}
