import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorCode } from "#server/error-code.ts";
import { postgresUser } from "./postgres-user.ts";

export type RunningPostgres = { readonly url: string; readonly logFile: string; stop(): Promise<void> };

type PostgresOptions = {
  readonly binaries: string;
  readonly directory: string;
  readonly logFile: string;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly print: (sentence: string) => void;
  readonly onLaunch?: (() => void) | undefined;
};

const restartDelayMs = 1_000;
const sharedMemoryWaitMs = 15_000;
const pollMs = 250;

export async function runPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const port = await freePort();
  const url = `postgres://kindred:${options.password}@127.0.0.1:${port}/kindred`;
  let isStopping = false;
  let current = await launch(options, url);
  const supervision = superviseRestarts();

  async function superviseRestarts(): Promise<void> {
    while (!isStopping) {
      await ended(current);
      if (isStopping) return;
      options.print("PostgreSQL stopped unexpectedly; restarting it …");
      current = await relaunch();
    }
  }

  /**
   * Never gives up, because the operator may fix the cause, such as a full disk. Until then the product
   * answers 503.
   */
  async function relaunch(): Promise<ChildProcess> {
    for (;;) {
      try {
        return await launch(options, url);
      } catch (error) {
        options.print(`${error instanceof Error ? error.message : error}; trying again`);
        if (isStopping) return current;
        await sleep(restartDelayMs);
      }
    }
  }

  return {
    url,
    logFile: options.logFile,
    async stop() {
      isStopping = true;
      interrupt(current);
      await supervision;
      interrupt(current);
      await ended(current);
    },
  };
}

/** Retries, because the backends of a killed PostgreSQL may hold its shared memory for a moment. */
async function launch(options: PostgresOptions, url: string): Promise<ChildProcess> {
  for (let waited = 0; ; waited += pollMs) {
    const child = spawnPostgres(options, new URL(url).port);
    child.on("error", () => undefined);
    options.onLaunch?.();
    try {
      await untilReady(url, child, options.logFile);
      return child;
    } catch (error) {
      interrupt(child);
      await ended(child);
      if (waited > sharedMemoryWaitMs || !logTail(options.logFile).includes("is still in use")) throw error;
      await sleep(pollMs);
    }
  }
}

function spawnPostgres(options: PostgresOptions, port: string): ChildProcess {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "100",
    log_line_prefix: "%m [%p] ",
    ...options.settings,
  };
  const log = openSync(options.logFile, "a");
  try {
    return spawn(
      join(options.binaries, "bin", "postgres"),
      [
        "-D",
        options.directory,
        "-p",
        port,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      // Detached, so that Ctrl-C reaches only the product, which stops PostgreSQL last.
      { ...postgresUser(), cwd: "/", detached: true, stdio: ["ignore", log, log] },
    );
  } finally {
    closeSync(log);
  }
}

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  for (let waited = 0; waited < 60_000; waited += 20) {
    if (hasEnded(child)) throw new Error(`PostgreSQL did not start; see its log: ${logFile}`);
    const client = new pg.Client({ connectionString: maintenance.href });
    client.on("error", () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = 'kindred'");
      if (!rowCount) await client.query("create database kindred");
      return;
    } catch (error) {
      const code = errorCode(error);
      if (code !== "ECONNREFUSED" && code !== "57P03" && code !== "ECONNRESET") throw error;
      await sleep(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL did not answer within a minute; see its log: ${logFile}`);
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function interrupt(child: ChildProcess): void {
  if (!hasEnded(child)) child.kill("SIGINT");
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (hasEnded(child) ? resolve() : child.once("exit", () => resolve())));
}

const logTail = (logFile: string) => readFileSync(logFile, "utf8").slice(-500);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
