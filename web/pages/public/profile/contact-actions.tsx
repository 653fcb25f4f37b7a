import { CalendarCheck, MessageCircle, Phone } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { callUrl, messageUrl } from "#web/lib/phone-links.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { ListingView } from "./listing.ts";
import "./contact-actions.css";

export function ContactActions({ listing }: { listing: ListingView }) {
  const t = useT("profile");
  const text = new URLSearchParams({ text: t("profile.messageText", { name: listing.name }) });
  const call = callUrl(listing.phone_number);
  const message = messageUrl(listing.whatsapp_number ?? "");
  return (
    <div className="contact-actions">
      {call ? (
        <LinkButton to={call} variant="outline" icon={<Phone className="icon" aria-hidden="true" />}>
          {t("profile.call")}
        </LinkButton>
      ) : null}
      {message ? (
        <LinkButton
          to={`${message}?${text}`}
          rel="noopener noreferrer"
          target="_blank"
          variant="outline"
          icon={<MessageCircle className="icon" aria-hidden="true" />}
        >
          {t("profile.message")}
        </LinkButton>
      ) : null}
      <LinkButton
        to={`/booking?providerId=${listing.id}${listing.source ? `&source=${listing.source}` : ""}${listing.date ? `&date=${listing.date}` : ""}`}
        icon={<CalendarCheck className="icon" aria-hidden="true" />}
        className="contact-actions-book"
      >
        {t("profile.book")}
      </LinkButton>
    </div>
  );
}
