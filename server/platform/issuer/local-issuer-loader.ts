import type { KeyObject } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Settings } from "#server/env.ts";
import { localIssuerPath } from "./local-client.ts";

/**
 * Used only if no OIDC issuer is configured. The local issuer consists of 280 modules, so it is loaded with the first
 * sign-in. Requests outside its path are passed on.
 */
export function withLocalIssuer(
  settings: Settings,
  secret: KeyObject,
  log: Logger,
): (next: RequestListener) => RequestListener {
  let loaded: Promise<RequestListener> | undefined;
  const load = async () => (await import("./local-issuer.ts")).localIssuer(settings, secret, log);
  return (next) => (request, response) => {
    if (!isBelow(request.url ?? "/")) return next(request, response);
    loaded ??= load();
    loaded
      .then((listener) => listener(request, response))
      .catch((error: unknown) => {
        log.error({ err: error, route: localIssuerPath }, "local issuer could not be loaded");
        response.destroy();
      });
  };
}

function isBelow(url: string): boolean {
  return url === localIssuerPath || url.startsWith(`${localIssuerPath}/`);
}
