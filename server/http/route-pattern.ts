import { routePath } from "hono/route";
import type { AppContext } from "./caller.ts";

/** React Router matches the pages, so their patterns are not known here. */
export const pageRoute = "page";

/** The pattern, not the path: paths contain ids and secrets. */
export function routePattern(c: AppContext): string {
  const path = routePath(c);
  return path === "*" || path === "/*" ? pageRoute : path;
}
