import { describe, expect, test } from "vitest";
import { closeReport, listReports, reportListing } from "#contract/reports.ts";
import { aListing } from "#server/features/listings/listing-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { reportJobs } from "./report-jobs.ts";

async function aReportedListing(settings: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk(settings);
  const { app, chief, host } = desk;
  const listing = await aListing(app, host);
  const sample = { listingId: listing.id, reason: "not_real" as const, details: "Nobody there.\nTwice.", email: "" };
  return {
    ...desk,
    listing,
    sample,
    report: (changes: object = {}, address?: string) =>
      app.call(reportListing, { body: { ...sample, ...changes } }, address ? { address } : {}),
    list: async (show: "open" | "closed" = "open") =>
      (await app.call(listReports, { query: { show } }, { headers: chief.headers })).body,
    close: (id: number, outcome: "upheld" | "dismissed", note = "") =>
      app.call(closeReport, { params: { id: String(id) }, body: { outcome, note } }, { headers: chief.headers }),
  };
}

describe("a report", () => {
  test("needs no account, is acknowledged by mail and is listed on the desk", async () => {
    const { report, list, mails, listing } = await aReportedListing();
    const { status, body } = await report({ email: "nina@example.org" });
    expect([status, body.message]).toEqual([202, "Thank you for your report. A member of our team reads every one."]);
    expect(await list()).toMatchObject([
      {
        listingId: listing.id,
        listingName: "Amara's Braids",
        reason: "not_real",
        details: "Nobody there.\nTwice.",
        email: "nina@example.org",
      },
    ]);
    const [letter] = await mails();
    expect(letter).toMatchObject({ to: "nina@example.org", subject: "We've received your report" });
    expect(`${letter?.text}${letter?.html}`).not.toContain("Nobody there");
  });

  test("without an email sends no mail", async () => {
    const { report, list, mails } = await aReportedListing();
    expect((await report()).status).toBe(202);
    expect(await list()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test.for([
    [{ reason: "bored" }, "reason", "Choose one of the options"],
    [{ reason: "other", details: " " }, "details", "Explain briefly what's wrong"],
    [{ email: "nina\r\nBcc: all@example.org" }, "email", "Enter a valid email address"],
    [{ details: "x".repeat(2001) }, "details", "This is too long"],
    [{ listingId: "7" }, "listingId", "This isn't a valid ID"],
  ] as const)("is refused: %j", async ([changes, field, sentence]) => {
    const { report, list, mails } = await aReportedListing();
    const { status, body } = await report(changes);
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
    expect(await list()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("for a listing that is not public returns 404", async () => {
    const { report, list, decide, listing } = await aReportedListing();
    expect((await report({ listingId: 999_999 })).status).toBe(404);
    await decide("services", listing.id, { decision: "suspend", reason: "photos" });
    expect((await report()).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test("is limited to five per hour for one IP address", async () => {
    const { report } = await aReportedListing({ rateLimits: true });
    for (let n = 0; n < 5; n++) expect((await report()).status).toBe(202);
    const refused = await report();
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await report({}, "203.0.113.8")).status).toBe(202);
  });

  test("is closed once and recorded; the reporter gets a mail, and their email is deleted", async () => {
    const { app, report, list, close, mails } = await aReportedListing();
    await report({ email: "nina@example.org" });
    const [open] = await list();
    const id = open?.id ?? 0;
    const note = "Called: it is a real shop.";
    const answers = await Promise.all([close(id, "dismissed", note), close(id, "dismissed", note)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await close(id, "upheld")).body.code).toBe("already_closed");
    expect((await close(999_999, "upheld")).status).toBe(404);
    expect(await list()).toEqual([]);
    expect(await list("closed")).toMatchObject([
      { id, outcome: "dismissed", closedBy: "Marija Vella", note: "Called: it is a real shop.", email: null },
    ]);
    const [letter] = await mails();
    expect(letter).toMatchObject({ to: "nina@example.org", subject: "We've made a decision about your report" });
    expect(letter?.text).not.toContain("Called");
    expect(await app.deps.db.selectFrom("decisions").selectAll().execute()).toMatchObject([
      { subject: "reports", subject_id: String(id), action: "dismissed", moderator_name: "Marija Vella" },
    ]);
  });

  test("is deleted a year after it was closed; open reports and the decision (without text) stay", async () => {
    const { app, report, list, close } = await aReportedListing();
    await report();
    await report();
    await close((await list())[0]?.id ?? 0, "upheld", "It is somebody's home.");
    app.setNow(new Date(Date.now() + 366 * 86_400_000));
    await reportJobs[0]?.run(app.deps, {}, { id: "", attempt: 1 });
    expect(await list("closed")).toEqual([]);
    expect(await list()).toHaveLength(1);
    expect(await app.deps.db.selectFrom("decisions").selectAll().execute()).toMatchObject([
      { action: "upheld", words: null },
    ]);
  });
});
