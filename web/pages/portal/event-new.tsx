import { redirect } from "react-router";
import { EventForm, emptyEvent } from "#web/features/events/index.ts";
import { SignInGate } from "#web/features/hosts/index.ts";
import { useT } from "#web/lib/messages.tsx";
import type { Route } from "./+types/event-new.ts";
import { portalPath, readSession } from "./portal-session.ts";

export const handle = { signOutTo: "/events" };

export async function loader({ context }: Route.LoaderArgs) {
  const session = await readSession(context);
  if (!session) return null;
  if (!session.kindredProvider) throw redirect(portalPath);
  return { userId: session.user.id };
}

export default function NewEventPage({ loaderData }: Route.ComponentProps) {
  const t = useT("portalForms");
  const portal = useT("portal");
  return (
    <>
      <title>{t("page.title", { page: t("eventForm.new") })}</title>
      {loaderData ? (
        <EventForm key={loaderData.userId} userId={loaderData.userId} eventId={null} initial={emptyEvent()} />
      ) : (
        <SignInGate title={portal("gate.event")} />
      )}
    </>
  );
}
