import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/privacy-policy.ts";
import { PrivacyView } from "./privacy/privacy-view.tsx";

export const handle = sharedUntilChanged;

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "privacy") };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData}>
      <PrivacyView />
    </MessagesProvider>
  );
}
