import { join } from "node:path";
import { start } from "#server/main.ts";
import { runUntilSignal } from "./run.ts";

/** `options` are those of `start`; only tests have any. */
export function startBuilt(pagesFolder: string, options?: Parameters<typeof start>[2]): Promise<void> {
  return runUntilSignal((print) =>
    start(
      async () => ({
        mode: "production",
        clientFolder: join(pagesFolder, "client"),
        loadBuild: () => import(join(pagesFolder, "server", "index.js")),
      }),
      print,
      options,
    ),
  );
}
