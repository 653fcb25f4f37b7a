import type { Config } from "@react-router/dev/config";
import { buildDirectory } from "#scripts/build-directory.ts";

export default {
  appDirectory: "web",
  buildDirectory: buildDirectory("pages"),
  ssr: true,
  // "lazy" fetches unknown routes on navigation, which fails offline. "initial" sends the whole manifest with the page.
  // The browser's bundle has no code for "lazy": see scripts/router-parts.ts.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
