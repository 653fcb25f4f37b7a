import { expect, test } from "vitest";
import { overall } from "./load-host-bookings.ts";

test.for([
  [[], { average: null, count: 0 }],
  [[{ average: null, count: 0 }], { average: null, count: 0 }],
  [
    [
      { average: 5, count: 3 },
      { average: 4, count: 1 },
      { average: null, count: 0 },
    ],
    { average: 4.8, count: 4 },
  ],
] as const)("the overall rating of %j is %j", ([ratings, whole]) => {
  expect(overall(ratings)).toEqual(whole);
});
