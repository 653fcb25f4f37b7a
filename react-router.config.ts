import type { Config } from "@react-router/dev/config";
import { buildDirectory } from "#scripts/build-directory.ts";

export default {
  appDirectory: "web",
  buildDirectory: buildDirectory(),
  ssr: true,
  // Asking for an unknown route's place needs the network: a page that is open knows all of them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
