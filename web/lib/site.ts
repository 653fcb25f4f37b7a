import { useRouteLoaderData } from "react-router";
import type { Site, SiteCountry } from "./request-context.ts";

/** Undefined if the root loader failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site?: Site }>("root")?.site;
}

// A placeholder. Without the root's data, no page shows a date or a price.
const noCountry: SiteCountry = {
  code: "",
  name: "",
  timeZone: "UTC",
  currency: "EUR",
  languages: [],
  dataProtectionAuthority: "",
};

/** Pages that are not about one venue use this country's time. */
export function useDefaultCountry(): SiteCountry {
  return useSite()?.countries[0] ?? noCountry;
}

export function useServedCountries(): readonly string[] {
  return useSite()?.countries.map(({ code }) => code) ?? [];
}

/** The name of a language in the language itself, or its code if the root loader failed. */
export function useLanguageName(): (code: string) => string {
  const languages = useSite()?.languages ?? [];
  return (code) => languages.find(({ locale }) => locale === code)?.name ?? code;
}
