import { createContext, useContext } from "react";
import { useDefaultCountry } from "./site.ts";

export type HostPlace = { readonly hostCountry: string; readonly timeZone: string; readonly currency: string };

export const HostPlaceContext = createContext<HostPlace | null>(null);

/** Without a host, this is the default country. */
export function useHostPlace(): HostPlace {
  const { code, timeZone, currency } = useDefaultCountry();
  return useContext(HostPlaceContext) ?? { hostCountry: code, timeZone, currency };
}
