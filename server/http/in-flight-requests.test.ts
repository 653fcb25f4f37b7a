import { expect, test } from "vitest";
import { trackInFlight } from "./in-flight-requests.ts";

test("waits for requests in progress, including failing ones", async () => {
  const done: string[] = [];
  const later = (name: string, ms: number) =>
    new Promise<Response>((resolve, reject) => {
      setTimeout(() => {
        done.push(name);
        if (name === "bad") reject(new Error("bad"));
        else resolve(new Response(name));
      }, ms);
    });
  const counted = trackInFlight(later);
  const [good, bad] = [counted.fetch("good", 30), counted.fetch("bad", 10)];
  bad.catch(() => {});
  await counted.settled();
  expect(done).toEqual(["bad", "good"]);
  expect(await (await good).text()).toBe("good");
  await counted.settled();
});

test("stops waiting after the timeout", async () => {
  const counted = trackInFlight(() => new Promise<Response>(() => {}));
  void counted.fetch();
  await counted.settled(20);
});
