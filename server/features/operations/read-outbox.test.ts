import { expect, test } from "vitest";
import { readOutbox } from "#contract/outbox.ts";
import type { Settings } from "#server/env.ts";
import { aMail } from "#server/platform/mail/mail-fixtures.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { testApp } from "#server/testing/test-app.ts";

const moderatorAddress = "moderator@test.example";

async function desk(settings: Partial<Settings>) {
  const app = await testApp({ settings: { adminEmails: [moderatorAddress], ...settings } });
  const person = await signIn(app, { email: moderatorAddress });
  return { app, read: (headers: Record<string, string> = person.headers) => app.call(readOutbox, {}, { headers }) };
}

test("readOutbox returns the mails of a demo installation to moderators, newest first", async () => {
  const { app, read } = await desk({ demo: true });
  for (const subject of ["First", "Second"]) {
    await app.deps.mail.send(app.deps.db, aMail({ subject }));
    await app.runJobs();
  }
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.map(({ subject }) => subject)).toEqual(["Second", "First"]);
  expect(body[0]).toMatchObject({ to: "nadia@example.org", text: "You are expected on Friday.\n" });
});

test("readOutbox is refused to everyone else", async () => {
  const { app, read } = await desk({ demo: true });
  expect((await read({})).status).toBe(401);
  expect((await read((await signIn(app)).headers)).body.code).toBe("moderators_only");
});

test("readOutbox returns 404 without demo content or with SMTP_URL", async () => {
  expect((await (await desk({ demo: false })).read()).status).toBe(404);
  expect((await (await desk({ demo: true, smtpUrl: "smtp://127.0.0.1:1" })).read()).status).toBe(404);
});
