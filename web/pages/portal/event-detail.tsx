import type { Route } from "./+types/event-detail.ts";
import { detailProblem, problemOf } from "./detail-outcome.ts";
import { DetailPage } from "./detail-page.tsx";
import { EventDetail } from "./event-detail/event-detail-view.tsx";
import { loadEvent } from "./own-listings.ts";
import { currentHost, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { problem: "signedOut" as const };
  const event = await loadEvent(context, params.id).catch(problemOf);
  if (typeof event === "string") return detailProblem(event);
  if (!event.kindredProviderId || event.kindredProviderId !== currentHost(session)?.id)
    return detailProblem("notYours");
  return { problem: null, event };
}

export default function EventDetailPage({ loaderData }: Route.ComponentProps) {
  const isThere = loaderData.problem === null;
  return (
    <DetailPage of="event" problem={loaderData.problem} name={isThere ? loaderData.event.title : undefined}>
      {isThere ? <EventDetail event={loaderData.event} /> : null}
    </DetailPage>
  );
}
