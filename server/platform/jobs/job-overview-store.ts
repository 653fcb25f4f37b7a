import { sql } from "kysely";
import { addressPatterns } from "#server/db/address-patterns.ts";
import type { Db } from "#server/db/database.ts";

export type QueueOverview = {
  readonly queue: string;
  readonly waiting: number;
  readonly deferred: number;
  readonly running: number;
  readonly retrying: number;
  readonly failed: number;
  readonly deadLetters: number;
  readonly oldestWaitingSeconds: number | null;
  readonly lastFailureAt: string | null;
};

/** Payloads may contain personal data, so they are left out. */
export async function findQueueOverview(db: Db, deadLetterQueue: string): Promise<QueueOverview[]> {
  const { rows } = await sql<QueueOverview>`
    select
      queue.name as queue,
      count(*) filter (where job.state = 'created' and job.start_after <= now()) as waiting,
      count(*) filter (where job.state = 'created' and job.start_after > now()) as deferred,
      count(*) filter (where job.state = 'active') as running,
      count(*) filter (where job.state = 'retry') as retrying,
      count(*) filter (where job.state = 'failed') as failed,
      (
        select count(*) from pgboss.job letter
        where letter.name = ${deadLetterQueue} and letter.source_name = queue.name and letter.state = 'created'
      ) as "deadLetters",
      extract(epoch from now() - min(job.start_after) filter (where job.state = 'created' and job.start_after <= now()))
        ::float8 as "oldestWaitingSeconds",
      to_char(
        max(job.completed_on) filter (where job.state = 'failed') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ) as "lastFailureAt"
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state <> 'completed'
    where queue.name <> ${deadLetterQueue} and queue.name not like '\\_\\_pgboss%'
    group by queue.name
    order by queue.name
  `.execute(db);
  return rows;
}

export type FailingJob = {
  readonly key: string;
  readonly attempts: number;
  readonly hasGivenUp: boolean;
  readonly lastError: string | null;
};

export async function findFailingJobs(db: Db, queue: string, limit: number): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select
      singleton_key as key,
      retry_count + 1 as attempts,
      state = 'failed' as "hasGivenUp",
      output ->> 'message' as "lastError"
    from pgboss.job
    where name = ${queue} and state in ('retry', 'failed') and singleton_key is not null
    order by created_on desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Another failure writes a new dead letter, so the old one is deleted. */
export async function retryJobNow(db: Db, queue: string, id: string, deadLetterQueue: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job
    set state = 'retry', start_after = now(), completed_on = null, retry_limit = greatest(retry_limit, retry_count + 1)
    where name = ${queue} and id = ${id}::uuid and state in ('retry', 'failed')
    returning id
  `.execute(db);
  if (rows.length === 0) return false;
  await sql`
    delete from pgboss.job where name = ${deadLetterQueue} and source_name = ${queue} and source_id = ${id}::uuid
  `.execute(db);
  return true;
}

/** Running jobs are not deleted. */
export async function deleteJobsAbout(db: Db, emails: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job
    where state <> 'active' and exists (
      select from jsonb_path_query(jsonb_build_array(data, output), 'strict $.**') part
      where jsonb_typeof(part) = 'string' and lower(part #>> '{}') ~ any(${addressPatterns(emails)}::text[])
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Only for tests. */
export async function bringForward(db: Db, until: Date): Promise<void> {
  await sql`
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() and start_after <= ${until}
  `.execute(db);
}
