import type { Deps } from "#server/deps.ts";

/** Each feature defines its jobs in a `*-jobs.ts` file. `app.ts` lists them all. */
export type JobDefinition<Payload extends object = object> = {
  /** This is also the name of the queue. Never change it after a release, because queued jobs would never run. */
  readonly name: string;
  /** A cron expression in the product's time zone. Scheduled jobs have no payload. */
  readonly schedule?: string;
  readonly retries?: Partial<Retries>;
  /** This many jobs run in parallel in one process. */
  readonly batchSize?: number;
  /** After this time a run counts as failed and is retried, so `run` must stop earlier. */
  readonly expireSeconds?: number;
  readonly run: (deps: Deps, payload: Payload, job: RunningJob) => Promise<void>;
};

type RunningJob = { readonly id: string; readonly attempt: number };

/** The delay doubles from the first to the longest. After the last retry, the job becomes a dead letter. */
export type Retries = {
  readonly limit: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
};

export const usualRetries: Retries = { limit: 10, firstDelaySeconds: 2, longestDelaySeconds: 900 };

/** The queue only knows objects. This keeps the payload's type inside the definition. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition {
  return definition as unknown as JobDefinition;
}
