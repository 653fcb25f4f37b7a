import { createHash, randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { offeredLanguages } from "#messages/offered-languages.ts";
import { inTurn } from "#scripts/in-turn.ts";
import { nextYear } from "#server/testing/test-days.ts";
import { frontPorts, startCache } from "./cluster/front.ts";
import { openPlace, percentile, startUnderTest } from "./product-under-test.ts";

// A caching proxy (nginx, from Debian's nginx-light) in front of the product: how much it answers itself, how soon a
// change is seen, and that it neither keeps private pages nor mixes languages.
const visits = 2_000;
const changes = 20;
const folder = mkdtempSync(join(tmpdir(), "kindred-cache-"));
chmodSync(folder, 0o755);
const product = await startUnderTest({ DEMO: "on", TRUST_PROXY: "1" });
const cache = startCache(folder, Number(new URL(product.address).port));
const address = `http://127.0.0.1:${frontPorts.cache}`;
const problems: string[] = [];
const expectThat = (isTrue: boolean, problem: string) => void (isTrue || problems.push(problem));

async function read(path: string, cookie = "") {
  const response = await fetch(address + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, by: response.headers.get("x-cache") ?? "", text: await response.text() };
}
while (!(await read("/healthz").catch(() => null))) await sleep(100);

const pages = ["/", "/explore", "/whats-on", "/providerPage?id=1", "/news", "/communities/caribbean"];
const counts: Record<string, number> = {};
for (let n = 0; n < visits; n++) {
  const page = inTurn(pages, n);
  const { status, by } = await read(page);
  expectThat(status === 200, `${page} answered ${status}`);
  counts[by] = (counts[by] ?? 0) + 1;
}
const hits = ((counts.HIT ?? 0) + (counts.REVALIDATED ?? 0)) / visits;
console.log(`${visits} visits to ${pages.length} pages:`, counts, `hit rate ${(100 * hits).toFixed(1)} %`);

const delays: number[] = [];
for (let n = 0; n < changes; n++) {
  const name = `Name ${randomUUID()}`;
  await read("/providerPage?id=1");
  // What the product does itself in the transaction of a change.
  await product.database.query("begin");
  await product.database.query("update listings set name = $1 where id = 1", [name]);
  await product.database.query("select pg_notify('kindred', 'listing:1')");
  await product.database.query("commit");
  const changedAt = performance.now();
  while (!(await read("/providerPage?id=1")).text.includes(name)) {
    if (performance.now() - changedAt > 5_000) break;
    await sleep(20);
  }
  delays.push(performance.now() - changedAt);
}
const slowest = Math.max(...delays);
console.log(`a change is seen after ${percentile(delays, 0.5)} ms (median), ${Math.round(slowest)} ms at most`);
expectThat(slowest < 1_100, `a change was seen only after ${slowest} ms`);

// Every visitor gets their language, whether they chose it or their browser asks for it.
for (let round = 0; round < 5; round++)
  for (const { locale } of offeredLanguages)
    for (const [name, value] of [
      ["cookie", `lang=${locale}`],
      ["accept-language", locale],
    ] as const) {
      const text = await (await fetch(address, { headers: { [name]: value } })).text();
      expectThat(text.includes(`<html lang="${locale}"`), `a reader of ${locale} got another language`);
    }

const place = await openPlace(product.database, [15], `${nextYear}-03-01T00:00:00Z`, `${nextYear}-03-02T00:00:00Z`);
const booked = await fetch(`${product.address}/api/providerCalendar/bookings`, {
  method: "POST",
  headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
  body: JSON.stringify({
    kindredProviderId: place.hostId,
    startTime: `${nextYear}-03-01T10:00:00Z`,
    serviceItems: place.itemIds,
    customerName: "Kept Nowhere",
    customerPhone: "99112233",
  }),
});
const { data } = (await booked.json()) as { data: { secret: string } };
const token = randomBytes(32).toString("base64url");
await product.database.query(
  "update users set issuer = 'local' where id = (select founder_id from hosts where id = $1)",
  [place.hostId],
);
await product.database.query(
  "insert into sessions (token_hash, user_id, expires_at) select $1, founder_id, now() + interval '1 day' from hosts where id = $2",
  [createHash("sha256").update(token).digest(), place.hostId],
);
const privatePages: [string, string][] = [
  [`/booking/manage/${data.secret}`, ""],
  ["/kindred-providers?tab=calendar", `sid=${token}`],
  ["/", `sid=${token}`],
  ["/providerPage?id=1", `sid=${token}`],
];
for (const [path, cookie] of privatePages) {
  for (let n = 0; n < 3; n++) {
    const { by, status } = await read(path, cookie);
    expectThat(status === 200, `${path.replace(data.secret, "…")} answered ${status}`);
    expectThat(by !== "HIT" && by !== "REVALIDATED", `a private page was kept: ${path.replace(data.secret, "…")}`);
  }
}
const mine = await read("/", `sid=${token}`);
const somebodys = await read("/");
expectThat(
  mine.by === "BYPASS" && somebodys.text === (await read("/")).text,
  "a page of a signed-in person was given away",
);

for (const problem of new Set(problems)) console.log(problem);
await cache.stop();
await product.database.end();
await product.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
