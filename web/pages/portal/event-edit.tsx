import { redirect } from "react-router";
import { EventForm, eventValuesOf } from "#web/features/events/index.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { ApiRefusal } from "#web/lib/api.ts";
import { useT } from "#web/lib/messages.tsx";
import type { Route } from "./+types/event-edit.ts";
import { loadEvent } from "./own-listings.ts";
import { portalPath, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/events" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const event = await loadEvent(context, params.id).catch((error) => {
    if (error instanceof ApiRefusal) throw redirect(`${portalPath}?notice=loadEvent`);
    throw error;
  });
  if (event.user_id !== session.user.id) throw redirect(`${portalPath}?notice=editEvent`);
  return { userId: session.user.id, event };
}

export default function EditEventPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portalForms");
  const portal = useT("portal");
  return (
    <>
      <title>{t("page.title", { page: t("eventForm.edit") })}</title>
      {loaderData ? (
        <EventForm
          key={loaderData.event.id}
          userId={loaderData.userId}
          eventId={loaderData.event.id}
          initial={eventValuesOf(loaderData.event)}
        />
      ) : (
        <SignInGate title={portal("gate.event")} />
      )}
    </>
  );
}
