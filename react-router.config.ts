import type { Config } from "@react-router/dev/config";
import { buildDirectory } from "#scripts/build-directory.ts";

export default {
  appDirectory: "web",
  buildDirectory: buildDirectory(),
  ssr: true,
} satisfies Config;
