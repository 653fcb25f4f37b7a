import { Outlet } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { PageFrame } from "#web/features/chrome/index.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/layout.ts";
import "#web/styles/events.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "whatsOn") };
}

export { shouldRevalidate } from "#web/root.tsx";

export default function EventsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </MessagesProvider>
  );
}
