import { createContext, useContext } from "react";
import { useDefaultCountry } from "./site.ts";

/** Where a host is: its prices are in this currency, its times in this zone. */
export type HostPlace = { readonly hostCountry: string; readonly timeZone: string; readonly currency: string };

/** Set for the pages of a host. */
export const HostPlaceContext = createContext<HostPlace | null>(null);

/** The place of the current host, otherwise the first country that is served. */
export function useHostPlace(): HostPlace {
  const { code, timeZone, currency } = useDefaultCountry();
  return useContext(HostPlaceContext) ?? { hostCountry: code, timeZone, currency };
}
