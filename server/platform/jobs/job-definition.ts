import type { Deps } from "#server/deps.ts";

/** One kind of background work. A room declares its own in a `*-jobs.ts` file; `app.ts` lists them all. */
export type JobDefinition<Payload extends object = object> = {
  /** Also the queue's name. Never changed once released: waiting jobs are found by it. */
  readonly name: string;
  /** A cron line in the product's time zone; such a job is queued without a payload. */
  readonly schedule?: string;
  readonly retries?: Partial<Retries>;
  /** How many run side by side in one process. */
  readonly batchSize?: number;
  /** A run longer than this counts as lost and is tried again: `run` must give up sooner. */
  readonly expireSeconds?: number;
  readonly run: (deps: Deps, payload: Payload, job: RunningJob) => Promise<void>;
};

type RunningJob = { readonly id: string; readonly attempt: number };

/** The wait doubles from the first to the longest. After the last try the job is kept as a dead letter. */
export type Retries = {
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
};

export const usualRetries: Retries = { limit: 10, firstDelaySeconds: 2, longestDelaySeconds: 900 };

/** Keeps the payload's type inside the definition, where the queue only knows objects. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition {
  return definition as unknown as JobDefinition;
}
