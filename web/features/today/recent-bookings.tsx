import { useT } from "#web/lib/messages.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Visit } from "./load-today.ts";
import { VisitWords } from "./visit-words.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

const mostMovedBookings = 6;

export function MovedBookings({ visits }: { visits: readonly Visit[] }) {
  const t = useT("today");
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{t("today.movedTitle")}</h3>
      <ul className="card today-lines">
        {visits.slice(0, mostMovedBookings).map((visit) => (
          <li key={visit.id}>
            <VisitWords visit={visit} when={visit.when} />
            {visit.whatsapp ? (
              <WhatsappLink href={visit.whatsapp.change} label={t("today.sendNewTimeTo", { name: visit.name })}>
                {t("today.sendNewTime")}
              </WhatsappLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostNewBookings = 6;

export function NewBookings({ visits }: { visits: readonly Visit[] }) {
  const t = useT("today");
  if (visits.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{t("today.newTitle")}</h3>
      <ul className="card today-lines">
        {visits.slice(0, mostNewBookings).map((visit) => (
          <li key={visit.id}>
            <VisitWords visit={visit} when={visit.when} />
            {visit.whatsapp ? (
              <WhatsappLink href={visit.whatsapp.confirmation} label={t("today.confirmOne", { name: visit.name })}>
                {t("today.confirm")}
              </WhatsappLink>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="?tab=bookings" variant="ghost" size="sm">
          {t("today.all")}
        </LinkButton>
      </p>
    </section>
  );
}
