import { existsSync } from "node:fs";
import { DataFolderInUse } from "#server/db/embedded/cluster.ts";
import { NewerDatabase } from "#server/db/newer-database.ts";
import { DatabaseAway } from "#server/db/primary-host.ts";
import { SettingsError } from "#server/env.ts";
import { PortTaken } from "#server/http/listen.ts";
import type { Running } from "#server/main.ts";

/** Other programs find the address on a line of its own. SIGINT, SIGTERM or SIGHUP stop everything in order. */
export async function runUntilSignal(
  startProduct: (print: (sentence: string) => void) => Promise<Running>,
): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const starting = startProduct((sentence) => console.log(sentence));
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await starting.then((running) => running.stop()).catch(() => undefined);
    process.exit(process.exitCode ?? 0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  try {
    const running = await starting;
    if (!isStopping) console.log([running.address, ...running.notes].join("\n"));
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exit(1);
  }
}

function isExpected(error: unknown): error is Error {
  return [SettingsError, PortTaken, DataFolderInUse, DatabaseAway, NewerDatabase].some((kind) => error instanceof kind);
}
