import { expect, test } from "vitest";
import { cancelBooking } from "#contract/bookings.ts";
import * as contract from "#contract/reviews.ts";
import { book } from "#server/features/bookings/booking-fixtures.ts";
import { anOpenDay } from "#server/features/calendar/calendar-fixtures.ts";
import { aHost } from "#server/features/hosts/host-fixtures.ts";
import { testApp } from "#server/testing/test-app.ts";
import { openDay } from "#server/testing/test-days.ts";
import { visitIsOver } from "./review-fixtures.ts";
import { authorOf } from "./review-rules.ts";

test("a customer reviews a completed visit once, and the listing's rating includes it", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const query = { providerId: String(place.listing.id) };
  expect((await app.call(contract.readReviews, { query })).body).toEqual({
    summary: { average: null, count: 0 },
    reviews: [],
  });
  const stars = [5, 4, 5];
  for (const [n, hour] of ["10", "12", "14"].entries()) {
    const { body } = await book(app, place, `${openDay} ${hour}:00`, {
      phone: `9911223${n}`,
      name: "Nadia Fenech Osei",
    });
    const params = { secret: body.data.secret };
    expect((await app.call(contract.reviewVisit, { params, body: { stars: 5, text: null } })).body.code).toBe(
      "visit_not_completed",
    );
    expect((await app.call(contract.readVisitReview, { params })).body).toMatchObject({ canReview: false });
    await visitIsOver(app, body.data.id);
    expect((await app.call(contract.readVisitReview, { params })).body).toMatchObject({
      canReview: true,
      author: "Nadia F. O.",
    });
    const posted = await app.call(contract.reviewVisit, {
      params,
      body: { stars: stars[n] as number, text: " Neat " },
    });
    expect(posted.status).toBe(201);
    expect(posted.body.data).toMatchObject({ stars: stars[n], text: "Neat", author: "Nadia F. O.", answer: null });
    expect((await app.call(contract.reviewVisit, { params, body: { stars: 1, text: "" } })).body.code).toBe(
      "already_reviewed",
    );
  }
  const { body } = await app.call(contract.readReviews, { query: { ...query, limit: 2 } });
  expect(body.summary).toEqual({ average: 4.7, count: 3 });
  expect(body.reviews.map((review) => review.stars)).toEqual([5, 4]);
  const rest = await app.call(contract.readReviews, { query: { ...query, limit: 2, offset: 2 } });
  expect(rest.body.reviews).toHaveLength(1);
});

test("refuses a review for a cancelled visit, for an unknown visit and with invalid stars", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const { body } = await book(app, place, `${openDay} 10:00`);
  const params = { secret: body.data.secret };
  await app.call(cancelBooking, { params });
  await visitIsOver(app, body.data.id);
  const send = (stars: number, secret = params.secret) =>
    app.call(contract.reviewVisit, { params: { secret }, body: { stars, text: null } });
  expect((await send(5)).body.code).toBe("visit_not_completed");
  expect((await send(5, `${params.secret}x`)).status).toBe(404);
  for (const stars of [0, 6, 2.5]) expect((await send(stars)).body.fields).toEqual({ stars: "Choose 1 to 5 stars" });
  expect((await app.call(contract.readReviews, { query: { providerId: "999999" } })).status).toBe(404);
});

test("only the host can answer a review, and only once", async () => {
  const app = await testApp();
  const place = await anOpenDay(app);
  const booked = await book(app, place, `${openDay} 10:00`);
  await visitIsOver(app, booked.body.data.id);
  const { body } = await app.call(contract.reviewVisit, {
    params: { secret: booked.body.data.secret },
    body: { stars: 4, text: "Good" },
  });
  const stranger = await aHost(app);
  const answer = (headers: Record<string, string>, id = body.data.id) =>
    app.call(contract.answerReview, { params: { id: String(id) }, body: { answer: "Thank you" } }, { headers });
  expect((await answer({})).status).toBe(401);
  expect((await answer(stranger.headers)).status).toBe(403);
  expect((await answer(place.host.headers, 999_999)).status).toBe(404);
  expect((await answer(place.host.headers)).body.data).toMatchObject({ answer: "Thank you" });
  expect((await answer(place.host.headers)).body.code).toBe("already_answered");
});

test.for([
  ["Nadia Fenech Osei", "Nadia F. O."],
  ["Maria", "Maria"],
  [" ġorġ  żammit ", "ġorġ Ż."],
  [null, ""],
] as const)("a reviewer is shown with first name and initials: %s", ([name, author]) => {
  expect(authorOf(name)).toBe(author);
});
