import type { Db } from "#server/db/database.ts";
import type { FailingJob, QueueOverview } from "./job-overview-store.ts";

type EnqueueOptions = {
  /**
   * Names what caused the job, such as `booking-confirmed:M4PX7QH3VT`. A second job with the same key is not queued.
   */
  readonly key?: string;
  readonly startAfter?: Date;
};

export type Jobs = {
  /**
   * Pass the transaction that causes the job, so that a rollback removes it. Returns false if the key was queued
   * before.
   */
  readonly enqueue: (db: Db, name: string, payload: object, options?: EnqueueOptions) => Promise<boolean>;
  readonly overview: () => Promise<QueueOverview[]>;
  /** These jobs have failed at least once. They wait for a retry or were given up. */
  readonly failing: (name: string, limit: number) => Promise<FailingJob[]>;
  readonly tryAgain: (db: Db, name: string, key: string) => Promise<boolean>;
  /** Running jobs are not deleted. Returns the number of deleted jobs. */
  readonly deleteAbout: (db: Db, emails: readonly string[]) => Promise<number>;
};
