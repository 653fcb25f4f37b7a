import { expect, test } from "vitest";
import { SettingsError } from "#server/env.ts";
import { createLog } from "#server/platform/log.ts";
import { s3Stub } from "#server/testing/s3-stub.ts";
import { refuseOpenQuarantine } from "./quarantine-check.ts";

const log = createLog("silent");

test("accepts a bucket where only public/ is readable and leaves no test files", async () => {
  const stub = await s3Stub();
  await refuseOpenQuarantine(stub.settings, log);
  expect(stub.requests.filter((request) => request.startsWith("GET "))).toHaveLength(2);
  expect(stub.objects.size).toBe(0);
});

test("refuses to start when quarantine/ is publicly readable and leaves no test files", async () => {
  const stub = await s3Stub();
  stub.letStrangersRead("quarantine/");
  const refused = refuseOpenQuarantine(stub.settings, log);
  await expect(refused).rejects.toBeInstanceOf(SettingsError);
  await expect(refused).rejects.toThrow(/^S3_BUCKET: anyone can read quarantine\/ .*Make only public\/ readable\.$/);
  expect(stub.objects.size).toBe(0);
});

test("refuses to start when the public URL shows the whole bucket", async () => {
  const [stub, open] = [await s3Stub(), await s3Stub()];
  open.letStrangersRead("");
  const settings = { ...stub.settings, publicUrl: open.settings.publicUrl };
  open.mirror(stub.objects);
  await expect(refuseOpenQuarantine(settings, log)).rejects.toBeInstanceOf(SettingsError);
});

test.for([
  ["refuses the credentials", [403]],
  ["closes every connection", [0, 0, 0]],
] as const)("a store that %s does not prevent the start", async ([, statuses]) => {
  const stub = await s3Stub();
  stub.failNext(...statuses);
  await refuseOpenQuarantine(stub.settings, log);
});
