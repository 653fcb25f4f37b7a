import { readFileSync } from "node:fs";
import { join } from "node:path";

const text = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");

/** The release, as in `package.json` and `CHANGELOG.md`. */
export const version: string = JSON.parse(text).version;
