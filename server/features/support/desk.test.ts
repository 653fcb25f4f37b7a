import { describe, expect, test } from "vitest";
import {
  answerContactMessage,
  confirmDeletion,
  listContactMessages,
  listDeletionRequests,
  requestDeletion,
  sendContactMessage,
} from "#contract/support.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";

const message = { name: "Samuel Borg", email: "samuel@example.org", message: "Is there a tutor?" };

describe("contact messages on the desk", () => {
  test("are answered once by mail; the answer is stored and the decision is recorded", async () => {
    const { app, chief, mails } = await aDesk();
    await app.call(sendContactMessage, { body: message });
    const list = async (show: "waiting" | "answered") =>
      (await app.call(listContactMessages, { query: { show } }, { headers: chief.headers })).body;
    const [waiting] = await list("waiting");
    expect(waiting).toMatchObject({ ...message, answer: null });
    const answer = (id: number, words: string) =>
      app.call(
        answerContactMessage,
        { params: { id: String(id) }, body: { answer: words } },
        { headers: chief.headers },
      );
    const id = waiting?.id ?? 0;
    expect((await answer(id, " ")).body.fields?.answer).toBe("This field is required");
    const answers = await Promise.all([answer(id, "Yes, Selam is.\n\nGood luck!"), answer(id, "No.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answer(999_999, "Hello")).status).toBe(404);
    const letters = (await mails()).filter(({ subject }) => subject === "Our reply to your message");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to).toBe(message.email);
    expect(await list("waiting")).toEqual([]);
    const [kept] = await list("answered");
    expect(kept).toMatchObject({ id, answeredBy: "Marija Vella" });
    expect(letters[0]?.text).toContain(kept?.answer?.split("\n")[0]);
    expect(letters[0]?.text).toContain("Is there a tutor?");
    const decisions = await app.deps.db.selectFrom("decisions").selectAll().execute();
    expect(decisions).toMatchObject([{ subject: "messages", action: "answered", words: null }]);
  });
});

describe("deletion requests on the desk", () => {
  test("are listed confirmed first, and are late after their due date", async () => {
    const { app, chief, mails } = await aDesk();
    const ask = (email: string) => app.call(requestDeletion, { body: { email, confirmed: true } as never });
    await ask("unsure@example.org");
    await ask("sure@example.org");
    const letter = (await mails()).find(({ to }) => to === "sure@example.org");
    const token = /\/confirm\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
    await app.call(confirmDeletion, { params: { token } });
    const list = async () => (await app.call(listDeletionRequests, {}, { headers: chief.headers })).body;
    const before = await list();
    expect(before.map(({ email, confirmedAt, isLate }) => [email, confirmedAt !== null, isLate])).toEqual([
      ["sure@example.org", true, false],
      ["unsure@example.org", false, false],
    ]);
    app.setNow(new Date(Date.now() + 31 * 86_400_000));
    expect((await list()).map(({ isLate }) => isLate)).toEqual([true, false]);
  });
});
