import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";
import { addressPatterns } from "./address-patterns.ts";

test("finds an email address in a text, but not as part of a longer address", async () => {
  const app = await testApp();
  const isFound = async (email: string, text: string) => {
    const { rows } = await sql<{ found: boolean }>`
      select lower(${text}) ~ any(${addressPatterns([email])}::text[]) as found`.execute(app.deps.db);
    return rows[0]?.found;
  };
  const matching = [
    "a@gmail.co",
    "Write to A@Gmail.co.",
    "<a@gmail.co>",
    "mailto:a@gmail.co\r\n",
    "'a@gmail.co'",
    "(a@gmail.co)",
  ];
  for (const text of matching) expect(await isFound("a@gmail.co", text), text).toBe(true);
  const others = ["maria@gmail.com", "maria@gmail.co", "a@gmail.com", "a@gmail.co.uk", "x.a@gmail.co", "x+a@gmail.co"];
  for (const text of [...others, "o'a@gmail.co", "a@gmail.co-op.example", "a@gmailxco"])
    expect(await isFound("a@gmail.co", text), text).toBe(false);
  expect(await isFound("(a|b).*+$\\d[x]@gmail.co", "to (a|b).*+$\\d[x]@gmail.co now")).toBe(true);
});
