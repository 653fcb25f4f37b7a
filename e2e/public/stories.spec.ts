import { expect, test } from "../journey.ts";
import { startBehindHosts } from "./fake-upstreams.ts";
import { collectConsoleErrors, expectAccessible, expectFits, expectLoaded } from "./page-checks.ts";

test("/news shows the first 20 stories, loads more to the end, and keeps filters in the URL", async ({ page }) => {
  await page.goto("/news");
  await expect(page.getByLabel("Country of Origin")).toHaveValue("GH");
  await expect(page.getByLabel("Country of Residence")).toHaveValue("MT");
  await expect(page.getByRole("article")).toHaveCount(20);
  const articles = page.getByRole("link", { name: /^Read Full Article/ });
  const links = () => articles.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const told = async (offset: number) => {
    const items: { link: string }[] = await (await page.request.get(`/api/news?offset=${offset}`)).json();
    return items.map(({ link }) => link);
  };
  expect(await links()).toEqual(await told(0));
  await expectAccessible(page);
  await page.getByRole("link", { name: "Load More News" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  expect(await links()).toEqual([...(await told(0)), ...(await told(20))]);
  await page.goto("/news?shown=1000");
  await expect(page.getByText("You've reached the end of the news feed.")).toBeVisible();
  await page.getByLabel("Country of Origin").selectOption("IN");
  await expect(page).toHaveURL(/origin=IN/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("news can be filtered, and more can be loaded", async ({ page }) => {
    await page.goto("/news");
    await page.getByRole("link", { name: "Load More News" }).click();
    await expect(page.getByRole("article")).toHaveCount(40);
    await page.getByLabel("Country of Residence").selectOption("IT");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/residence=IT/);
  });
});

test("a slate shows its author, picture, text and counts", async ({ page }) => {
  await page.goto("/slates/1");
  await expect(page.getByRole("heading", { name: "Efua Boateng" })).toBeVisible();
  await expectLoaded(page.getByRole("img", { name: "Picture shared by Efua Boateng" }));
  await expect(page.getByText("First jollof of the week")).toBeVisible();
  await expect(page.getByText(/^\d+ views$/)).toBeAttached();
  await expect(page.getByRole("link", { name: /^Download the app/ })).toHaveCount(0);
  await expectAccessible(page);
});

test("an unknown slate returns 404 and says so", async ({ page }) => {
  for (const path of ["/slates/999999", "/slates/abc"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Slate not found or unavailable." })).toBeVisible();
  }
});

test("a picture that cannot be loaded is left out", async ({ page }) => {
  await page.route("**/demo-pictures/**", (route) => route.abort());
  await page.goto("/slates/1");
  await expect(page.getByText("First jollof of the week")).toBeVisible();
  await expect(page.getByRole("img", { name: /Picture shared/ })).toHaveCount(0);
});

test("a news card shows picture, source, age, headline, snippet and link", async ({ page }) => {
  await page.goto("/news");
  const card = page.getByRole("article").first();
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  const [shown, loaded] = await card.locator("img").evaluate(async (picture: HTMLImageElement) => {
    const copy = await createImageBitmap(await (await fetch(picture.currentSrc)).blob());
    return [picture.clientWidth, copy.width];
  });
  expect(shown).toBeGreaterThan(500);
  expect(loaded).toBeGreaterThanOrEqual(shown ?? 0);
  const [story] = await (await page.request.get("/api/news")).json();
  expect(new URL(await card.locator("img").evaluate((picture: HTMLImageElement) => picture.currentSrc)).pathname).toBe(
    story.thumbnail,
  );
  await expect(card.getByText(story.source, { exact: true })).toBeVisible();
  await expect(card.getByText(/ago$|^Just now$/)).toBeVisible();
  await expect(card.getByRole("heading", { level: 2 })).toHaveText(story.title);
  await expect(card.getByText(story.snippet, { exact: true })).toBeVisible();
  const link = card.getByRole("link", { name: /^Read Full Article/ });
  await expect(link).toHaveAttribute("href", story.link);
  await expect(link).toHaveAttribute("rel", /noreferrer/);
});

test("a slate card shows author, date, text and counts", async ({ page }) => {
  const read = async () => (await page.request.get("/api/slates/1")).json();
  const before = await read();
  await page.goto("/slates/1");
  const card = page.getByRole("article");
  await expect(card.getByText("E", { exact: true })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Efua Boateng" })).toBeVisible();
  await expect(card.getByText("Nurse by night, cook by day", { exact: true })).toBeVisible();
  await expect(card.getByText("Nurse, L-Imsida, Malta", { exact: true })).toBeVisible();
  const slate = await read();
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/Malta" });
  await expect(card.locator("time")).toHaveText(date.format(new Date(slate.created_at)));
  await expect(card.getByText("First jollof of the week")).toBeVisible();
  const views = Number((await card.getByText(/^\d+ views?$/).textContent())?.split(" ")[0]);
  expect(views).toBeGreaterThanOrEqual(before.view_count);
  expect(views).toBeLessThanOrEqual(slate.view_count);
  await expect(card.getByRole("listitem")).toHaveText([
    new RegExp(`^${views}${views} views?$`),
    new RegExp(`^${slate.like_count}${slate.like_count} likes?$`),
    new RegExp(`^${slate.comment_count}${slate.comment_count} comments?$`),
  ]);
});

test("a video shows its poster image and can be played", async ({ page }) => {
  await page.goto("/slates/17");
  const clip = page.getByLabel("Video shared by Samir Mansour");
  await expect(clip).toBeVisible();
  await expect(clip).toHaveAttribute("poster", "/demo-clips/kite.webp");
  await expect(clip).toHaveAttribute("controls");
  await clip.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await expectAccessible(page);
});

for (const [path, kind, type] of [
  ["/news", "website", "CollectionPage"],
  ["/slates/1", "article", "SocialMediaPosting"],
] as const) {
  test(`${path} has Open Graph tags, a canonical URL and JSON-LD`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", kind);
    for (const property of ["og:title", "og:description", "og:url", "og:image"])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute("content", /\S/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(new URL(picture ?? "").pathname)).status()).toBe(200);
    const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(said["@type"]).toBe(type);
  });
}

test.describe("in a mobile browser", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36",
  });

  test("the news page loads small pictures", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/news");
    const pictures = asked.filter((url) => url.includes("/demo-pictures/"));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => !url.endsWith("?w=320"))).toEqual([]);
  });

  test("the author's lines do not wrap, and the date is beside the name", async ({ page }) => {
    await page.goto("/slates/1");
    const [name, date] = await Promise.all([
      page.getByRole("heading", { name: "Efua Boateng" }).boundingBox(),
      page.getByRole("article").locator("time").boundingBox(),
    ]);
    expect(date?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
    expect(date?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
    for (const line of ["Nurse by night, cook by day", "Nurse, L-Imsida, Malta"])
      expect((await page.getByText(line, { exact: true }).boundingBox())?.height).toBeLessThan(30);
  });

  test("a slate offers the app and opens the platform chooser", async ({ page }) => {
    await page.goto("/slates/2");
    await page
      .getByRole("link", { name: "Download the app to find out what's happening within your diaspora community" })
      .click();
    await expect(page.getByText("Choose your platform")).toBeVisible();
  });
});

for (const path of ["/news", "/slates/1", "/slates/3", "/slates/17", "/slates/999999"]) {
  test(`${path} is accessible and fits all widths`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    expect(consoleErrors.filter((words) => !words.includes("404"))).toEqual([]);
  });
}

for (const path of ["/news", "/slates/1"]) {
  test(`${path} fits all widths, right to left`, async ({ page }) => {
    await page.goto(`${path}?lang=en-XA`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectFits(page);
  });
}

test.describe("with NEWS_API_URL and NETWORK_API_URL set", () => {
  test.describe.configure({ mode: "serial" });
  let hosts: Awaited<ReturnType<typeof startBehindHosts>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    hosts = await startBehindHosts();
  });
  test.afterAll(async () => hosts?.stop());

  test("if news cannot be loaded, an error is shown, and Try Again loads it", async ({ page }) => {
    const answer = await page.goto(`${hosts.address}/news`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText("Failed to load news. Please try again later.")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    hosts.mendNews();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("article")).toHaveCount(20);
    await expect(page.getByText("5 minutes ago")).toBeVisible();
  });

  test("news from NEWS_API_URL can be read to the end, and an empty result shows a hint", async ({ page }) => {
    hosts.mendNews();
    await page.goto(`${hosts.address}/news`);
    await expect(page.getByRole("heading", { name: "Story number 0" })).toBeVisible();
    await page.getByRole("link", { name: "Load More News" }).click();
    await expect(page.getByRole("article")).toHaveCount(22);
    await expect(page.getByText("You've reached the end of the news feed.")).toBeVisible();
    await page.getByLabel("Country of Origin").selectOption("BR");
    await expect(page.getByRole("heading", { name: "No news available for the selected countries." })).toBeVisible();
    await expect(page.getByText("Try another country of origin or residence.")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });

  test("a slate's video is proxied, and the network credential is not in the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).host));
    await page.goto(`${hosts.address}/slates/1`);
    await expect(page.getByRole("heading", { name: "Efua Boateng" })).toBeVisible();
    const clip = page.getByLabel("Video shared by Efua Boateng");
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set([new URL(hosts.address).host]));
    expect(await page.content()).not.toContain("the-credential");
    expect(
      hosts.seen.filter(({ path }) => path.startsWith("/network")).map(({ authorization }) => authorization),
    ).toContain("Bearer the-credential");
  });

  test("a picture that the network API cannot deliver is left out", async ({ page }) => {
    await page.goto(`${hosts.address}/slates/2`);
    await expect(page.getByText("A kite over the harbour.")).toBeVisible();
    await expect(page.getByRole("img", { name: /Picture shared/ })).toHaveCount(0);
  });

  test("a slate that cannot be loaded shows the reason", async ({ page }) => {
    for (const [id, sentence, status] of [
      [4, "Slate not found or unavailable.", 404],
      [5, "Failed to load slate (status 503).", 502],
    ] as const) {
      const answer = await page.goto(`${hosts.address}/slates/${id}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    }
  });
});
