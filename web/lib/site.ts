import { useRouteLoaderData } from "react-router";
import type { Site, SiteCountry } from "./request-context.ts";

/** The settings from the root loader; undefined if even the root could not load. */
export function useSite(): Site | undefined {
  return (useRouteLoaderData("root") as { site?: Site } | undefined)?.site;
}

// Nothing with a date or a price is shown without the root's data.
const noCountry: SiteCountry = {
  code: "",
  name: "",
  timeZone: "UTC",
  currency: "EUR",
  languages: [],
  dataProtectionAuthority: "",
};

/** The first country that is served: its time is used where nothing has a venue. */
export function useDefaultCountry(): SiteCountry {
  return useSite()?.countries[0] ?? noCountry;
}

/** Codes of the countries whose cities the forms offer. */
export function useServedCountries(): readonly string[] {
  return useSite()?.countries.map(({ code }) => code) ?? [];
}
