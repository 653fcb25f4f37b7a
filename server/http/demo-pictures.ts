import { demoPicture } from "#demo/demo-picture.ts";
import { rasterise } from "#demo/pictures/rasterise.ts";
import type { App } from "#server/http/hono-app.ts";
import { refuse } from "#server/refusal.ts";

const widths = [160, 320, 640, 1280];
const maxKept = 400;

export function mountDemoPictures(app: App): void {
  const kept = new Map<string, Promise<Buffer>>();
  app.get("/demo-pictures/:file{[a-z0-9-]+\\.(webp|jpg)}", async (c) => {
    const [name = "", ending] = c.req.param("file").split(".");
    const width = Number(c.req.query("w") ?? 640);
    const drawing = demoPicture(name);
    if (!drawing || !widths.includes(width)) refuse("not_found");
    const format = ending === "jpg" ? "jpeg" : "webp";
    const key = `${name} ${width} ${format}`;
    const picture = kept.get(key) ?? rasterise(drawing, width, format);
    if (kept.size < maxKept) kept.set(key, picture);
    c.header("cache-control", "public, max-age=604800");
    return c.body(new Uint8Array(await picture), 200, { "content-type": `image/${format}` });
  });
}
