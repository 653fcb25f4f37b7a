import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { publicPages } from "./en/public.ts";
import { refusals } from "./en/refusals.ts";
import { pseudo } from "./pseudo.ts";

/** English is complete by definition: its keys and parameters are the types of every other language. */
const en = { common, errors, public: publicPages, refusals } as const;

export type Area = keyof typeof en;
export type Message = string | { readonly one: string; readonly other: string };
/** The keys of an area; for several areas, of all of them. */
export type MessageKey<A extends Area> = A extends Area ? keyof (typeof en)[A] & string : never;
export type Messages<A extends Area> = Readonly<Record<MessageKey<A>, Message>>;

export const locales = ["en", "en-XA"] as const;
export type Locale = (typeof locales)[number];

export function messagesFor<A extends Area>(locale: Locale, area: A): Messages<A> {
  const messages = en[area] as Messages<A>;
  return locale === "en-XA" ? pseudo(messages) : messages;
}
