import { CalendarDays, Compass } from "lucide-react";
import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { Brand } from "./brand.tsx";
import { LanguageButton, LanguageMenu } from "./language-menu.tsx";

export function TopBar({ end }: { end?: ReactNode }) {
  const t = useT("common");
  return (
    <header className="top-bar">
      <div className="page">
        <Brand />
        {/* Beside the account menu, a phone has no room for more links. */}
        {end ? null : (
          <nav className="top-bar-find" aria-label={t("chrome.findNavigation")}>
            <NavLink className="top-bar-link" to="/explore">
              <Compass className="icon" aria-hidden="true" />
              {t("chrome.explore")}
            </NavLink>
            <NavLink className="top-bar-link" to="/whats-on">
              <CalendarDays className="icon" aria-hidden="true" />
              {t("chrome.whatsOn")}
            </NavLink>
          </nav>
        )}
        {/* The account menu has the languages, too. */}
        {end ? null : (
          <div className="top-bar-language">
            <LanguageButton />
          </div>
        )}
        <nav className="top-bar-main" aria-label={t("chrome.mainNavigation")}>
          <Link className="top-bar-link" to={`/${product.slug}-providers`}>
            {t("chrome.providers")}
          </Link>
        </nav>
        {end}
      </div>
      <LanguageMenu />
    </header>
  );
}
