import type { Deps } from "#server/deps.ts";
import type { AppContext } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";
import { webStream } from "#server/http/web-stream.ts";
import { refuse } from "#server/refusal.ts";
import { authorPicturePath, slateMediaPath } from "./ask-network-host.ts";
import { type OpenedMedia, openAuthorPicture, openSlateMedia } from "./open-media.ts";

export function addSlateMediaRoutes(app: App, deps: Deps): void {
  const { network } = deps.settings;
  if (!network) return;
  app.get(`${slateMediaPath}:id{[1-9][0-9]{0,9}}`, async (c) =>
    send(c, await openSlateMedia(deps, network, Number(c.req.param("id")), rangeOf(c))),
  );
  app.get(`${authorPicturePath}:id{[1-9][0-9]{0,9}}`, async (c) =>
    send(c, await openAuthorPicture(deps, network, Number(c.req.param("id")), rangeOf(c))),
  );
  for (const path of [slateMediaPath, authorPicturePath]) app.all(`${path}*`, () => refuse("not_found"));
}

function rangeOf(c: AppContext): string | null {
  const range = c.req.header("range") ?? "";
  return /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/.test(range) ? range : null;
}

function send(c: AppContext, { status, headers, body }: OpenedMedia): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("cache-control", "public, max-age=300");
  c.header("content-disposition", "inline");
  if (c.req.method === "HEAD" || status === 416) {
    body.destroy();
    return c.body(null, status);
  }
  return c.body(webStream(body), status);
}
