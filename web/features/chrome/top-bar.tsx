import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { product } from "#contract/product.ts";
import { useT } from "#web/lib/messages.tsx";
import { Brand } from "./brand.tsx";

export function TopBar({ end }: { end?: ReactNode }) {
  const t = useT("common");
  return (
    <header className="top-bar">
      <div className="page">
        <Brand />
        <nav aria-label={t("chrome.mainNavigation")}>
          {/* Beside the account menu, a phone has no room for more links. */}
          {end ? null : (
            <>
              <NavLink className="top-bar-link" to="/explore">
                {t("chrome.explore")}
              </NavLink>
              <NavLink className="top-bar-link" to="/whats-on">
                {t("chrome.whatsOn")}
              </NavLink>
            </>
          )}
          <Link className="top-bar-link" to={`/${product.slug}-providers`}>
            {t("chrome.providers")}
          </Link>
        </nav>
        {end}
      </div>
    </header>
  );
}
