import { afterAll, beforeAll, expect, test } from "vitest";
import { listNews } from "#contract/news.ts";
import { photo } from "#server/platform/images/image-fixtures.ts";
import { type FeedStub, hostileModes, type StubAnswer, startFeedStub } from "#server/testing/hostile-feeds.ts";
import { testApp } from "#server/testing/test-app.ts";

let stub: FeedStub;
beforeAll(async () => {
  stub = await startFeedStub(hostileModes);
});
afterAll(() => stub.close());

const anItem = {
  uuid: "0d6fd5d4-9d6a-4c4e-8f8e-3a5b7c0d1e2f",
  title: "Harbour <b>café</b> opens",
  snippet: "<script>alert(1)</script>At the quay",
  source: "The Paper",
  thumbnail: null,
  link: "https://paper.example/one",
  timestamp: "2026-11-16T10:00:00+01:00",
};

const host = () => `http://127.0.0.1:${stub.port}`;
const hostApp = () => testApp({ settings: { newsApiUrl: host() }, outbound: { mayReach: stub.mayReach } });
const answerWith = (body: unknown) => stub.serve("news", JSON.stringify(body), { "content-type": "application/json" });

test("NEWS_API_URL is called with the specified parameters; HTML and invalid items are removed", async () => {
  answerWith([
    anItem,
    { ...anItem, uuid: "17", link: "http://paper.example/two" },
    { ...anItem, link: "javascript:alert(1)" },
    { ...anItem, link: "https://paper.example/three", timestamp: "soon" },
    "nonsense",
  ]);
  const app = await hostApp();
  const { body, headers } = await app.call(listNews, { query: { country_of_origin_iso_code: "IN", offset: 20 } });
  expect(stub.requests.at(-1)?.url).toBe(
    "/news?country_of_origin_iso_code=IN&country_of_residence_iso_code=MT&offset=20&limit=20",
  );
  expect(body).toEqual([
    { ...anItem, title: "Harbour café opens", snippet: "At the quay", timestamp: "2026-11-16T09:00:00.000Z" },
    expect.objectContaining({ link: "http://paper.example/two", uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
  ]);
  expect(headers.get("age")).toBe("0");
});

test("100 concurrent requests while the news host hangs make one call and all get 503", async () => {
  const app = await hostApp();
  let waiting = 0;
  stub.set("news", () => void waiting++);
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.call(listNews, { query: {} })));
  expect(waiting).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers[0]?.body.message).toBeTruthy();
  expect(answers[0]?.headers.get("retry-after")).toBe("30");
});

const plain = (status: number, body: string, headers = {}): StubAnswer => {
  return (_request, response) => void response.writeHead(status, headers).end(body);
};

test.for<[string, StubAnswer]>([
  ["status 500", plain(500, "{}")],
  ["JSON that is not a list", plain(200, '{"items": []}')],
  ["HTML instead of JSON", plain(200, "<html>")],
  ["a redirect", plain(302, "", { location: "/" })],
  ["fifty megabytes", hostileModes["fifty megabytes"] as StubAnswer],
  ["a gzip bomb", hostileModes["a gzip bomb"] as StubAnswer],
])("a news host that answers with %s leads to 503", async ([, answer]) => {
  const app = await hostApp();
  stub.set("news", answer);
  expect((await app.call(listNews, { query: {} })).status).toBe(503);
});

test("pictures of the news host's items are fetched once and served by us", async () => {
  stub.serve("picture", await photo(700, 500).jpeg().toBuffer(), { "content-type": "image/jpeg" });
  answerWith([{ ...anItem, thumbnail: stub.addressOf("picture") }]);
  const app = await hostApp();
  expect((await app.call(listNews, { query: {} })).body[0]?.thumbnail).toBeNull();
  await app.call(listNews, { query: {} });
  await app.runJobs();
  expect(stub.hits("picture")).toBe(1);
  const { body } = await app.call(listNews, { query: {} });
  expect(body[0]?.thumbnail).toMatch(/^\/files\/public\/news-[0-9a-f]{32}\.webp$/);
});
