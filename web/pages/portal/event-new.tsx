import { EventForm, emptyEvent } from "#web/features/events/index.ts";
import { loadOwnCalendars } from "#web/features/hosts/index.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import { useLocale } from "#web/lib/messages.tsx";
import type { Route } from "./+types/event-new.ts";
import { FormPage } from "./form-page.tsx";
import { managedHost, pageApi, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/events" };

export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  const { id: hostId } = managedHost(session);
  return { userId: session.user.id, hostId, calendars: await loadOwnCalendars(pageApi(context), hostId) };
}

export default function NewEventPage({ loaderData }: Route.ComponentProps) {
  const { hostCountry } = useHostPlace();
  const locale = useLocale();
  return (
    <FormPage of="event" mode="new">
      {loaderData ? (
        <EventForm
          key={loaderData.hostId}
          userId={loaderData.userId}
          hostId={loaderData.hostId}
          eventId={null}
          calendars={loaderData.calendars}
          initial={emptyEvent(hostCountry, locale)}
        />
      ) : null}
    </FormPage>
  );
}
