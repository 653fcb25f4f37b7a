import type { Config } from "@react-router/dev/config";
import { buildDirectory } from "#scripts/build-directory.ts";

export default {
  appDirectory: "web",
  buildDirectory: buildDirectory(),
  ssr: true,
  // "lazy" fetches unknown routes on navigation, which fails offline. "initial" sends the whole manifest with the page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
