import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { translator } from "#messages/translate.ts";
import { slateProblemText } from "#web/features/slates/index.ts";
import { type ApiFetch, apiClient } from "#web/lib/api.ts";
import { servesMalta } from "#web/lib/site-fixtures.ts";
import { loadSlate } from "./load-slate.server.ts";

const t = translator<"stories">("en", messagesFor("en", "stories"));
const refusing = (status: number): ApiFetch => {
  const body = { success: false, code: "internal", message: "No", requestId: "r" };
  return async () => Response.json(body, { status });
};
const away: ApiFetch = () => Promise.reject(new TypeError("fetch failed"));
const nonsense: ApiFetch = async () => new Response("<html>", { headers: { "content-type": "text/html" } });

const wordsFor = async (fetchApi: ApiFetch) => {
  const { slate, failedWith } = await loadSlate(apiClient(fetchApi), "1", { locale: "en", site: servesMalta });
  expect(slate).toBeNull();
  return slateProblemText(failedWith ?? -1, t);
};

test("status 400 or 404 shows that the slate was not found", async () => {
  for (const status of [400, 404]) expect(await wordsFor(refusing(status))).toBe("Slate not found or unavailable.");
});

test("the message names any other error status", async () => {
  for (const status of [403, 500, 503])
    expect(await wordsFor(refusing(status))).toBe(`Failed to load slate (status ${status}).`);
});

test("a missing or invalid response shows a general error", async () => {
  for (const fetchApi of [away, nonsense])
    expect(await wordsFor(fetchApi)).toBe("Something went wrong loading this slate.");
});

const slate = {
  id: 1,
  text: "Words",
  created_at: "2026-11-16T10:00:00Z",
  view_count: 1,
  like_count: 0,
  comment_count: 2,
  author: { id: 7 },
  media: null,
};

test("a slate includes its author's name, headline, job, place and picture", async () => {
  const profileImage = "/author-pictures/7";
  const author = { name: "Efua Boateng", headline: "Nurse by night", title: "Nurse", location: "Malta", profileImage };
  const fetchApi: ApiFetch = async (path) => Response.json(path.includes("/slates/") ? slate : author);
  const loaded = await loadSlate(apiClient(fetchApi), "1", { locale: "en", site: servesMalta });
  expect(loaded.slate).toMatchObject({
    author: { name: "Efua Boateng", headline: "Nurse by night", about: "Nurse, Malta", picture: profileImage },
    counts: { views: "1 view", likes: "0 likes", comments: "2 comments" },
  });
});

test("a slate is shown even if its author cannot be loaded", async () => {
  const fetchApi: ApiFetch = async (path) =>
    path.includes("/slates/") ? Response.json(slate) : Response.json({ code: "internal" }, { status: 500 });
  const loaded = await loadSlate(apiClient(fetchApi), "1", { locale: "en", site: servesMalta });
  expect(loaded.slate).toMatchObject({
    text: "Words",
    date: "16 November 2026",
    author: { name: "Someone", about: "" },
  });
});
