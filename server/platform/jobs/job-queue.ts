import type { Db } from "#server/db/database.ts";
import type { FailingJob, QueueOverview } from "./job-overview-store.ts";

type EnqueueOptions = {
  /** The cause in one word, such as `booking-confirmed:M4PX7QH3VT`. A second job with the same key is not queued. */
  readonly key?: string;
  readonly startAfter?: Date;
};

/** What a use case sees of the queue. */
export type Jobs = {
  /** Give the transaction that causes the work: rolled back, nothing was queued. False when the key was queued before. */
  readonly enqueue: (db: Db, name: string, payload: object, options?: EnqueueOptions) => Promise<boolean>;
  readonly overview: () => Promise<QueueOverview[]>;
  /** Jobs of a queue that failed at least once and are not done: waiting for another try, or given up. */
  readonly failing: (name: string, limit: number) => Promise<FailingJob[]>;
  /** Tries a failing job again now. False when there is no such job. */
  readonly tryAgain: (db: Db, name: string, key: string) => Promise<boolean>;
  /** Deletes every job that says one of these addresses, done or waiting. How many they were. */
  readonly forgetAbout: (db: Db, emails: readonly string[]) => Promise<number>;
};
