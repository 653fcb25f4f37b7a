import type { Deps } from "#server/deps.ts";

/** Rooms define their jobs in a `*-jobs.ts` file; `app.ts` lists them all. */
export type JobDefinition<Payload extends object = object> = {
  /** Also the name of the queue. Never change it after a release: queued jobs would never run. */
  readonly name: string;
  /** Cron expression in the product's time zone. Scheduled jobs have no payload. */
  readonly schedule?: string;
  readonly retries?: Partial<Retries>;
  /** How many run in parallel in one process. */
  readonly batchSize?: number;
  /** After this time a run counts as failed and is retried, so `run` must stop earlier. */
  readonly expireSeconds?: number;
  readonly run: (deps: Deps, payload: Payload, job: RunningJob) => Promise<void>;
};

type RunningJob = { readonly id: string; readonly attempt: number };

/** Exponential backoff from the first to the longest delay. After the last retry, the job becomes a dead letter. */
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
