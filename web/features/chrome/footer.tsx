import { Link } from "react-router";
import { product } from "#contract/product.ts";
import { CookieChoicesLink } from "#web/features/consent/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { Brand } from "./brand.tsx";
import { LanguageButton } from "./language-menu.tsx";
import { StoreBadges } from "./store-badges.tsx";

const siteMap = [
  { to: "/whats-on", label: "chrome.whatsOn" },
  { to: "/explore", label: "footer.explore" },
  { to: "/aboutus", label: "footer.aboutUs" },
  { to: "/contact", label: "footer.contactUs" },
  { to: "/privacy-policy", label: "footer.privacyPolicy" },
] as const;

const more = [
  { to: "/news", label: "footer.news" },
  { to: "/how-it-works", label: "footer.howItWorks" },
  { to: `/${product.slug}-providers-terms-and-conditions`, label: "footer.providerTerms" },
  { to: "/booking/find", label: "footer.findBooking" },
  { to: "/delete-request", label: "footer.deleteAccount" },
] as const;

const follow = [
  { href: product.socialLinks.facebook, label: "footer.facebook" },
  { href: product.socialLinks.x, label: "footer.x" },
  { href: product.socialLinks.instagram, label: "footer.instagram" },
  { href: product.socialLinks.tiktok, label: "footer.tiktok" },
] as const;

export function Footer() {
  const t = useT("common");
  return (
    <footer className="footer">
      <div className="page">
        <div className="footer-about">
          <Brand />
          <p>{t("product.mission")}</p>
        </div>
        <div className="footer-lists">
          <LinkList title={t("footer.siteMap")} links={siteMap} />
          <LinkList title={t("footer.more")} links={more} />
          <nav aria-label={t("footer.follow")}>
            <h2>{t("footer.follow")}</h2>
            <ul>
              {follow.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel="noopener noreferrer" target="_blank">
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <StoreBadges />
        <div className="footer-legal">
          <span>{t("footer.rights")}</span>
          <CookieChoicesLink />
          <LanguageButton />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: typeof siteMap | typeof more }) {
  const t = useT("common");
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
