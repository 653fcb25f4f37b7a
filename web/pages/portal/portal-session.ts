import type { RouterContextProvider } from "react-router";
import type { CallOutput } from "#contract/calls.ts";
import { product } from "#contract/product.ts";
import { type Api, apiClient } from "#web/lib/api.ts";
import { pageRequest } from "#web/lib/request-context.ts";

type Context = Readonly<RouterContextProvider>;
export type SignedIn = Extract<CallOutput<"GET /session">, { kindredProvider: unknown }>;

export const portalPath = `/${product.slug}-providers`;

export function pageApi(context: Context): Api {
  return apiClient(context.get(pageRequest).apiFetch);
}

export async function readSession(context: Context): Promise<SignedIn | null> {
  const session = await pageApi(context)("GET /session", {});
  return session.user === null ? null : session;
}
