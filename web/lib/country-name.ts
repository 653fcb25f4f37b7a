import { createContext, useContext } from "react";
import { callingCodes } from "#contract/lists/calling-codes.ts";
import { countryName } from "#contract/lists/countries.ts";
import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { useLocale } from "./messages.tsx";

export type CountryNames = Readonly<Record<string, string>>;

/** Chrome's Intl lacks mt, so the server sends those names. Other languages need none. */
export function countryNamesToSend(locale: Locale): CountryNames | null {
  if (locale !== "mt") return null;
  return Object.fromEntries([...callingCodes.keys()].map((code) => [code, countryName(code, locale)]));
}

export const SentCountryNames = createContext<CountryNames | null>(null);

export function useCountryName(): (code: string) => string {
  const language = languageOf(useLocale());
  const sent = useContext(SentCountryNames);
  return (code) => sent?.[code] ?? countryName(code, language);
}
