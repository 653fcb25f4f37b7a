import type { Settings } from "#server/env.ts";
import { refuse } from "#server/refusal.ts";
import type { AppContext } from "./caller.ts";

/** Browsers send at least one of these headers with every write, and scripts cannot remove them. */
export function isFromBrowser(c: AppContext): boolean {
  return c.req.header("origin") !== undefined || c.req.header("sec-fetch-site") !== undefined;
}

/**
 * This is the CSRF check: writes must come from our own pages. Clients that are not browsers send neither header and
 * pass.
 */
export function refuseForeignOrigin(c: AppContext, settings: Settings): void {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined && !settings.ownOrigins.includes(origin)) refuse("foreign_origin");
  if (site === "cross-site" || (site === "same-site" && origin === undefined)) refuse("foreign_origin");
}
