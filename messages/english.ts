import * as en from "./en/index.ts";

/** English is always complete. Its keys and parameters give the types for every other language. */
export { en };

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
