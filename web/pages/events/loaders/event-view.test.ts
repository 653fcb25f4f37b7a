import { expect, test } from "vitest";
import { eventView } from "./event-view.server.ts";

const startTime = "2026-12-11T19:30:00Z";
const event = {
  ...{ id: 12, title: "Accra Nights", communityId: 1, country: "MT", cityId: null, address: "Valletta" },
  ...{ startTime, endTime: startTime, closesAt: startTime, timeZone: "Europe/Malta", cancelledAt: null },
  ...{ isFree: true, price: 0, currency: "EUR", movedFrom: { startTime, address: "9, Triq Manoel Dimech" } },
};

test("the address that an event had before keeps its own direction inside a sentence", () => {
  expect(eventView(event as never, "ar").movedFrom?.address).toBe("\u20689, Triq Manoel Dimech\u2069");
});
