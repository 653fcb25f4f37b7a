import { expect, test } from "vitest";
import { readOverview } from "#contract/overview.ts";
import { search } from "#contract/search.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aPastVisit, calendarIdsOf } from "#server/features/insights/insight-fixtures.ts";
import { aDesk } from "#server/features/moderation/desk-fixtures.ts";
import { answerTimes } from "./answer-time-rules.ts";

const dayMs = 86_400_000;
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140" };

test("moderators see hosts, visits by community, and searches with nothing found on at least 5 days", async () => {
  const desk = await aDesk();
  const { app } = desk;
  const place = await anOpenDay(app);
  const [calendarId] = await calendarIdsOf(app, place.host);
  for (let n = 0; n < 6; n++)
    await aPastVisit(app, place.host.hostId, {
      itemIds: [place.item.id],
      calendarId: calendarId as number,
      startsAt: new Date(Date.now() - 10 * dayMs - n * 3_600_000),
    });
  const seek = async (q: string, daysAgo: number, headers = browser) => {
    app.setNow(new Date(Date.now() - daysAgo * dayMs));
    await app.call(search, { query: { q } } as never, { headers });
  };
  for (let day = 8; day < 13; day++) {
    await seek("Zzgrfx  Henna", day);
    await seek("zzgrfx 99112233", day);
    await seek("zzgrfx by a robot", day, { "user-agent": "Googlebot/2.1" });
  }
  for (let day = 8; day < 12; day++) await seek("zzgrfx four days", day);
  app.setNow(new Date());
  const read = (headers: Record<string, string>) => app.call(readOverview, { query: { period: "12" } }, { headers });
  const { body } = await read(desk.chief.headers);
  expect(body.emptySearches.map(({ words, days }) => [words, days])).toEqual([["zzgrfx henna", 5]]);
  expect(body.visits).toEqual({ now: 6, before: 0 });
  expect(body.communities[0]).toMatchObject({ visits: 6 });
  expect((await read(place.host.headers)).body.code).toBe("moderators_only");
});

test("an answer within 48 hours is in time; only the first one after the latest request counts", () => {
  const at = (hours: number) => new Date(hours * 3_600_000);
  const answer = (id: string, hours: number) => ({ subject: "services", subject_id: id, decided_at: at(hours) });
  const services = [
    { id: 1, review_requested_at: at(10) },
    { id: 2, review_requested_at: at(0) },
    { id: 3, review_requested_at: at(0) },
  ];
  const answers = [answer("1", 5), answer("2", 48), answer("1", 20), answer("1", 90), answer("2", 99)];
  expect(answerTimes(answers, { services, events: [] })).toEqual({ inTime: 2, late: 0, medianHours: 10 });
  expect(answerTimes([answer("3", 49)], { services, events: [] })).toMatchObject({ inTime: 0, late: 1 });
});
