import { redirect } from "react-router";
import { formatDayTime } from "#format/times.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { GuestList } from "#web/features/registrations/index.ts";
import { MessagesProvider, useT } from "#web/lib/messages.tsx";
import { useOfflineCopy } from "#web/lib/offline-copy.ts";
import { HiddenPageMeta } from "#web/lib/page-meta.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useJoin } from "#web/lib/use-join.ts";
import { BackButton } from "#web/ui/back-button.tsx";
import type { Route } from "./+types/event-guests.ts";
import { detailProblem, problemOf } from "./detail-outcome.ts";
import { DetailProblem } from "./detail-problem.tsx";
import { currentHost, isManager, pageApi, portalPath, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { problem: "signedOut" as const };
  const host = currentHost(session);
  if (!host) throw redirect(portalPath);
  const { locale } = context.get(pageRequest);
  const list = await pageApi(context)("GET /events/{id}/guests", { params: { id: params.id }, query: {} }).catch(
    problemOf,
  );
  if (typeof list === "string") return detailProblem(list);
  return {
    problem: null,
    texts: { locale, messages: messagesFor(locale, "guests") },
    list,
    isManager: isManager(host),
    when: formatDayTime(list.startTime, locale, list.timeZone),
    opens: formatDayTime(list.checkInOpensAt, locale, list.timeZone),
    isOpen: list.checkInOpensAt <= new Date().toISOString(),
    readAt: formatDayTime(new Date().toISOString(), locale, list.timeZone),
  };
}

export default function EventGuestsPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portal");
  const join = useJoin();
  useOfflineCopy(loaderData.problem === null ? doorCopy(loaderData.list) : null);
  if (loaderData.problem === "signedOut") return <SignInGate title={t("gate.portal")} />;
  if (loaderData.problem !== null) return <DetailProblem of="event" kind={loaderData.problem} />;
  const { texts, list, when, opens, isOpen, readAt } = loaderData;
  return (
    <MessagesProvider {...texts}>
      <HiddenPageMeta title={join(t("event.guests"), list.title)} />
      <main id="content" className="page pt-6 pb-16">
        <BackButton />
        <GuestList {...{ list, when, opens, isOpen, readAt }} isManager={loaderData.isManager} />
      </main>
    </MessagesProvider>
  );
}

/** Guests are checked in at the door, where the connection may be bad. */
function doorCopy({ eventId, startTime }: { eventId: number; startTime: string }) {
  const own = `/events/${eventId}/guests`;
  return { from: own, at: [own], until: startTime, isInteractive: true };
}
