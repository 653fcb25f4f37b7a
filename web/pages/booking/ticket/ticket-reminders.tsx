import { Suspense } from "react";
import { RemindMe } from "#web/features/devices/index.ts";
import { useT } from "#web/lib/messages.tsx";
import { useSite } from "#web/lib/site.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useJoin } from "#web/lib/use-join.ts";
import type { TicketView } from "./ticket-view.ts";

export function TicketReminders({ ticket, manageUrl }: { ticket: TicketView; manageUrl: string }) {
  const t = useT("booking");
  const join = useJoin();
  const isHydrated = useHydrated();
  const hasWorker = useSite()?.hasServiceWorker ?? false;
  if (!isHydrated || !hasWorker) return null;
  const when = join(ticket.day, ticket.range);
  return (
    <Suspense>
      <RemindMe
        secret={ticket.secret}
        bookingId={ticket.id}
        text={t("remind.message", { what: ticket.serviceName, when, url: manageUrl })}
      />
    </Suspense>
  );
}
