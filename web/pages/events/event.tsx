import { data } from "react-router";
import { eventIdIn } from "#web/features/registrations/index.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/event.ts";
import { EventMissing } from "./event/event-missing.tsx";
import { EventPageView } from "./event/event-page-view.tsx";
import { loadEvent } from "./event/load-event.server.ts";

export const handle = sharedUntilChanged;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, apiFetch } = context.get(pageRequest);
  const id = eventIdIn(params.id);
  if (!id) return data({ view: null }, { status: 404 });
  try {
    return data({ view: await loadEvent(apiClient(apiFetch), id, locale) });
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.status < 500)) throw error;
    return data({ view: null }, { status: 404 });
  }
}

export default function EventPage({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <EventPageView key={view.event.id} view={view} /> : <EventMissing />;
}
