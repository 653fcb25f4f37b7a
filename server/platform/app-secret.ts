import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#server/env.ts";
import { errorCode } from "#server/error-code.ts";

/** Without APP_SECRET, the first start creates a random secret in the data folder. */
export function appSecret(settings: Settings): KeyObject {
  if (settings.appSecret) return createSecretKey(settings.appSecret, "utf8");
  mkdirSync(settings.dataDir, { recursive: true });
  const file = join(settings.dataDir, "app-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  return createSecretKey(readFileSync(file, "utf8"), "utf8");
}
