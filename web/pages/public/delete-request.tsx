import type { CallInput } from "#contract/calls.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { keepOnFailure, sendSupport, typedIn } from "../../features/support/index.ts";
import { apiClient } from "../../lib/api.ts";
import { MessagesProvider } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import type { Route } from "./+types/delete-request.ts";
import { DeletionView } from "./deletion/deletion-view.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "support") };
}

type Body = CallInput<"POST /deletionRequests">["body"];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { email = "", reason, comments, confirmed } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  // Whether it was confirmed is the API's to judge: its sentence belongs to the box.
  const body = { email, reason, comments, confirmed: confirmed === "yes" } as Body;
  return sendSupport(form, () => api("POST /deletionRequests", { body }));
}

export { unlessRefused as shouldRevalidate } from "../../features/support/index.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepOnFailure(serverAction);
}

export default function DeleteRequest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData}>
      <DeletionView sent={actionData} />
    </MessagesProvider>
  );
}
