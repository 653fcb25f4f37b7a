import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/**
 * The headless shell is the same engine without a window. It halves the duration of the browser tests, so it comes
 * first.
 */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export function findChromium(): string {
  const found = given() ?? onPath() ?? downloaded();
  if (found) return found;
  console.log("Installing Chromium …");
  const installed = (isDebianRoot() && installFromDebian()) || download();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
}

function given(): string | undefined {
  return process.env.CHROMIUM;
}

function onPath(): string | undefined {
  for (const name of names) {
    const path = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    // On some systems the command is only a stub that asks the user to install a package.
    if (path && spawnSync(path, ["--version"]).status === 0) return path;
  }
  return undefined;
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

function installFromDebian(): string | undefined {
  const options = { stdio: "inherit" } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], options);
  return onPath();
}

function download(): string | undefined {
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
  return downloaded();
}
