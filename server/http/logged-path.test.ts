import { expect, test } from "vitest";
import { readBooking } from "#contract/bookings.ts";
import { testApp } from "#server/testing/test-app.ts";
import { loggedPath } from "./logged-path.ts";

test.for([
  ["/api/bookings/QEWJNFUQ26BZLMQEWJNFUQ26BZLM/erase", "/api/bookings/:hidden/erase"],
  ["/booking/manage/QEWJNFUQABCZLMQEWJNFUQXXBZLM", "/booking/manage/:hidden"],
  ["/booking/manage/QEWJNFUQABCZLMQEWJNFUQXXBZLM.data", "/booking/manage/:hidden"],
  ["/api/providerCalendar/feed/gq3Z9aVw-_x.ics", "/api/providerCalendar/feed/:hidden"],
  ["/delete-request/confirm/Zk9_x-2", "/delete-request/confirm/:hidden"],
  ["/invitations/5f0f4d0e-8f5f-4a53-9d7b-0d9f6d6f4f1a.Zk9_x-2", "/invitations/:hidden"],
  ["/files/public/0b1c.webp", "/files/public/:hidden"],
  ["/api/serviceProviders/12/kindred-provider-id", "/api/serviceProviders/12/kindred-provider-id"],
  ["/kindred-providers-terms-and-conditions", "/kindred-providers-terms-and-conditions"],
  ["/api/x/ada@quince.example", "/api/x/:hidden"],
  ["/", "/"],
] as const)("%s is logged as %s", ([path, logged]) => {
  expect(loggedPath(path)).toBe(logged);
});

test("a refused request does not log the private link", async () => {
  const app = await testApp();
  const lines: unknown[] = [];
  const log = { ...app.deps.log, info: (record: unknown) => void lines.push(record) };
  Object.assign(app.deps, { log });
  const secret = "QEWJNFUQ26BZLMQEWJNFUQ26BZLM";
  expect((await app.call(readBooking, { params: { secret } })).status).toBe(404);
  expect(JSON.stringify(lines)).toContain("/api/bookings/:hidden");
  expect(JSON.stringify(lines)).not.toContain(secret);
});
