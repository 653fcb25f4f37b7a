import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoKey } from "../faults/demo-key.ts";
import { buildIfStale } from "./build.ts";
import { startProduct } from "./product.ts";

// Generates a client from the OpenAPI document with a public generator, compiles it and makes some calls with it.
const folder = join(import.meta.dirname, "../tools/openapi-client");
const run = (command: string, args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`);
};

await buildIfStale(console.log);
const product = await startProduct({ RATE_LIMITS: "off", DEMO: "on", LOG_LEVEL: "warn" });
try {
  run("npm", ["ci", "--ignore-scripts", "--no-progress", "--loglevel=error"]);
  const document = await (await fetch(`${product.address}/api/openapi.json`)).text();
  writeFileSync(join(folder, "openapi.json"), document);
  run(process.execPath, ["node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", "schema.d.ts"]);
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "."]);
  run(process.execPath, ["client-smoke-test.ts", product.address, await demoKey(product.address)]);
} finally {
  await product.stop();
}
