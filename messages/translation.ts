import type { English, MessageKey, ParamName, TranslatedArea } from "./english.ts";
import type { Language, languages } from "./languages.ts";

/** A text with each of these parameters. TypeScript checks such patterns much faster than it can list a text's parameters. */
type TextWith<Names extends string> = [Names] extends [never] ? string : EachIn<Names>;
type EachIn<Names extends string> = (
  Names extends string
    ? (text: `${string}{${Names}}${string}`) => void
    : never
) extends (text: infer Text) => void
  ? Text
  : never;

/** "both services" needs no `{count}`, so only the other parameters must be in every plural form. */
type Forms<L extends Language, Names extends string> = Readonly<
  Record<(typeof languages)[L]["forms"][number], TextWith<Exclude<Names, "count">>>
>;

/** A language may have plural forms wherever there is a count, and must have them where English has them. */
type Texts<L extends Language, A extends TranslatedArea> = {
  readonly [K in MessageKey<A>]: English<A>[K & keyof English<A>] extends string
    ? "count" extends ParamName<A, K>
      ? TextWith<ParamName<A, K>> | Forms<L, ParamName<A, K>>
      : TextWith<ParamName<A, K>>
    : Forms<L, ParamName<A, K>>;
};

/**
 * `const inFrench = translationInto("fr")`, then `inFrench("errors", { … })`. It does not compile if a key, a parameter
 * or a plural form is missing.
 */
export function translationInto<L extends Language>(_language: L) {
  return <A extends TranslatedArea>(_area: A, texts: Texts<L, A>): Texts<L, A> => texts;
}
