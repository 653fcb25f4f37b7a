import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build.ts";

type StartBuilt = typeof import("./start-built.ts");

/** Builds what is stale, then starts the product from the bundle of the server (decision 51). */
export async function startBundle(options?: Parameters<StartBuilt["startBuilt"]>[1]): Promise<void> {
  const { pages, server } = await buildIfStale(console.log);
  // TypeScript cannot know what was bundled.
  const { startBuilt } = (await import(pathToFileURL(join(server, "start-built.js")).href)) as StartBuilt;
  await startBuilt(pages, options);
}
