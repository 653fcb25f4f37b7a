import { expect, test } from "vitest";
import { ApiRefusal, ApiUnreachable } from "#web/lib/api.ts";
import { retryPut } from "./retry-put.ts";

/** 200 means stored, 0 means no response, and any other status means refused. */
async function sendAgainst(statuses: readonly number[]) {
  let sent = 0;
  const pauses: number[] = [];
  const put = async () => {
    const status = statuses[sent] ?? 200;
    sent += 1;
    if (status === 0) throw new ApiUnreachable("no answer");
    if (status !== 200) throw new ApiRefusal(status, {});
  };
  const pause = async (delayMs: number) => {
    pauses.push(delayMs);
  };
  const failedWith = await retryPut(put, { pause, random: () => 0.5 }).then(
    () => null,
    (error: unknown) => (error instanceof ApiRefusal ? error.status : 0),
  );
  return { sent, pauses, failedWith };
}

test.for([
  { answers: [200], sent: 1, pauses: [], failedWith: null },
  { answers: [0, 200], sent: 2, pauses: [100], failedWith: null },
  { answers: [500, 502, 200], sent: 3, pauses: [100, 200], failedWith: null },
  { answers: [503, 429, 200], sent: 3, pauses: [500, 1000], failedWith: null },
  { answers: [0, 0, 0, 200], sent: 3, pauses: [100, 200], failedWith: 0 },
  { answers: [500, 500, 500, 200], sent: 3, pauses: [100, 200], failedWith: 500 },
  { answers: [403, 200], sent: 1, pauses: [], failedWith: 403 },
  { answers: [413, 200], sent: 1, pauses: [], failedWith: 413 },
])("if the responses are $answers, the file is sent $sent times", async ({ answers, ...outcome }) => {
  expect(await sendAgainst(answers)).toEqual(outcome);
});

test("412 on a retry counts as stored; 412 on the first try is a failure", async () => {
  expect(await sendAgainst([0, 412])).toMatchObject({ sent: 2, failedWith: null });
  expect(await sendAgainst([412])).toMatchObject({ sent: 1, failedWith: 412 });
});

test("does not retry after an abort", async () => {
  let sent = 0;
  const put = async () => {
    sent += 1;
    throw new DOMException("aborted", "AbortError");
  };
  await expect(retryPut(put, { pause: async () => {}, random: () => 1 })).rejects.toThrow("aborted");
  expect(sent).toBe(1);
});
