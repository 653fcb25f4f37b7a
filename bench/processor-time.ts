import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Load } from "./http-load.ts";
import { median } from "./rounds.ts";
import type { Seeded } from "./seeded-product.ts";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export type ProcessorTime = { readonly productMs: number; readonly databaseMs: number };

/** A load with the processor time that one request took. */
export type CostedLoad = Load & { readonly serverMs: number; readonly databaseMs: number };

export async function costed({ dataDir }: Seeded, serverPid: number, ask: () => Promise<Load>): Promise<CostedLoad> {
  const before = processorTime(serverPid, dataDir);
  const loaded = await ask();
  const after = processorTime(serverPid, dataDir);
  const requests = sum(Object.values(loaded.statuses));
  return {
    ...loaded,
    serverMs: (after.productMs - before.productMs) / requests,
    databaseMs: (after.databaseMs - before.databaseMs) / requests,
  };
}

export function costText(loads: readonly CostedLoad[]): string {
  const [server, database] = (["serverMs", "databaseMs"] as const).map((part) => median(loads.map((one) => one[part])));
  return `${server?.toFixed(2)} + ${database?.toFixed(2)} ms`;
}

/**
 * The time that the processors spent on the product and on its PostgreSQL since they started. Other work on the machine
 * hardly changes it, unlike the time that requests take.
 */
export function processorTime(productPid: number, dataDir: string): ProcessorTime {
  const postmaster = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  const server = statOf(postmaster);
  const databaseTicks = (server?.own ?? 0) + (server?.ofEndedChildren ?? 0) + sum(children.map(({ own }) => own));
  return { productMs: toMs(statOf(productPid)?.own ?? 0), databaseMs: toMs(databaseTicks) };
}

/** The fields are described in proc(5). The name of the program, in brackets, may contain spaces. */
function statOf(pid: number): { parent: number; own: number; ofEndedChildren: number } | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  const at = (index: number) => fields[index] ?? 0;
  return { parent: at(1), own: at(11) + at(12), ofEndedChildren: at(13) + at(14) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const toMs = (ticks: number) => (ticks / ticksPerSecond) * 1_000;
