import { messagesFor } from "#messages/catalogue.ts";
import { apiClient } from "#web/lib/api.ts";
import { keepFormOnFailure, sendForm, typedIn } from "#web/lib/form-result.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/contact.ts";
import { ContactView } from "./contact/contact-view.tsx";

const longestPath = 200;

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const page = new URL(request.url).searchParams.get("wording")?.slice(0, longestPath) ?? null;
  return { page, texts: { locale, messages: messagesFor(locale, "support") } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { name = "", email = "", message = "" } = typedIn(form);
  const api = apiClient(context.get(pageRequest).apiFetch);
  return sendForm(form, () => api("POST /contactMessages", { body: { name, email, message } }));
}

export { shouldRevalidateAfterForm as shouldRevalidate } from "#web/lib/form-result.ts";

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFormOnFailure(serverAction);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData.texts}>
      <ContactView sent={actionData} page={loaderData.page} />
    </MessagesProvider>
  );
}
