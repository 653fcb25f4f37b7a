import type { Settings } from "#server/env.ts";
import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";

/** A write may only come from our own pages. A client that is no browser sends neither header and is judged by its session. */
export function refuseForeignOrigin(c: AppContext, settings: Settings): void {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined && !settings.ownOrigins.includes(origin)) refuse("foreign_origin");
  if (site === "cross-site" || (site === "same-site" && origin === undefined)) refuse("foreign_origin");
}
