const minute = 60;
const hour = 60 * minute;

const delaysSeconds = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour];

/** A webhook is disabled after 3 days of failures, so this list does not need an end. */
export function secondsToNextTry(attempts: number): number {
  return delaysSeconds[Math.min(attempts, delaysSeconds.length - 1)] ?? hour;
}

export const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;
