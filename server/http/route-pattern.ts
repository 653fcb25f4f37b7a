import { routePath } from "hono/route";
import type { AppContext } from "./caller.ts";

/** The pattern, not the path: paths contain ids and secrets. */
export function routePattern(c: AppContext): string {
  const path = routePath(c);
  return path === "*" || path === "/*" ? "page" : path;
}
