import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const keptRounds = 5;
const maxRounds = 12;
const maxShareOfOthers = 0.15;

export type Rounds<T> = { readonly ours: readonly T[]; readonly reference: readonly T[]; readonly disturbed: number };

/**
 * Measures the product and the reference in turn, after one unmeasured round of each. A round in which other programs
 * used more than 15 % of the processor is repeated. If the machine is never idle, disturbed rounds count and are
 * reported.
 */
export async function alternate<T>(
  ours: () => Promise<T>,
  reference: () => Promise<T>,
  rounds = keptRounds,
): Promise<Rounds<T>> {
  await ours();
  await reference();
  const kept: [T, T][] = [];
  const spare: [T, T][] = [];
  for (let n = 0; n < maxRounds && kept.length < rounds; n++) {
    const before = processorTime();
    const pair: [T, T] = [await ours(), await reference()];
    (shareOfOthers(before, processorTime()) > maxShareOfOthers ? spare : kept).push(pair);
  }
  const counted = [...kept, ...spare].slice(0, rounds);
  return {
    ours: counted.map(([one]) => one),
    reference: counted.map(([, one]) => one),
    disturbed: counted.length - kept.length,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

type ProcessorTime = { readonly atMs: number; readonly all: number; readonly own: number };

const ticksPerSecond = 100;

/** Counts the processor time in seconds: of all programs, and of this one with everything it has started. */
function processorTime(): ProcessorTime {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.split(/\s+/).map(Number);
  const all = (user + nice + system + irq + softIrq) / ticksPerSecond;
  return { atMs: performance.now(), all, own: ownProcesses().reduce((sum, { seconds }) => sum + seconds, 0) };
}

function shareOfOthers(before: ProcessorTime, after: ProcessorTime): number {
  const others = after.all - before.all - (after.own - before.own);
  return others / (((after.atMs - before.atMs) / 1000) * availableParallelism());
}

function ownProcesses(): { pid: number; seconds: number }[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const own = new Set([process.pid]);
  for (let size = 0; size < own.size; ) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  return all.filter(({ pid }) => own.has(pid));
}

function readProcess(pid: number): { pid: number; parent: number; seconds: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The process name, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    // The process has already ended.
    return null;
  }
}
