import { EventForm, eventValuesOf } from "#web/features/events/index.ts";
import { loadOwnCalendars } from "#web/features/hosts/index.ts";
import type { Route } from "./+types/event-edit.ts";
import { FormPage } from "./form-page.tsx";
import { loadEvent, ownOrRedirect } from "./own-listings.ts";
import { managedHost, pageApi, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/events" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const host = managedHost(session);
  const event = await ownOrRedirect("Event", host.id, loadEvent(context, params.id));
  const calendars = await loadOwnCalendars(pageApi(context), host.id);
  return { userId: session.user.id, hostId: host.id, event, calendars };
}

export default function EditEventPage({ loaderData }: Route.ComponentProps) {
  return (
    <FormPage of="event" mode="edit">
      {loaderData ? (
        <EventForm
          key={loaderData.event.id}
          userId={loaderData.userId}
          hostId={loaderData.hostId}
          eventId={loaderData.event.id}
          calendars={loaderData.calendars}
          initial={eventValuesOf(loaderData.event)}
        />
      ) : null}
    </FormPage>
  );
}
