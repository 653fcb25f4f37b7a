import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

// `npm run prove:clock` runs the unit and browser tests with the clocks of Node, PostgreSQL and Chromium two years
// ahead. `npm run prove:clock -- 2029-03-24T23:30:00Z unit server/features` uses another start time and runs only some
// files of one part.
const [moment, part, ...args] = process.argv.slice(2);
const twoYears = 730 * 86_400_000;
const startsAt = moment ? Date.parse(moment) : Date.now() + twoYears;
const [library] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");
if (Number.isNaN(startsAt)) fail(`"${moment}" is not a time such as 2029-03-24T23:30:00Z.`);
if (!library) fail("Install Debian's package faketime, which this check needs to change the clock.");

console.log(`The clock shows ${new Date(startsAt).toISOString()}.`);
const codes = (part ? [part] : ["unit", "e2e"]).map((name) => run([name, ...args]));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

function run(testArgs: readonly string[]): number {
  const seconds = Math.round((startsAt - Date.now()) / 1000);
  const env = {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
    // Timers and waits use the monotonic clock, which must keep running normally.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    // Otherwise Chromium hangs for hours while it waits for the monotonic clock.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
  };
  const script = join(import.meta.dirname, "test.ts");
  return spawnSync(process.execPath, [script, ...testArgs], { env, stdio: "inherit" }).status ?? 1;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
