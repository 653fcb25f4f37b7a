import type { Settings } from "#server/env.ts";
import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";

/** Browsers send at least one of these with every write; scripts on a page cannot remove them. */
export function isFromBrowser(c: AppContext): boolean {
  return c.req.header("origin") !== undefined || c.req.header("sec-fetch-site") !== undefined;
}

/** A write may only come from our own pages. A client that is no browser sends neither header and is judged by its session. */
export function refuseForeignOrigin(c: AppContext, settings: Settings): void {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined && !settings.ownOrigins.includes(origin)) refuse("foreign_origin");
  if (site === "cross-site" || (site === "same-site" && origin === undefined)) refuse("foreign_origin");
}
