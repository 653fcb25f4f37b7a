import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf } from "#messages/translate.ts";
import type { Route } from "./+types/root.ts";
import { MessagesProvider } from "./lib/messages.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { pageRequest } from "./lib/request-context.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import "./styles/app.css";

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site, requestId } = context.get(pageRequest);
  return { locale, site, requestId, messages: { ...messagesFor(locale, "common"), ...messagesFor(locale, "errors") } };
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.searchParams.get("lang") !== nextUrl.searchParams.get("lang");
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(NonceContext);
  const locale = data?.locale ?? "en";
  return (
    <html lang={languageOf(locale)} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        <MessagesProvider locale={locale} messages={data?.messages ?? {}}>
          {children}
        </MessagesProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <ErrorPage kind={isNotFound ? "notFound" : "unexpected"} requestId={data?.requestId} />;
}
