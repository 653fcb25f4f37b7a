import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Lets one process at a time do a piece of work in this checkout; the others wait. Plain JavaScript for any Node,
 * because the first piece of work is installing everything else.
 * @param {string} path
 * @param {string} waitingFor what a waiting process tells the person
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
    // Between creating and filling the file there is nothing to read yet.
    if (!pid) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
