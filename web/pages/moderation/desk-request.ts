import type { RouterContextProvider } from "react-router";
import { type Api, ApiRefusal, apiClient } from "../../lib/api.ts";
import { pageRequest } from "../../lib/request-context.ts";

type Context = Readonly<RouterContextProvider>;

/** The API as the moderator who asked for the page. */
export function deskApi(context: Context): Api {
  return apiClient(context.get(pageRequest).apiFetch);
}

/**
 * Null for whoever may not read it: the frame around every page of the desk says so, with its status. The page itself
 * then shows nothing.
 */
export async function unlessBarred<T>(context: Context, read: (api: Api) => Promise<T>): Promise<T | null> {
  try {
    return await read(deskApi(context));
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}

/** Which part of a queue an address asks for. */
export function shownIn<const S extends string>(request: Request, parts: readonly S[]): S {
  const asked = new URL(request.url).searchParams.get("show");
  return parts.find((part) => part === asked) ?? (parts[0] as S);
}
