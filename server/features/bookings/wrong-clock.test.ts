import { expect, test } from "vitest";
import { bookSlot } from "#contract/bookings.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

test.for([-120, -10, 10, 120])(
  "a process clock that is %s minutes wrong does not change which starts count as past",
  async (minutes) => {
    const app = await testApp();
    const { host, item } = await anOpenDay(app);
    app.setNow(new Date(Date.now() + minutes * minuteMs));
    const codeAt = async (quarters: number) => {
      const start = (Math.floor(Date.now() / quarterMs) + quarters) * quarterMs;
      const body = {
        kindredProviderId: host.hostId,
        startTime: new Date(start).toISOString(),
        serviceItems: [item.id] as [number],
        customerName: "Maria Camilleri",
        customerPhone: "9911 2233",
        customerEmail: null,
      };
      return (await app.call(bookSlot, { body })).body.code;
    };
    for (const quarters of [-8, -1, 0]) expect(await codeAt(quarters)).toBe("start_is_past");
    // No availability is set at that time, so `slot_taken` shows that the start does not count as past.
    for (const quarters of [2, 8]) expect(await codeAt(quarters)).toBe("slot_taken");
  },
);
