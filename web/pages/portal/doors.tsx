import { ScanLine } from "lucide-react";
import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Door } from "./load-doors.ts";

/** Staff have no listings tab, so this is their way to the guest lists. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  const t = useT("portal");
  if (doors.length === 0) return null;
  return (
    <section className="card doors" data-pad>
      <h2 className="text-xl">{t("dashboard.doors")}</h2>
      <ul>
        {doors.map(({ id, title, when }) => (
          <li key={id}>
            <span className="doors-event">
              <b>
                <bdi>{title}</bdi>
              </b>
              <span className="text-sm text-muted">{when}</span>
            </span>
            <LinkButton
              to={`/events/${id}/guests`}
              variant="soft"
              size="sm"
              icon={<ScanLine className="icon" aria-hidden="true" />}
              aria-label={t("dashboard.doorOf", { event: title })}
            >
              {t("dashboard.door")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
