import { about } from "./en/about.ts";
import { answers } from "./en/answers.ts";
import { booking } from "./en/booking.ts";
import { calendar } from "./en/calendar.ts";
import { connections } from "./en/connections.ts";
import { design } from "./en/design.ts";
import { devices } from "./en/devices.ts";
import { errors } from "./en/errors.ts";
import { common } from "./en/everywhere.ts";
import { find } from "./en/find.ts";
import { guests } from "./en/guests.ts";
import { hostBookings } from "./en/host-bookings.ts";
import { hours } from "./en/hours.ts";
import { insights } from "./en/insights.ts";
import { mail } from "./en/mail.ts";
import { manageBooking } from "./en/manage-booking.ts";
import { moderation } from "./en/moderation.ts";
import { names } from "./en/names.ts";
import { outbox } from "./en/outbox.ts";
import { portal } from "./en/portal.ts";
import { portalForms } from "./en/portal-forms.ts";
import { privacy } from "./en/privacy.ts";
import { profile } from "./en/profile.ts";
import { publicPages } from "./en/public.ts";
import { push } from "./en/push.ts";
import { refusals } from "./en/refusals.ts";
import { reports } from "./en/reports.ts";
import { shareCard } from "./en/share-card.ts";
import { shareKit } from "./en/share-kit.ts";
import { signIn } from "./en/sign-in.ts";
import { stories } from "./en/stories.ts";
import { support } from "./en/support.ts";
import { team } from "./en/team.ts";
import { terms } from "./en/terms.ts";
import { today } from "./en/today.ts";
import { waiting } from "./en/waiting.ts";
import { whatsOn } from "./en/whats-on.ts";

/** English is always complete. Its keys and parameters give the types for every other language. */
export const en = {
  answers,
  booking,
  manageBooking,
  calendar,
  common,
  connections,
  design,
  devices,
  errors,
  guests,
  find,
  hostBookings,
  hours,
  insights,
  mail,
  moderation,
  names,
  outbox,
  portal,
  portalForms,
  public: publicPages,
  push,
  refusals,
  reports,
  signIn,
  stories,
  about,
  privacy,
  profile,
  shareCard,
  shareKit,
  support,
  team,
  terms,
  today,
  waiting,
  whatsOn,
} as const;

export type Area = keyof typeof en;
/** Moderators and developers read English. */
export type TranslatedArea = Exclude<Area, "moderation" | "design">;
export type English<A extends Area> = (typeof en)[A];
/** A language has only the CLDR plural forms that it needs. */
export type Message = string | ({ readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string });
/** `A` may be a union of several areas. */
export type MessageKey<A extends Area> = A extends Area ? keyof (typeof en)[A] & string : never;
/** For example `name` in "Hello {name}". Plural forms need `count`. */
export type ParamName<A extends Area, K extends string> = A extends Area
  ? K extends keyof ParamsIn<A>
    ? ParamsIn<A>[K]
    : never
  : never;
type ParamsIn<A extends Area> = { [K in keyof English<A>]: NamesIn<English<A>[K]> };
export type PlainMessageKey<A extends Area> = {
  [K in MessageKey<A>]: [ParamName<A, K>] extends [never] ? K : never;
}[MessageKey<A>];
type NamesIn<M> = M extends string ? BracedNames<M> : BracedNames<M[keyof M] & string> | "count";
type BracedNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | BracedNames<Rest>
  : never;
export type Messages<A extends Area> = Readonly<Record<MessageKey<A>, Message>>;
