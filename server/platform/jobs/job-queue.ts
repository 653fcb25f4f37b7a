import type { Db } from "#server/db/database.ts";
import type { FailingJob, QueueOverview } from "./job-overview-store.ts";

type EnqueueOptions = {
  /** What caused the job, such as `booking-confirmed:M4PX7QH3VT`. A second job with the same key is not queued. */
  readonly key?: string;
  readonly startAfter?: Date;
};

export type Jobs = {
  /** Pass the transaction that causes the job: a rollback then removes it. False if the key was queued before. */
  readonly enqueue: (db: Db, name: string, payload: object, options?: EnqueueOptions) => Promise<boolean>;
  readonly overview: () => Promise<QueueOverview[]>;
  /** Jobs that failed at least once and are not completed: waiting for a retry, or given up. */
  readonly failing: (name: string, limit: number) => Promise<FailingJob[]>;
  /** Retries a failing job now. False if there is no such job. */
  readonly tryAgain: (db: Db, name: string, key: string) => Promise<boolean>;
  /** Deletes every job that contains one of these addresses, except running ones. Returns how many there were. */
  readonly deleteAbout: (db: Db, emails: readonly string[]) => Promise<number>;
};
