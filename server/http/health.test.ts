import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { testApp } from "#server/testing/test-app.ts";
import { version } from "#server/version.ts";

test("/healthz names the release", async () => {
  const { fetch } = await testApp();
  expect(await (await fetch("/healthz")).json()).toEqual({ status: "ok", version });
});

test("/readyz answers 503 from the moment the process is asked to stop", async () => {
  const { deps } = await testApp();
  let isStopping = false;
  const app = createApp(deps, { isStopping: () => isStopping });
  expect((await app.request("/readyz")).status).toBe(200);
  isStopping = true;
  const answer = await app.request("/readyz");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await app.request("/healthz")).status).toBe(200);
});
