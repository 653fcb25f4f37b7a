import { ApiRefusal, ApiUnreachable } from "#web/lib/api.ts";

const maxAttempts = 3;
const baseDelayMs = 100;
const throttledBaseDelayMs = 500;
const longestDelayMs = 20_000;

type RetryOptions = {
  readonly pause: (delayMs: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
};

/**
 * Tries 3 times. The signed URL accepts only one upload, so a 412 on a retry means that the file was stored and only
 * the response was lost.
 */
export async function retryPut(put: () => Promise<void>, { pause, random }: RetryOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put();
    } catch (error) {
      const status = error instanceof ApiRefusal ? error.status : null;
      if (attempt > 1 && status === 412) return;
      if (attempt === maxAttempts || !isTemporary(error)) throw error;
      const base = isThrottled(status) ? throttledBaseDelayMs : baseDelayMs;
      await pause(Math.min(longestDelayMs, random() * base * 2 ** attempt));
    }
  }
}

function isTemporary(error: unknown): boolean {
  if (error instanceof ApiUnreachable) return true;
  return error instanceof ApiRefusal && (isThrottled(error.status) || error.status === 408 || error.status >= 500);
}

function isThrottled(status: number | null): boolean {
  return status === 429 || status === 503;
}
