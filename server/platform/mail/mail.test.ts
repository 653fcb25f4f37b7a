import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobDefinitions } from "#server/app.ts";
import { inTransaction } from "#server/db/database.ts";
import { smtpSink } from "#server/testing/smtp-sink.ts";
import { testApp } from "#server/testing/test-app.ts";
import { aMail } from "./mail-fixtures.ts";

const soon = () => new Date(Date.now() + 3_600_000);

test("delivers a mail to its one recipient, as text and HTML", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  await app.deps.mail.send(app.deps.db, aMail());
  await app.runJobs();
  expect(sink.received).toHaveLength(1);
  const [{ to, from, raw }] = sink.received as [(typeof sink.received)[0]];
  expect(to).toEqual(["nadia@example.org"]);
  expect(from).toBe(app.deps.settings.mailFrom);
  expect(raw).toContain("Subject: Booking confirmed: Fri 14 November, 14:30");
  expect(raw).toContain("multipart/alternative");
  expect(raw).toContain("You are expected on Friday.");
});

test("sends nothing for a transaction that was rolled back", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const failing = inTransaction(app.deps.db, async (trx) => {
    await app.deps.mail.send(trx, aMail());
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow();
  await app.runJobs({ asOf: soon() });
  expect(sink.received).toEqual([]);
});

test("sends a mail with the same cause only once", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const ask = () => app.deps.mail.send(app.deps.db, { ...aMail(), cause: "booking-confirmed:1" });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  await app.runJobs();
  const { id } = await app.deps.db.selectFrom("mails").select("id").executeTakeFirstOrThrow();
  await app.deps.mail.deliver(id);
  expect(await ask()).toBe(false);
  await app.runJobs();
  expect(sink.received).toHaveLength(1);
});

test("deletes the address and text of a mail after delivery", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  await app.deps.mail.send(app.deps.db, aMail());
  await app.runJobs();
  const mail = await app.deps.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
  expect(mail.sent_at).not.toBeNull();
  expect(JSON.stringify(mail)).not.toContain("nadia");
});

test("delivers 100 mails once each after the mail server was unavailable", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const impatient = jobDefinitions.map((job) =>
    job.name === "send-mail" ? { ...job, retries: { limit: 50, firstDelaySeconds: 1, longestDelaySeconds: 1 } } : job,
  );
  await app.jobs.prepare(impatient);
  await sink.down();
  await inTransaction(app.deps.db, async (trx) => {
    for (let n = 0; n < 100; n++) await app.deps.mail.send(trx, aMail({ to: `person-${n}@example.org` }));
  });
  await app.jobs.start(app.deps, impatient);
  const retrying = async () => (await app.jobs.overview()).find(({ queue }) => queue === "send-mail")?.retrying ?? 0;
  await expect.poll(retrying, { timeout: 10_000, interval: 50 }).toBeGreaterThan(50);
  expect(sink.received).toHaveLength(0);
  await sink.up();
  await expect.poll(() => sink.received.length, { timeout: 15_000, interval: 50 }).toBe(100);
  await app.jobs.stop();
  expect(sink.received).toHaveLength(100);
  expect(new Set(sink.received.map(({ to }) => to[0])).size).toBe(100);
  const messageIds = sink.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(messageIds).size).toBe(100);
});

test("reports the mail server's error without the address", async () => {
  const sink = await smtpSink({ refuseAddress: "gone@example.org" });
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  await app.deps.mail.send(app.deps.db, aMail({ to: "gone@example.org" }));
  const { failures } = await app.jobs.runDue(app.deps, jobDefinitions);
  expect(failures).toHaveLength(1);
  expect(String(failures[0])).toContain("550");
  expect(String(failures[0])).not.toContain("gone");
});

test("without a mail server, writes the mail as an .eml file to the outbox", async () => {
  const app = await testApp();
  await app.deps.mail.send(app.deps.db, aMail());
  await app.runJobs();
  const folder = join(app.deps.settings.dataDir, "outbox");
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/^[\w-]+\.eml$/);
  const text = readFileSync(join(folder, files[0] as string), "utf8");
  expect(text).toContain("To: nadia@example.org");
  expect(text).toContain("Subject: Booking confirmed");
  expect(await app.deps.mail.readOutbox(10)).toMatchObject([{ to: "nadia@example.org" }]);
});

test("attaches a calendar file with its method", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const content = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n";
  await app.deps.mail.send(
    app.deps.db,
    aMail({ calendar: { method: "REQUEST", fileName: "kindred-booking.ics", content } }),
  );
  await app.runJobs();
  const { raw } = sink.received[0] as { raw: string };
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(raw).toMatch(/filename=kindred-booking\.ics/);
});

test("deleteBefore deletes older mails and their outbox files", async () => {
  const app = await testApp();
  await app.deps.mail.send(app.deps.db, aMail());
  await app.runJobs();
  const copies = () => readdirSync(join(app.deps.settings.dataDir, "outbox"));
  await app.deps.mail.deleteBefore(new Date(Date.now() - 60_000));
  expect(copies()).toHaveLength(1);
  expect(await app.deps.db.selectFrom("mails").selectAll().execute()).toHaveLength(1);
  await app.deps.mail.deleteBefore(new Date(Date.now() + 1000));
  expect(await app.deps.db.selectFrom("mails").selectAll().execute()).toHaveLength(0);
  expect(copies()).toEqual([]);
});
