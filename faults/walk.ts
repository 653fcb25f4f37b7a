import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stepsIn } from "#scripts/document-steps.ts";
import { createRoot, emptyDebian } from "./walk/debian-root.ts";

// Follows docs/operations.md ("One server in ten minutes") in an empty Debian. Needs root and mmdebstrap. A tar file of an
// empty Debian may be given, which saves a minute.
const root = createRoot(emptyDebian(process.argv[2]), "kin-walk");
const startedAt = performance.now();
const document = readFileSync(join(import.meta.dirname, "..", "docs", "operations.md"), "utf8");
for (const { heading, file, text } of stepsIn(document, "One server in ten minutes")) {
  console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${heading}`);
  if (file) root.write(file, text);
  else console.log(root.follow(text));
}
const answer = root.follow("curl --silent --show-error https://kindred.example/healthz");
console.log(`Walked in ${Math.round((performance.now() - startedAt) / 1_000)} s. /healthz: ${answer}`);
process.exit(0);
