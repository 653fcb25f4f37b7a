import { ArrowUpRight, CalendarPlus, Copy, Lock, MessageCircle, Navigation, Phone, Share2 } from "lucide-react";
import { useId } from "react";
import { directionsUrl } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { callUrl, messageUrl } from "#web/lib/phone-links.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { TicketView } from "./ticket-view.ts";

const outline = { ...buttonLook({ variant: "outline" }), className: "button" };

export function AddToCalendar({ ticket, manageUrl }: { ticket: TicketView; manageUrl: string }) {
  const t = useT("booking");
  return (
    <div className="ticket-actions">
      <a {...outline} href={calendarFileUrl(ticket)} download>
        <CalendarPlus className="icon" aria-hidden="true" />
        {t("confirmed.calendar")}
      </a>
      <a {...outline} href={googleCalendarUrl(ticket, manageUrl)} target="_blank" rel="noreferrer">
        {t("confirmed.google")}
        <ArrowUpRight className="icon flip" aria-hidden="true" />
      </a>
    </div>
  );
}

/** The customer has no account, so only this link leads back to the booking. */
export function PrivateLink({ url }: { url: string }) {
  const t = useT("booking");
  const isHydrated = useHydrated();
  const id = useId();
  const canShare = isHydrated && typeof navigator.share === "function";
  const copy = useCopy();
  return (
    <section className="grid gap-3 text-start" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t("confirmed.link")}
      </h2>
      <p className="text-sm text-ink-2">{t("confirmed.linkText")}</p>
      <a href={url} className="tap-target break-all text-sm" dir="ltr">
        {url}
      </a>
      {isHydrated ? (
        <div className="ticket-actions">
          <Button
            variant="outline"
            onClick={() => void copy(url, t("confirmed.copied"))}
            icon={<Copy className="icon" aria-hidden="true" />}
          >
            {t("confirmed.copy")}
          </Button>
          {canShare ? (
            <Button
              variant="outline"
              // Closing the share sheet without sharing is not an error.
              onClick={() => void navigator.share({ title: t("confirmed.link"), url }).catch(() => undefined)}
              icon={<Share2 className="icon" aria-hidden="true" />}
            >
              {t("confirmed.share")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

export function GettingThere({ ticket, manageUrl }: { ticket: TicketView; manageUrl: string }) {
  const t = useT("manageBooking");
  const { provider } = ticket;
  const call = callUrl(provider?.phone ?? "");
  const message = messageUrl(provider?.whatsapp ?? "");
  return (
    <section className="card grid gap-4" data-pad>
      <h2 className="text-xl">{t("manage.gettingThere")}</h2>
      <div className="ticket-actions">
        {provider ? (
          <a {...outline} href={directionsUrl(provider)} target="_blank" rel="noreferrer">
            <Navigation className="icon" aria-hidden="true" />
            {t("manage.directions")}
          </a>
        ) : null}
        <a {...outline} href={calendarFileUrl(ticket)} download>
          <CalendarPlus className="icon" aria-hidden="true" />
          {t("manage.calendar")}
        </a>
        <a {...outline} href={googleCalendarUrl(ticket, manageUrl)} target="_blank" rel="noreferrer">
          {t("manage.google")}
          <ArrowUpRight className="icon flip" aria-hidden="true" />
        </a>
        {call ? (
          <a {...outline} href={call}>
            <Phone className="icon" aria-hidden="true" />
            {t("manage.call")}
          </a>
        ) : null}
        {message ? (
          <a {...outline} href={message} target="_blank" rel="noreferrer">
            <MessageCircle className="icon" aria-hidden="true" />
            {t("manage.message")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

export function PrivateNote() {
  const t = useT("manageBooking");
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Lock className="icon" aria-hidden="true" />
      <span>{t("manage.private")}</span>
    </p>
  );
}

function calendarFileUrl({ secret }: Pick<TicketView, "secret">): string {
  return `/api/bookings/${encodeURIComponent(secret)}/calendar.ics`;
}

/** For example 20270303T090000Z. */
const compact = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

function googleCalendarUrl(ticket: TicketView, manageUrl: string): string {
  const { provider } = ticket;
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: provider ? `${ticket.serviceName}, ${provider.name}` : ticket.serviceName,
    dates: `${compact(ticket.startTime)}/${compact(ticket.endTime)}`,
    details: manageUrl,
    location: provider?.address ?? "",
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
