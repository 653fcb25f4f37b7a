import { data } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import type { DocumentTheme } from "#web/lib/document-theme.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import type { Route } from "./+types/design.ts";
import { DesignView } from "./design/design-view.tsx";

/** Answers 404 unless `DESIGN_PAGE` is on. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { site, locale } = context.get(pageRequest);
  if (!site.showsDesignPage) throw data(null, { status: 404 });
  return {
    locale,
    messages: messagesFor(locale, "design"),
    documentTheme: themeFrom(new URL(request.url).searchParams),
    thisYear: new Date().getFullYear(),
  };
}

export default function Design({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <DesignView thisYear={loaderData.thisYear} />
    </MessagesProvider>
  );
}

function themeFrom(query: URLSearchParams): DocumentTheme {
  const theme = query.get("theme");
  const dir = query.get("dir");
  return {
    ...(theme === "light" || theme === "dark" ? { theme } : {}),
    ...(dir === "ltr" || dir === "rtl" ? { dir } : {}),
  };
}
