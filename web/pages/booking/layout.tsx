import type { ReactNode } from "react";
import { Outlet, useRevalidator } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { PageFrame } from "#web/features/chrome/index.ts";
import { AreaMessages, MessagesProvider, useT } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { useSite } from "#web/lib/site.ts";
import { Button } from "#web/ui/button.tsx";
import { FullPageMessage } from "#web/ui/full-page-message.tsx";
import type { Route } from "./+types/layout.ts";
import { EmbedFrame } from "./embed/embed-frame.tsx";
import "#web/styles/booking.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  return { locale, messages: messagesFor(locale, "booking") };
}

export { shouldRevalidate } from "#web/root.tsx";

export default function BookingLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <Frame>
        <Outlet />
      </Frame>
    </MessagesProvider>
  );
}

export function ErrorBoundary() {
  return (
    <AreaMessages routeId="pages/booking/layout">
      <Frame>
        <LoadFailed />
      </Frame>
    </AreaMessages>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return useSite()?.isFramed ? <EmbedFrame>{children}</EmbedFrame> : <PageFrame>{children}</PageFrame>;
}

function LoadFailed() {
  const t = useT("booking");
  const revalidator = useRevalidator();
  return (
    <main id="content">
      <FullPageMessage
        title={t("problem.load")}
        communityId={3}
        actions={
          <Button onClick={() => void revalidator.revalidate()} busy={revalidator.state === "loading"}>
            {t("ui.tryAgain")}
          </Button>
        }
      />
    </main>
  );
}
