import { expect, test } from "vitest";
import { headersOf, smtpSink } from "#server/testing/smtp-sink.ts";
import { testApp } from "#server/testing/test-app.ts";
import { aMail } from "./mail-fixtures.ts";
import { BadMail, checkMail } from "./mail-message.ts";

const badRecipients = [
  "",
  "nadia",
  "nadia@",
  "@example.org",
  "a@example.org\r\nBcc: all@example.org",
  "a@example.org\nBcc: all@example.org",
  "a@example.org\rBcc: all@example.org",
  "a@example.org%0ABcc:all@example.org\n",
  "a@example.org, b@example.org",
  "a@example.org;b@example.org",
  "a@example.org b@example.org",
  "<a@example.org>",
  "Nadia <a@example.org>",
  '"a@example.org" <b@example.org>',
  '"quoted local"@example.org',
  '"a\\r\\nBcc: b"@example.org',
  "group: a@example.org, b@example.org;",
  "a@example.org\0",
  "a@example.org\u2028Bcc: b@example.org",
  "a@exam ple.org",
  "a@example..org",
  "a@-example.org",
  "(comment)a@example.org",
  "a@[127.0.0.1]",
  "a@example.org> ORCPT=rfc822;b@example.org",
];

const badSubjects = [
  "",
  "Hello\r\nBcc: all@example.org",
  "Hello\nContent-Type: text/html",
  "Hello\r\n\r\n<script>",
  "Hello\u2029Bcc: all@example.org",
  "Hello\0",
  "Hello\ud800",
  "x".repeat(1000),
];

test.for(badRecipients)("refuses %j as a recipient", (to) => {
  expect(() => checkMail(aMail({ to }))).toThrow(BadMail);
});

test.for(badSubjects)("refuses %j as a subject", (subject) => {
  expect(() => checkMail(aMail({ subject }))).toThrow(BadMail);
});

test.for(["a.b+c@example.org", "o'neil@sub.example.org", "A_1@xn--gira-vla.example"])(
  "accepts %s as a recipient",
  (to) => {
    expect(() => checkMail(aMail({ to }))).not.toThrow();
  },
);

test("does not queue a mail that it refuses", async () => {
  const app = await testApp();
  for (const to of badRecipients) {
    await expect(app.deps.mail.send(app.deps.db, aMail({ to }))).rejects.toThrow(BadMail);
  }
  expect(await app.deps.db.selectFrom("mails").selectAll().execute()).toEqual([]);
});

test("names with injection attempts add no header and no recipient to a mail", async () => {
  const sink = await smtpSink();
  const app = await testApp({ settings: { smtpUrl: sink.url } });
  const names = [
    "Bcc: all@example.org",
    "=?utf-8?Q?=0D=0ABcc:_all@example.org?=",
    "%0d%0aBcc: all@example.org",
    "\\r\\nBcc: all@example.org",
    "Ħaż-Żabbar <all@example.org>",
    "--boundary--",
    ".",
  ];
  for (const name of names) {
    await app.deps.mail.send(
      app.deps.db,
      aMail({ subject: `Hello ${name}`, text: `Hello ${name}\r\n\r\nBcc: all@example.org\r\n.\r\n` }),
    );
  }
  await app.runJobs();
  expect(sink.received).toHaveLength(names.length);
  const expected = [..."From To Subject Message-ID Auto-Submitted Date MIME-Version Content-Type".split(" ")].map(
    (name) => name.toLowerCase(),
  );
  for (const { to, raw } of sink.received) {
    expect(to).toEqual(["nadia@example.org"]);
    const given = headersOf(raw).map((line) => (line.split(":")[0] ?? "").toLowerCase());
    expect(given.sort()).toEqual([...expected].sort());
  }
});
