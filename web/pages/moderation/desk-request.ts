import type { RouterContextProvider } from "react-router";
import { type Api, ApiRefusal, apiClient } from "#web/lib/api.ts";
import { pageRequest } from "#web/lib/request-context.ts";

type Context = Readonly<RouterContextProvider>;

export function deskApi(context: Context): Api {
  return apiClient(context.get(pageRequest).apiFetch);
}

/** Null if the visitor may not read it. The layout then shows the refusal, and the page renders nothing. */
export async function nullIfForbidden<T>(context: Context, read: (api: Api) => Promise<T>): Promise<T | null> {
  try {
    return await read(deskApi(context));
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

export function shownIn<const S extends string>(request: Request, parts: readonly [S, ...S[]]): S {
  const asked = new URL(request.url).searchParams.get("show");
  return parts.find((part) => part === asked) ?? parts[0];
}
