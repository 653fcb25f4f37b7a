import { expect, test } from "vitest";
import { readDesk } from "#contract/moderation.ts";
import { listFailedMails, listJobQueues, sendMailAgain } from "#contract/operations.ts";
import { jobDefinitions } from "#server/app.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { aMail } from "#server/platform/mail/mail-fixtures.ts";
import { smtpSink } from "#server/testing/smtp-sink.ts";

test("a failed mail is listed on the desk, can be sent again, and the retry is recorded", async () => {
  const sink = await smtpSink();
  const { app, chief } = await aDesk({ smtpUrl: sink.url });
  const failed = async () => (await app.call(listFailedMails, {}, { headers: chief.headers })).body;
  const retry = (id: string) => app.call(sendMailAgain, { params: { id } }, { headers: chief.headers });
  await app.deps.mail.send(app.deps.db, aMail());
  expect(await failed()).toEqual([]);
  await sink.down();
  await app.jobs.runDue(app.deps, jobDefinitions);
  const [mail] = await failed();
  expect(mail).toMatchObject({ to: "nadia@example.org", attempts: 1, hasGivenUp: false });
  expect(mail?.lastError).toContain("mail server");
  expect((await app.call(readDesk, {}, { headers: chief.headers })).body.mails).toBe(1);
  await sink.up();
  // The next automatic attempt is due in some seconds. Only the moderator's retry makes it due now.
  expect((await app.jobs.runDue(app.deps, jobDefinitions)).done).toBe(0);
  expect((await retry(mail?.id ?? "")).status).toBe(202);
  await app.runJobs();
  expect(sink.received).toHaveLength(1);
  expect(await failed()).toEqual([]);
  expect((await retry(mail?.id ?? "")).status).toBe(404);
  expect(await app.deps.db.selectFrom("decisions").selectAll().execute()).toMatchObject([
    { subject: "mails", subject_id: mail?.id, action: "sent_again" },
  ]);
});

test("a mail that was given up can be sent again, and its dead letter is removed", async () => {
  const sink = await smtpSink();
  const { app, chief } = await aDesk({ smtpUrl: sink.url });
  const hasty = jobDefinitions.map((job) => (job.name === "send-mail" ? { ...job, retries: { limit: 0 } } : job));
  await app.jobs.prepare(hasty);
  await app.deps.mail.send(app.deps.db, aMail());
  await sink.down();
  await app.jobs.runDue(app.deps, hasty);
  const [mail] = (await app.call(listFailedMails, {}, { headers: chief.headers })).body;
  expect(mail).toMatchObject({ hasGivenUp: true, attempts: 1 });
  const deadLetters = async () => {
    const { body } = await app.call(listJobQueues, {}, { headers: chief.headers });
    return body.find(({ queue }) => queue === "send-mail")?.deadLetters;
  };
  expect(await deadLetters()).toBe(1);
  await sink.up();
  await app.call(sendMailAgain, { params: { id: mail?.id ?? "" } }, { headers: chief.headers });
  expect(await deadLetters()).toBe(0);
  await app.runJobs();
  expect(sink.received).toHaveLength(1);
});
