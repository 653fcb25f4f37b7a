import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const busyShare = 0.8;
const lookMs = 50;
const longestWaitMs = 500;

/**
 * Waits while requests keep this process busy, but only for a limited time. Mails may be a little late, but customers
 * should not wait.
 */
export async function whenCalm(maxMs = longestWaitMs): Promise<void> {
  const endsAt = performance.now() + maxMs;
  while (performance.now() < endsAt) {
    const before = performance.eventLoopUtilization();
    await sleep(lookMs);
    if (performance.eventLoopUtilization(before).utilization < busyShare) return;
  }
}
