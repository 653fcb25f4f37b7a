import { expect, test } from "vitest";
import { withQuery } from "#web/lib/with-query.ts";
import { flowUrl, readIds } from "./flow-url.ts";

test("flowUrl writes the booking state into the URL, with one serviceItemId per service", () => {
  const place = {
    listingId: 7,
    kindredProviderId: 3,
    serviceItemIds: [11, 12],
    startTime: "2027-03-28T09:00:00.000Z",
  };
  expect(flowUrl("/booking/select-time", place)).toBe(
    "/booking/select-time?providerId=7&kindredProviderId=3&serviceItemId=11&serviceItemId=12&startTime=2027-03-28T09%3A00%3A00.000Z",
  );
  expect(flowUrl("/booking", { listingId: 7, kindredProviderId: null })).toBe("/booking?providerId=7");
});

test("withQuery replaces and removes parameters and keeps the others", () => {
  const query = new URLSearchParams("providerId=7&serviceItemId=1&serviceItemId=2&date=2027-01-01");
  expect(withQuery("/x", query, { date: null, from: "2027-02-01" })).toBe(
    "/x?providerId=7&serviceItemId=1&serviceItemId=2&from=2027-02-01",
  );
  expect(withQuery("/x", new URLSearchParams("a=1"), { a: null })).toBe("/x");
});

test("readIds reads ids and skips invalid and repeated ones", () => {
  expect(
    readIds(new URLSearchParams("serviceItemId=2&serviceItemId=x&serviceItemId=2&serviceItemId=0"), "serviceItemId"),
  ).toEqual([2]);
});
