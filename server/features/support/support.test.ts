import { describe, expect, test } from "vitest";
import { confirmDeletion, readDeletionRequest, requestDeletion, sendContactMessage } from "#contract/support.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { supportJobs } from "./support-jobs.ts";

const message = { name: "Samuel Borg", email: "samuel@example.org", message: "Is there a tutor?\nNear Il-Ħamrun." };
const request = { email: "adwoa@example.org", reason: "unused", comments: "Thank you", confirmed: true } as const;
const received = "Your account deletion request has been received. We will process it within 30 days.";

async function letters(app: TestApp) {
  await app.runJobs();
  return app.deps.mail.readOutbox(10);
}

async function linkToken(app: TestApp): Promise<string> {
  const [letter] = await letters(app);
  return /\/delete-request\/confirm\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

describe("a contact message", () => {
  test("is stored and acknowledged by a mail that does not repeat the typed text", async () => {
    const app = await testApp();
    const { status, body } = await app.call(sendContactMessage, { body: message });
    expect([status, body.success]).toEqual([202, true]);
    const stored = await app.deps.db.selectFrom("contact_messages").selectAll().execute();
    expect(stored).toMatchObject([message]);
    const [letter] = await letters(app);
    expect(letter).toMatchObject({ to: message.email, subject: "We've received your message" });
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/Samuel|tutor/);
  });

  test.for([
    ["name", { name: " " }, "Name is required"],
    ["name", { name: "Sam\r\nBcc: all@example.org" }, "This text contains characters that aren't allowed"],
    ["email", { email: "" }, "This field is required"],
    ["email", { email: "samuel" }, "Enter a valid email address"],
    ["email", { email: "samuel@example.org\r\nBcc: all@example.org" }, "Enter a valid email address"],
    ["email", { email: "a@b.example,c@d.example" }, "Enter a valid email address"],
    ["email", { email: `${"a".repeat(65)}@example.org` }, "Enter a valid email address"],
    ["email", { email: "a@bad-.example" }, "Enter a valid email address"],
    ["message", { message: "" }, "This field is required"],
    ["message", { message: "x".repeat(4001) }, "This is too long"],
  ] as const)("refuses an invalid %s: %j", async ([field, change, sentence]) => {
    const app = await testApp();
    const { status, body } = await app.call(sendContactMessage, { body: { ...message, ...change } });
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
    expect(await app.deps.db.selectFrom("contact_messages").selectAll().execute()).toEqual([]);
    expect(await letters(app)).toEqual([]);
  });

  test("is limited to five per hour for one IP address, together with deletion requests", async () => {
    const app = await testApp({ settings: { rateLimits: true } });
    for (let n = 0; n < 3; n++) await app.call(sendContactMessage, { body: message });
    for (let n = 0; n < 2; n++) await app.call(requestDeletion, { body: request });
    const refused = await app.call(sendContactMessage, { body: message });
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await app.call(requestDeletion, { body: request })).status).toBe(429);
    expect((await app.call(sendContactMessage, { body: message }, { address: "203.0.113.8" })).status).toBe(202);
  });

  test("is stored even after five mails to its address today; only the mail is not sent", async () => {
    const app = await testApp({ settings: { rateLimits: true } });
    for (let n = 1; n <= 6; n++) {
      const { status } = await app.call(sendContactMessage, { body: message }, { address: `203.0.113.${n}` });
      expect(status).toBe(202);
    }
    expect(await app.deps.db.selectFrom("contact_messages").selectAll().execute()).toHaveLength(6);
    expect(await letters(app)).toHaveLength(5);
  });
});

describe("a deletion request", () => {
  test("gives the same response and mail whether or not an account exists", async () => {
    const app = await testApp();
    await signIn(app, { email: "known@example.org" });
    const answers = [];
    for (const email of ["known@example.org", "nobody@example.org"]) {
      const { status, body } = await app.call(requestDeletion, { body: { ...request, email } });
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([202, { success: true, message: received, data: null }]);
    const subjects = (await letters(app)).map(({ subject }) => subject);
    expect(new Set(subjects)).toEqual(new Set(["Please confirm that you want to delete your account"]));
    expect(subjects).toHaveLength(2);
  });

  test("is due 30 days after it was made", async () => {
    const app = await testApp();
    await app.call(requestDeletion, { body: request });
    const row = await app.deps.db.selectFrom("deletion_requests").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: request.email, reason: "unused", comments: "Thank you", confirmed_at: null });
    expect(Math.round((row.due_at.getTime() - row.requested_at.getTime()) / 3_600_000)).toBe(720);
  });

  test("is confirmed once with the mailed link; reading it changes nothing", async () => {
    const app = await testApp({ settings: { deletion: { linkDays: 7, dueDays: 30, graceDays: 1 } } });
    await app.call(requestDeletion, { body: { ...request, reason: "", comments: null } });
    const params = { token: await linkToken(app) };
    const seen = await app.call(readDeletionRequest, { params });
    expect(seen.body).toMatchObject({ email: request.email, confirmedAt: null });
    expect(seen.headers.get("cache-control")).toBe("no-store");
    const first = await app.call(confirmDeletion, { params });
    expect(first.status).toBe(200);
    const { confirmedAt } = first.body.data;
    expect(confirmedAt).not.toBeNull();
    const second = await app.call(confirmDeletion, { params });
    expect(second.body.data.confirmedAt).toBe(confirmedAt);
    const subjects = (await letters(app)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Your account will be deleted")).toHaveLength(1);
  });

  test.for(["x", "A".repeat(65), `${"A".repeat(22)}${"A".repeat(43)}`])(
    "is not found with the token %j",
    async (token) => {
      const app = await testApp();
      await app.call(requestDeletion, { body: request });
      expect((await app.call(readDeletionRequest, { params: { token } })).status).toBe(404);
      expect((await app.call(confirmDeletion, { params: { token } })).status).toBe(404);
      const real = await linkToken(app);
      const flipped = real.slice(0, -1) + (real.endsWith("A") ? "B" : "A");
      expect((await app.call(confirmDeletion, { params: { token: flipped } })).status).toBe(404);
    },
  );

  test("still sends its link after many contact messages with the same email", async () => {
    const app = await testApp({ settings: { rateLimits: true } });
    for (let n = 1; n <= 6; n++) {
      const body = { ...message, email: request.email };
      await app.call(sendContactMessage, { body }, { address: `203.0.113.${n}` });
    }
    const { status } = await app.call(requestDeletion, { body: request }, { address: "203.0.113.9" });
    expect(status).toBe(202);
    expect(await linkToken(app)).not.toBe("");
  });

  test("gives the same response after five mails to its address today; only the mail is not sent", async () => {
    const app = await testApp({ settings: { rateLimits: true } });
    const answers = [];
    for (let n = 1; n <= 6; n++) {
      const { status, body } = await app.call(requestDeletion, { body: request }, { address: `203.0.113.${n}` });
      answers.push([status, body]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[5]).toEqual([202, { success: true, message: received, data: null }]);
    expect(await letters(app)).toHaveLength(5);
  });

  test("is accepted from the signed-in owner of the email after others have requested many mails", async () => {
    const app = await testApp({ settings: { rateLimits: true } });
    for (let n = 1; n <= 6; n++) {
      await app.call(requestDeletion, { body: request }, { address: `203.0.113.${n}` });
    }
    const { headers } = await signIn(app, { email: request.email });
    const own = { headers, address: "203.0.113.9" };
    expect((await app.call(requestDeletion, { body: request }, own)).status).toBe(202);
    const rows = await app.deps.db.selectFrom("deletion_requests").select("confirmed_at").execute();
    expect(rows.filter(({ confirmed_at }) => confirmed_at !== null)).toHaveLength(1);
  });

  test("expires after seven days without confirmation and is deleted", async () => {
    const app = await testApp();
    await app.call(requestDeletion, { body: request });
    const params = { token: await linkToken(app) };
    app.setNow(new Date(Date.now() + 7 * 86_400_000 + 60_000));
    expect((await app.call(readDeletionRequest, { params })).status).toBe(404);
    expect((await app.call(confirmDeletion, { params })).status).toBe(404);
    await supportJobs[0]?.run(app.deps, {}, { id: "", attempt: 1 });
    expect(await app.deps.db.selectFrom("deletion_requests").selectAll().execute()).toEqual([]);
  });

  test.for([
    ["confirmed", { confirmed: false }, "Please confirm that you want your account deleted."],
    ["confirmed", { confirmed: undefined }, "Please confirm that you want your account deleted."],
    ["email", { email: "" }, "This field is required"],
    ["email", { email: "adwoa" }, "Enter a valid email address"],
    ["reason", { reason: "bored" }, "Choose one of the options"],
    ["comments", { comments: "x".repeat(2001) }, "This is too long"],
  ] as const)("refuses an invalid %s: %j", async ([field, change, sentence]) => {
    const app = await testApp();
    const { status, body } = await app.call(requestDeletion, { body: { ...request, ...change } as typeof request });
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
    expect(await app.deps.db.selectFrom("deletion_requests").selectAll().execute()).toEqual([]);
  });
});
