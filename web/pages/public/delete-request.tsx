import { data } from "react-router";
import type { CallInput } from "#contract/calls.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { apiClient } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm, typedIn, unchecked } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/delete-request.ts";
import { DeletionView } from "./deletion/deletion-view.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, apiFetch } = context.get(pageRequest);
  // The form is public. If the session cannot be read, the form asks for the email address.
  const session = await apiClient(apiFetch)("GET /session", {}).catch(() => null);
  const texts = { locale, messages: messagesFor(locale, "support") };
  // An address needs no confirmation link if the issuer has verified it.
  const signedInAs = session?.user?.isEmailVerified ? session.user.email : null;
  return data({ ...texts, signedInAs }, { headers: { "cache-control": "private, no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

type Body = CallInput<"POST /deletionRequests">["body"];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { email = "", reason, comments, confirmed } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  const body = unchecked<Body>({ email, reason, comments, confirmed: confirmed === "yes" });
  return sendForm(form, () => api("POST /deletionRequests", { body }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function DeleteRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { signedInAs, ...texts } = loaderData;
  return (
    <MessagesProvider {...texts}>
      <DeletionView sent={actionData} signedInAs={signedInAs} />
    </MessagesProvider>
  );
}
