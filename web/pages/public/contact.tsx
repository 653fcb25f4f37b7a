import { messagesFor } from "#messages/catalogue.ts";
import { apiClient } from "../../lib/api.ts";
import { MessagesProvider } from "../../lib/messages.tsx";
import { pageRequest } from "../../lib/request-context.ts";
import { keepOnFailure, sendForm, typedIn } from "../../lib/sent-form.ts";
import type { Route } from "./+types/contact.ts";
import { ContactView } from "./contact/contact-view.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "support") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { name = "", email = "", message = "" } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  return sendForm(form, () => api("POST /contactMessages", { body: { name, email, message } }));
}

export { unlessRefused as shouldRevalidate } from "../../lib/sent-form.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepOnFailure(serverAction);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData}>
      <ContactView sent={actionData} />
    </MessagesProvider>
  );
}
