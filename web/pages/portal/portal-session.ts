import type { RouterContextProvider } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { product } from "#contract/product.ts";
import { type Api, apiClient } from "#web/lib/api.ts";
import type { HostPlace } from "#web/lib/host-place.ts";
import { pageRequest } from "#web/lib/request-context.ts";

type Context = Readonly<RouterContextProvider>;
export type SignedIn = Extract<CallOutput<"GET /session">, { kindredProvider: unknown }>;

export const portalPath = `/${product.slug}-providers`;

export function pageApi(context: Context): Api {
  return apiClient(context.get(pageRequest).apiFetch);
}

/** Sent where the country of the host is not known: things are found by their id, in any served country. */
export function defaultCountryOf(context: Context): string {
  return context.get(pageRequest).site.countries[0].code;
}

/** The host that this person has founded, with its place. */
export function foundedHost({ hosts, kindredProvider }: SignedIn) {
  return hosts.find(({ id }) => id === kindredProvider?.id);
}

/** Where the current host is. */
export function hostPlaceOf({ hosts }: SignedIn): HostPlace | null {
  const current = hosts.find(({ isCurrent }) => isCurrent);
  return current ? { hostCountry: current.hostCountry, timeZone: current.timeZone, currency: current.currency } : null;
}

export async function readSession(context: Context): Promise<SignedIn | null> {
  const session = await pageApi(context)("GET /session", {});
  return session.user === null ? null : session;
}
