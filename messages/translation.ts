import type { English, MessageKey, ParamName, TranslatedArea } from "./english.ts";
import type { Language, languages } from "./languages.ts";

/** All plural forms of the language. */
type Forms<L extends Language> = Readonly<Record<(typeof languages)[L]["forms"][number], string>>;

/** A language may have plural forms wherever there is a count, and must have them where English has them. */
type Texts<L extends Language, A extends TranslatedArea> = {
  readonly [K in MessageKey<A>]: English<A>[K & keyof English<A>] extends string
    ? "count" extends ParamName<A, K>
      ? string | Forms<L>
      : string
    : Forms<L>;
};

type NamesIn<M> = M extends string ? BracedNames<M> : BracedNames<M[keyof M] & string>;
type BracedNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | BracedNames<Rest>
  : never;

type Equal<X, Y> = [X, Y] extends [Y, X] ? true : false;
/** "both services" needs no `{count}`, so the forms together must have the parameters. */
type SameParams<A extends TranslatedArea, T> = {
  readonly [K in keyof T]: Equal<NamesIn<T[K]> | "count", ParamName<A, K & string> | "count"> extends true
    ? T[K]
    : { readonly parameters: ParamName<A, K & string> };
};

/**
 * `const inFrench = translationInto("fr")`, then `inFrench("errors", { … })`. It does not compile if a key, a parameter
 * or a plural form is missing.
 */
export function translationInto<L extends Language>(_language: L) {
  return <A extends TranslatedArea, const T extends Texts<L, A>>(_area: A, texts: T & SameParams<A, T>): T => texts;
}
