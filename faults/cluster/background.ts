import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { appendFileSync, openSync } from "node:fs";

/** A program that runs beside the test until it is stopped or killed. */
export type Background = {
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Waits until it has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
};

type Options = {
  readonly log: string;
  readonly user?: string;
  /** The name of a network namespace. */
  readonly inNetwork?: string;
  readonly env?: Record<string, string>;
  /** Sent when the test ends early. nginx leaves its workers behind after a SIGKILL. */
  readonly lastSignal?: NodeJS.Signals;
};

export function runInBackground(
  command: readonly string[],
  { log, user, inNetwork, env, lastSignal = "SIGKILL" }: Options,
): Background {
  const [program = "", ...args] = [
    ...(inNetwork ? ["ip", "netns", "exec", inNetwork] : []),
    ...(user ? ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--init-groups"] : []),
    ...command,
  ];
  const output = openSync(log, "a");
  const child: ChildProcess = spawn(program, args, {
    stdio: ["ignore", output, output],
    cwd: "/",
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.once("error", (error) => appendFileSync(log, `${error}\n`));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  process.once("exit", () => void child.kill(lastSignal));
  return {
    pid: child.pid ?? 0,
    isRunning,
    kill: (signal) => void child.kill(signal),
    async stop(signal = "SIGTERM") {
      if (isRunning() && child.kill(signal)) await ended;
    },
  };
}

/** Runs a program to its end. Throws what it printed if it fails. */
export function runNow(command: readonly string[]): string {
  const [program = "", ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", cwd: "/" });
  if (status !== 0) throw new Error(`${command.join(" ")}: ${error?.message ?? stderr}`);
  return stdout;
}

export function postgresIds(): readonly [uid: number, gid: number] {
  const idOf = (what: string) => Number(runNow(["id", what, "postgres"]));
  return [idOf("-u"), idOf("-g")];
}
