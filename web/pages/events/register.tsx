import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { languageOf } from "#messages/translate.ts";
import { eventIdIn } from "#web/features/registrations/index.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { catchUnreachable } from "#web/lib/catch-unreachable.ts";
import { useT } from "#web/lib/messages.tsx";
import { phoneCountryOptions } from "#web/lib/phone-countries.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/register.ts";
import { EventMissing } from "./event/event-missing.tsx";
import { loadEvent } from "./event/load-event.server.ts";
import { RegisterView } from "./register/register-view.tsx";
import { sendRegistration } from "./register/send-registration.server.ts";

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { locale, apiFetch, site } = context.get(pageRequest);
  const id = eventIdIn(params.id);
  const { event } = (id ? await findEvent(apiFetch, id, locale) : null) ?? {};
  if (!event) return data({ view: null }, { status: 404 });
  // The event's page shows why nobody can register.
  if (event.state !== "open" && event.state !== "full") throw redirect(event.path);
  const asked = Number(new URL(request.url).searchParams.get("places")) || 1;
  return data({
    view: {
      event,
      places: asked,
      sendKey: randomUUID(),
      phone: { countries: phoneCountryOptions(languageOf(locale)), country: site.countries[0].code },
    },
  });
}

async function findEvent(
  ...[apiFetch, id, locale]: [Parameters<typeof apiClient>[0], string, Parameters<typeof loadEvent>[2]]
) {
  return loadEvent(apiClient(apiFetch), id, locale).catch((error: unknown) => {
    if (error instanceof ApiRefusal && error.status < 500) return null;
    throw error;
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await sendRegistration(
    context.get(pageRequest),
    eventIdIn(params.id) ?? "0",
    await request.formData(),
  );
  if ("secret" in outcome) throw redirect(`/tickets/${outcome.secret}`);
  return data(outcome, { status: outcome.status });
}

/** Without a connection, the form stays as it is. The next attempt sends the same key, so it cannot register twice. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction);
}

export const headers = () => ({ "cache-control": "private, no-store" });

export default function Register({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useT("whatsOn");
  if (!view) return <EventMissing />;
  const isUnreachable = actionData !== undefined && "isUnreachable" in actionData;
  const tried = actionData && !("isUnreachable" in actionData) ? actionData : null;
  return (
    <RegisterView
      {...view}
      tried={tried}
      failure={isUnreachable ? t("register.unreachable") : (tried?.failure ?? null)}
      outcome={actionData ?? null}
    />
  );
}
