import { join } from "node:path";
import { start } from "#server/main.ts";
import { buildIfStale } from "./build.ts";
import { runUntilSignal } from "./run.ts";

/** `options` are those of `start`; only tests have any. */
export function startBuilt(options?: Parameters<typeof start>[2]): Promise<void> {
  return runUntilSignal(async (print) => {
    const folder = await buildIfStale(print);
    return start(
      async () => ({
        mode: "production",
        clientFolder: join(folder, "client"),
        loadBuild: () => import(join(folder, "server", "index.js")),
      }),
      print,
      options,
    );
  });
}
