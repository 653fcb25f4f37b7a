import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * One process of this checkout does the work while the others wait. This code installs everything else, so it is plain
 * JavaScript that runs on any Node.
 * @param {string} path
 * @param {string} waitingFor the sentence that a waiting process prints
 * @param {() => Promise<void> | void} work
 */
export async function withLock(path, waitingFor, work) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!tryLock(path)) {
    if (!told) console.log(waitingFor);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(path)) rmSync(path, { force: true });
    return false;
  }
}

/** @param {string} path */
function isHeld(path) {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    // The file is empty for a moment after it was created.
    if (!pid) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
