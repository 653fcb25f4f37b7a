import { data } from "react-router";
import type { CallInput } from "#contract/calls.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { eventIdIn, eventPath } from "#web/features/registrations/index.ts";
import { ReportView } from "#web/features/reports/index.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm, typedIn, unchecked } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/report-event.ts";
import { EventMissing } from "./event/event-missing.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, apiFetch } = context.get(pageRequest);
  const messages = messagesFor(locale, "reports", "support");
  try {
    const event = await apiClient(apiFetch)("GET /whatsOn/{id}", { params: { id: eventIdIn(params.id) ?? "" } });
    return data({ locale, messages, event: { name: event.title, path: eventPath(event) } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
    return data({ locale, messages, event: null }, { status: 404 });
  }
}

type ReportBody = CallInput<"POST /reports">["body"];

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { reason, details = "", email = "" } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  const body = unchecked<ReportBody>({ eventId: Number(eventIdIn(params.id)), reason, details, email });
  return sendForm(form, () => api("POST /reports", { body }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function ReportEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { event, ...texts } = loaderData;
  return (
    <MessagesProvider {...texts}>
      {event ? <ReportView about="event" {...event} sent={actionData} /> : <EventMissing />}
    </MessagesProvider>
  );
}
