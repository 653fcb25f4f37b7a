import { redirect } from "react-router";
import { EventForm, emptyEvent } from "#web/features/events/index.ts";
import { useHostPlace } from "#web/lib/host-place.ts";
import type { Route } from "./+types/event-new.ts";
import { FormPage } from "./form-page.tsx";
import { portalPath, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/events" };

export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  if (!session.kindredProvider) throw redirect(portalPath);
  return { userId: session.user.id };
}

export default function NewEventPage({ loaderData }: Route.ComponentProps) {
  const { hostCountry } = useHostPlace();
  return (
    <FormPage of="event" mode="new">
      {loaderData ? (
        <EventForm
          key={loaderData.userId}
          userId={loaderData.userId}
          eventId={null}
          initial={emptyEvent(hostCountry)}
        />
      ) : null}
    </FormPage>
  );
}
