import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { Area, Locale, Message, Messages } from "#messages/catalogue.ts";
import { type Translate, translator } from "#messages/translate.ts";

type Loaded = { readonly locale: Locale; readonly messages: Readonly<Record<string, Message>> };

const LoadedMessages = createContext<Loaded>({ locale: "en", messages: {} });

/** Adds messages to those of the parents. The root and each layout add their own. */
export function MessagesProvider(props: Loaded & { children: ReactNode }) {
  const above = useContext(LoadedMessages);
  const value = useMemo(
    () => ({ locale: props.locale, messages: { ...above.messages, ...props.messages } }),
    [above, props.locale, props.messages],
  );
  return <LoadedMessages.Provider value={value}>{props.children}</LoadedMessages.Provider>;
}

/**
 * `const t = useT("public")` gives the messages of that area and the common ones. `builtIn` is used if the messages of
 * the area could not be loaded.
 */
export function useT<A extends Area = "common">(_area?: A, builtIn?: Messages<A>): Translate<A | "common"> {
  const { locale, messages } = useContext(LoadedMessages);
  return useMemo(() => {
    // Hundreds of components call this, so it copies the messages only where it must.
    const all = builtIn ? { ...builtIn, ...messages } : messages;
    // Which areas are here depends on the page, so TypeScript cannot check it.
    return translator<A | "common">(locale, all as Messages<A | "common">);
  }, [locale, messages, builtIn]);
}

export function useLocale(): Locale {
  return useContext(LoadedMessages).locale;
}

export function AreaMessages(props: { routeId: string; children: ReactNode }) {
  const data = useRouteLoaderData<Loaded>(props.routeId);
  if (!data) return props.children;
  return (
    <MessagesProvider locale={data.locale} messages={data.messages}>
      {props.children}
    </MessagesProvider>
  );
}
