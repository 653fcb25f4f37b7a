import { Link } from "react-router";
import { useT } from "#web/lib/messages.tsx";
import { Leaf } from "#web/ui/leaf.tsx";
import type { ComingEventView } from "./listing.ts";
import "./coming-events.css";

/** Left out if the host has no coming events. */
export function ComingEvents({ events }: { events: readonly ComingEventView[] }) {
  const t = useT("profile");
  if (events.length === 0) return null;
  return (
    <section>
      <h2>{t("profile.events")}</h2>
      <ul className="coming-events">
        {events.map((event) => (
          <li key={event.id} className="card">
            <Leaf leaf={event.leaf} communityId={event.communityId} className="coming-events-leaf" />
            <div className="coming-events-text">
              <h3>
                <Link to={event.path}>
                  <bdi lang={event.language}>{event.title}</bdi>
                </Link>
              </h3>
              <p>{event.when}</p>
              <p>
                <bdi>{event.address}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
