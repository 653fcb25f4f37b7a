import "./production.ts";
import { join } from "node:path";
import { start } from "#server/main.ts";
import { buildIfStale } from "./build.ts";
import { runUntilSignal } from "./run.ts";

await runUntilSignal(async (print) => {
  const folder = await buildIfStale(print);
  return start(
    async () => ({
      mode: "production",
      clientFolder: join(folder, "client"),
      loadBuild: () => import(join(folder, "server", "index.js")),
    }),
    print,
  );
});
