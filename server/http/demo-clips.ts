import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#server/http/hono-app.ts";
import { refuse } from "#server/refusal.ts";
import { sendFile } from "./send-file.ts";

const folder = join(import.meta.dirname, "../../demo/clips");

export function mountDemoClips(app: App): void {
  app.get("/demo-clips/:file{[a-z-]+\\.(webm|webp)}", async (c) => {
    const name = c.req.param("file");
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found) refuse("not_found");
    c.header("cache-control", "public, max-age=604800");
    const type = name.endsWith(".webm") ? "video/webm" : "image/webp";
    return sendFile(c, { path, size: found.size, type, tag: `"${name}-${found.size}"` });
  });
}
