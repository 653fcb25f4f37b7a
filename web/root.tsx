import figtreeLatin from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import arabic from "@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url";
import devanagari from "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url";
import { type ReactNode, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useRouteLoaderData,
} from "react-router";
import { messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf } from "#messages/translate.ts";
import type { Route } from "./+types/root.ts";
import favicon from "./assets/favicon.svg?url";
import { PageFrame } from "./features/chrome/index.ts";
import { DeferredScripts } from "./lib/deferred-scripts.tsx";
import { useDocumentTheme } from "./lib/document-theme.ts";
import { HydrationReplay } from "./lib/hydration-replay.tsx";
import { keepPageIn, keepPageOnFailure } from "./lib/keep-page-on-failure.ts";
import { MessagesProvider } from "./lib/messages.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { pageRequest } from "./lib/request-context.ts";
import { useLostFocus } from "./lib/use-lost-focus.ts";
import { usePageFocus } from "./lib/use-page-focus.ts";
import appStyles from "./styles/app.css?url";
import { ErrorPage } from "./ui/error-page.tsx";
import { Toasts } from "./ui/toasts.tsx";

/** Other readers load these only for a text that needs them. */
const fontOfScript: Readonly<Record<string, string>> = { ar: arabic, ur: arabic, hi: devanagari };

// The styles are linked here instead of imported. Otherwise they would belong to a script that parts loaded later import,
// too: the browser would apply them again, after the styles of the page, and undo those.
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: appStyles },
  { rel: "icon", type: "image/svg+xml", href: favicon },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  // The font of headings is three times as large as that of texts, and would delay the styles on a phone. Until it is there, headings have
  // a font of the device with the same metrics.
  preloadedFont(figtreeLatin),
];

const preloadedFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }) as const;

export function loader({ context }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageRequest);
  return { locale, site, messages: messagesFor(locale, "common", "errors") };
}

export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.searchParams.get("lang") !== nextUrl.searchParams.get("lang");
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnFailure];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(NonceContext);
  const locale = data?.locale ?? "en";
  const look = useDocumentTheme();
  const font = fontOfScript[locale];
  return (
    <html lang={languageOf(locale)} dir={look.dir ?? directionOf(locale)} data-theme={look.theme}>
      <head>
        <meta charSet="utf-8" />
        <HydrationReplay nonce={nonce} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#112321" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links nonce="" />
        {font && <link {...preloadedFont(font)} />}
      </head>
      <body>
        <MessagesProvider locale={locale} messages={data?.messages ?? {}}>
          {children}
        </MessagesProvider>
        <ScrollRestoration nonce={nonce} />
        <DeferredScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (router) keepPageIn(router);
  }, [router]);
  usePageFocus();
  useLostFocus();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const page = <ErrorPage kind={isNotFound ? "notFound" : "unexpected"} />;
  // Without the root's data there are no messages for the frame.
  return data ? <PageFrame>{page}</PageFrame> : page;
}
