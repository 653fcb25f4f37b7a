import { SignInGate } from "../../features/providers/index.ts";
import { useT } from "../../lib/messages.tsx";
import type { Route } from "./+types/event-detail.ts";
import { detailProblem, problemOf } from "./detail-outcome.ts";
import { DetailProblem } from "./detail-problem.tsx";
import { EventDetail } from "./event-detail/event-detail-view.tsx";
import { loadEvent } from "./one-event.ts";
import { readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return { problem: "signedOut" as const };
  const event = await loadEvent(context, params.id).catch(problemOf);
  if (typeof event === "string") return detailProblem(event);
  if (event.user_id !== session.user.id) return detailProblem("notYours");
  return { problem: null, event };
}

export default function EventDetailPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portal");
  const missing = loaderData.problem === "notFound" ? t("event.notFound") : t("gate.portal");
  const name = loaderData.problem === null ? loaderData.event.title : missing;
  return (
    <>
      <title>{t("page.title", { page: name })}</title>
      <meta name="robots" content="noindex" />
      <Content loaded={loaderData} />
    </>
  );
}

function Content({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const t = useT("portal");
  if (loaded.problem === "signedOut") return <SignInGate title={t("gate.portal")} />;
  if (loaded.problem !== null) return <DetailProblem of="event" kind={loaded.problem} />;
  return <EventDetail event={loaded.event} />;
}
