import { Link, useLocation } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { reopened } from "./reopened-store.ts";

/** Reopens the banner. Without JavaScript, it leads to the page for this choice. */
export function CookieChoicesLink() {
  const t = useT("common");
  const { pathname, search } = useLocation();
  if (!useSite()?.analytics) return null;
  const isThere = pathname === "/cookie-choices";
  return (
    <Link
      to={isThere ? pathname + search : `/cookie-choices?${new URLSearchParams({ returnTo: pathname + search })}`}
      onClick={(event) => {
        if (isThere || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        reopened.open();
      }}
    >
      {t("footer.cookieChoices")}
    </Link>
  );
}
