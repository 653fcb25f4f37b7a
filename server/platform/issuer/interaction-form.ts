import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { Line } from "#contract/values.ts";
import { type FormState, formProblems } from "./interaction-page.ts";
import type { LocalAccount } from "./local-provider.ts";

const maxBytes = 8 * 1024;

const Account = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email()).pipe(z.string().max(254)),
  firstName: Line({ max: 80 }),
  lastName: Line({ max: 80 }),
});

export type Submitted =
  | { kind: "cancelled" }
  | { kind: "account"; account: LocalAccount }
  | ({ kind: "again" } & FormState);

export const emptyForm: FormState = { values: { email: "", firstName: "", lastName: "" }, problem: null };

/** If a field is invalid, the values are returned so that the page can show them again. */
export async function readInteractionForm(request: IncomingMessage): Promise<Submitted> {
  const sent = new URLSearchParams(await readText(request));
  if (sent.has("cancel")) return { kind: "cancelled" };
  const values = {
    email: sent.get("email") ?? "",
    firstName: sent.get("firstName") ?? "",
    lastName: sent.get("lastName") ?? "",
  };
  const parsed = Account.safeParse(values);
  if (parsed.success) return { kind: "account", account: parsed.data };
  return {
    kind: "again",
    values,
    problem: formProblems.find((field) => field === parsed.error.issues[0]?.path[0]) ?? null,
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A request without an encoding is read as Buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) return "";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
