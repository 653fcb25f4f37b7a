import { Flag, Globe, Languages, type LucideIcon, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { callUrl, messageUrl } from "#web/lib/phone-links.ts";
import { Card } from "#web/ui/card.tsx";
import { ContactActions } from "./contact-actions.tsx";
import type { ListingView } from "./listing.ts";

export function ContactCard({ listing }: { listing: ListingView }) {
  const t = useT("profile");
  const { phone_number: phone, whatsapp_number: whatsapp, website_url: website } = listing;
  return (
    <aside className="profile-contact" aria-label={t("profile.contact")}>
      <Card pad>
        <h2>{t("profile.contact")}</h2>
        <ul className="profile-lines">
          <Line icon={Phone} label={t("profile.phoneLabel")}>
            <PhoneLink href={callUrl(phone)}>
              <bdi dir="ltr">{listing.phone_number_formatted}</bdi>
            </PhoneLink>
          </Line>
          {whatsapp ? (
            <Line icon={MessageCircle}>
              <PhoneLink href={messageUrl(whatsapp)} rel="noopener noreferrer" target="_blank">
                {t("profile.whatsapp")} <bdi dir="ltr">{listing.whatsapp_number_formatted}</bdi>
              </PhoneLink>
            </Line>
          ) : null}
          {website ? (
            <Line icon={Globe} label={t("profile.websiteLabel")}>
              <a href={website} rel="noopener noreferrer nofollow ugc" target="_blank">
                <bdi dir="ltr">{shortAddress(website)}</bdi>
              </a>
            </Line>
          ) : null}
          <Line icon={MapPin} label={t("profile.addressLabel")}>
            <bdi>{listing.fullAddress}</bdi>
          </Line>
          {listing.languageNames ? (
            <Line icon={Languages}>{t("profile.speaks", { languages: listing.languageNames })}</Line>
          ) : null}
        </ul>
        <p className="mt-2 text-sm text-muted">{t(listing.isTrader ? "ui.trader" : "ui.noTrader")}</p>
        <div className="profile-wide-actions">
          <ContactActions listing={listing} />
        </div>
      </Card>
      <p className="profile-report">
        <Link to={`/providerPage/report?id=${listing.id}`} rel="nofollow">
          <Flag className="icon" aria-hidden="true" />
          {t("profile.report")}
        </Link>
      </p>
    </aside>
  );
}

/** `href` is null if the number has no safe link. Then it is shown as plain text. */
function PhoneLink({ href, children, ...link }: Omit<ComponentProps<"a">, "href"> & { href: string | null }) {
  return href ? (
    <a href={href} {...link}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}

function Line({ icon: Icon, label, children }: { icon: LucideIcon; label?: string; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      {label ? <span className="sr-only">{label}</span> : null}
      {children}
    </li>
  );
}

function shortAddress(website: string): string {
  return website.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
