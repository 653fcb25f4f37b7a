import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { AppContext } from "#server/http/caller.ts";
import type { App } from "#server/http/hono-app.ts";
import { refuse } from "#server/refusal.ts";

const aYear = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";
/** The best encoding first. The build has compressed all files that become smaller. */
const endings = { br: ".br", gzip: ".gz" };

/** The files of a build never change, so each is read only once. */
export function serveBuiltFiles(app: App, clientFolder: string): void {
  const names = readdirSync(clientFolder, { recursive: true, encoding: "utf8" });
  const paths = new Set(names.map((name) => `/${name.replaceAll(sep, "/")}`));
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = async (path: string) => {
    const body = bodies.get(path) ?? new Uint8Array(await readFile(join(clientFolder, path)));
    bodies.set(path, body);
    return body;
  };
  const send = async (c: AppContext, cacheControl: string): Promise<Response | null> => {
    const { path } = c.req;
    const type = getMimeType(path);
    if (!paths.has(path) || !type) return null;
    const accepted = new Set(
      c.req
        .header("accept-encoding")
        ?.split(",")
        .map((one) => one.trim()),
    );
    const best = Object.entries(endings).find(([name, ending]) => accepted.has(name) && paths.has(path + ending));
    const [encoding, ending = ""] = best ?? [];
    if (encoding) c.header("content-encoding", encoding);
    if (Object.values(endings).some((one) => paths.has(path + one)))
      c.header("vary", "accept-encoding", { append: true });
    c.header("cache-control", cacheControl);
    c.header("content-type", type);
    const body = await read(path + ending);
    c.header("content-length", String(body.length));
    return c.body(body);
  };
  app.get("/assets/*", async (c) => (await send(c, aYear)) ?? refuse("not_found"));
  app.get("/:file{[a-z0-9-]+\\.(svg|png|ico|webmanifest)}", async (c, next) => {
    return (await send(c, anHour)) ?? next();
  });
}
