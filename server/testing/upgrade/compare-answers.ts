import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/testing/prepare-database.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createFirstRelease, upgradeNow } from "./first-release.ts";
import { type OldRequest, requestsAboutAllHosts, requestsAboutSomeHosts } from "./old-requests.ts";

/** The answers were recorded with this many hosts. */
export const recordedHosts = 20;

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: unknown };
type Recorded = Answer & { readonly requests: readonly string[] };

const file = join(import.meta.dirname, "first-release-answers.jsonl");
const comparedHeaders = ["content-type", "content-disposition", "cache-control", "x-total-count"];

/**
 * Migrates a database of the first release, sends its requests, and compares the answers with the recorded ones. If
 * there is no file of recorded answers, this writes one and fails. Run it on the commit whose answers should stay.
 */
export async function compareAnswers(hosts: number) {
  const { url, drop } = await createFirstRelease(inject("clusterUrl"), hosts);
  const startedAt = performance.now();
  await migrate(url);
  const migrationSeconds = (performance.now() - startedAt) / 1000;
  await prepareDatabase(url);
  const app = await createTestApp({
    databaseUrl: url,
    now: upgradeNow,
    settings: { adminEmails: ["moderator@test.example"] },
  });
  const requests = [
    ...requestsAboutSomeHosts(app.deps.secret),
    ...(hosts === recordedHosts ? requestsAboutAllHosts() : []),
  ];
  const answers = new Map<string, Answer>();
  for (const request of requests) answers.set(`${request.as ?? "-"} ${request.path}`, await send(app, request));
  await app.close();
  await drop();
  if (!existsSync(file)) {
    record(answers);
    throw new Error("There were no recorded answers, so these were recorded. Commit the file and run this again.");
  }
  const recorded = readRecorded();
  const differences = [...answers].flatMap(([request, answer]) => {
    const old = recorded.get(request);
    const difference = old ? firstDifference(comparable(old), comparable(answer), "") : "was not recorded";
    return difference ? [`${request}: ${difference}`] : [];
  });
  return { differences, compared: answers.size, migrationSeconds };
}

async function send(app: TestApp, { as, path }: OldRequest): Promise<Answer> {
  const cookie = as === null ? "" : `sid=session-of-user-${String(as).padStart(27, "0")}`;
  const response = await app.fetch(`/api${path}`, { headers: { cookie } });
  const headers = Object.fromEntries(
    comparedHeaders.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? ""]] : [])),
  );
  return { status: response.status, headers, body: await readBody(response) };
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  // An event stream does not end.
  if (type.startsWith("text/event-stream")) return response.body?.cancel();
  if (!type.includes("json")) return response.text();
  const body: unknown = await response.json();
  // Every refusal has its own request id.
  return typeof body === "object" && body !== null && "requestId" in body ? { ...body, requestId: undefined } : body;
}

/** The description in a calendar file may get more text, as answers may get more fields. Its links must stay. */
function comparable(answer: Answer): Answer {
  if (typeof answer.body !== "string" || !answer.body.startsWith("BEGIN:VCALENDAR")) return answer;
  const lines = answer.body.replaceAll("\r\n ", "").split("\r\n");
  const body = lines.map((line) => {
    if (!line.startsWith("DESCRIPTION:")) return line;
    return `DESCRIPTION: ${line.match(/https?:\/\/[^\s\\]+/g)?.join(" ") ?? line}`;
  });
  return { ...answer, body };
}

/** Returns the path of the first old value that is missing or different. New fields are allowed. */
export function firstDifference(old: unknown, now: unknown, path: string): string | null {
  if (typeof old !== "object" || old === null || typeof now !== "object" || now === null) {
    return old === now ? null : `${path} was ${JSON.stringify(old)}, is ${JSON.stringify(now)}`;
  }
  if (Array.isArray(old) && (!Array.isArray(now) || old.length !== now.length)) {
    return `${path} had ${old.length} entries, has ${Array.isArray(now) ? now.length : "none"}`;
  }
  const fields = new Map(Object.entries(now));
  for (const [name, value] of Object.entries(old)) {
    const difference = firstDifference(value, fields.get(name), `${path}.${name}`);
    if (difference) return difference;
  }
  return null;
}

function readRecorded(): ReadonlyMap<string, Answer> {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return new Map(
    lines.flatMap((line) => {
      const { requests, ...answer } = JSON.parse(line) as Recorded;
      return requests.map((request) => [request, answer] as const);
    }),
  );
}

/** Requests with the same answer share one line. */
function record(answers: ReadonlyMap<string, Answer>): void {
  const same = Map.groupBy(answers, ([, answer]) => JSON.stringify(answer));
  const lines = [...same].map(([answer, entries]) =>
    JSON.stringify({ requests: entries.map(([request]) => request), ...(JSON.parse(answer) as Answer) }),
  );
  writeFileSync(file, `${lines.join("\n")}\n`);
}
