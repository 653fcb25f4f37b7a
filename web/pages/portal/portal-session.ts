import { type RouterContextProvider, redirect } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { product } from "#contract/product.ts";
import { type Api, apiClient } from "#web/lib/api.ts";
import type { HostPlace } from "#web/lib/host-place.ts";
import { pageRequest } from "#web/lib/request-context.ts";

type Context = Readonly<RouterContextProvider>;
export type SignedIn = Extract<CallOutput<"GET /session">, { kindredProvider: unknown }>;

export type PortalHost = SignedIn["hosts"][number];

export const portalPath = `/${product.slug}-providers`;

export function pageApi(context: Context): Api {
  return apiClient(context.get(pageRequest).apiFetch);
}

/** Used if the host's country is not known. The API finds a listing or event by its id in any served country. */
export function defaultCountryOf(context: Context): string {
  return context.get(pageRequest).site.countries[0].code;
}

export function hostPlaceOf(session: SignedIn): HostPlace | null {
  const current = currentHost(session);
  return current ? { hostCountry: current.hostCountry, timeZone: current.timeZone, currency: current.currency } : null;
}

export async function readSession(context: Context): Promise<SignedIn | null> {
  const session = await pageApi(context)("GET /session", {});
  return session.user === null ? null : session;
}

/** Undefined if the person belongs to no host. */
export function currentHost({ hosts }: SignedIn): PortalHost | undefined {
  return hosts.find(({ isCurrent }) => isCurrent);
}

/** Redirects staff, and people without a host, to the portal. */
export function managedHost(session: SignedIn): PortalHost {
  const host = currentHost(session);
  if (!host) throw redirect(portalPath);
  if (!isManager(host)) throw redirect(`${portalPath}?notice=managersOnly`);
  return host;
}

export function isManager({ role }: Pick<PortalHost, "role">): boolean {
  return role !== "staff";
}
