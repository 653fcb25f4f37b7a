import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import type { ItemView } from "./listing.ts";
import "./offered-items.css";

/** Left out if the host has no items. */
export function OfferedItems({ items }: { items: readonly ItemView[] }) {
  const t = useT("profile");
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{t("profile.items")}</h2>
      <ul className="card offered-items">
        {items.map(({ id, name, language, description, duration, priceText, next, to }) => (
          <li key={id}>
            <div className="offered-items-name">
              <h3>
                <bdi lang={language}>{name}</bdi>
              </h3>
              <b>{priceText}</b>
            </div>
            <p className="offered-items-note">
              {duration}
              {duration && description ? ". " : null}
              <bdi lang={language}>{description}</bdi>
            </p>
            {next ? (
              <Link className="offered-items-next" to={next.to}>
                <CalendarCheck className="icon" aria-hidden="true" />
                <time dateTime={next.at}>{t("profile.nextFree", { time: next.text })}</time>
              </Link>
            ) : (
              <Link className="offered-items-next" to={to}>
                {t("profile.chooseTime", { item: name })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
