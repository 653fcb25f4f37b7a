import { data } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { ApiRefusal, apiClient } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/delete-request-confirm.ts";
import { ConfirmView } from "./deletion/confirm-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, apiFetch } = context.get(pageRequest);
  const texts = { locale, messages: messagesFor(locale, "support") };
  // With `no-referrer`, browsers would send `Origin: null` with the form, and the server would refuse it.
  const headers = { "cache-control": "no-store", "referrer-policy": "same-origin" };
  try {
    const found = await apiClient(apiFetch)("GET /deletionRequests/{token}", { params });
    return data({ ...texts, found }, { headers });
  } catch (error) {
    // A 400 means that this is not a token, for example because a mail program changed the link.
    if (!(error instanceof ApiRefusal) || (error.status !== 404 && error.status !== 400)) throw error;
    return data({ ...texts, found: null }, { status: 404, headers });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClient(context.get(pageRequest).apiFetch);
  return sendForm(form, () => api("POST /deletionRequests/{token}/confirm", { params }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function DeleteRequestConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { found, ...texts } = loaderData;
  return (
    <MessagesProvider {...texts}>
      <ConfirmView found={found} sent={actionData} />
    </MessagesProvider>
  );
}
