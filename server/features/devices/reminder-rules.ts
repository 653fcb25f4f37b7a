import { Temporal } from "temporal-polyfill";
import type { ReminderTime } from "#contract/lists/push-kinds.ts";

const eveningHour = 18;

/** The clocks of the venue count. */
export function reminderMoment(time: ReminderTime, startsAt: Date, timeZone: string): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime());
  if (time === "two_hours_before") return new Date(start.subtract({ hours: 2 }).epochMilliseconds);
  const evening = start
    .toZonedDateTimeISO(timeZone)
    .subtract({ days: 1 })
    .withPlainTime({ hour: eveningHour, minute: 0 });
  return new Date(evening.epochMilliseconds);
}
