import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { sharedUntilChanged } from "#web/lib/page-handle.ts";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/how-it-works.ts";
import { Flyer } from "./how-it-works/flyer.tsx";

export const handle = sharedUntilChanged;

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "about") };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider {...loaderData}>
      <Flyer />
    </MessagesProvider>
  );
}
