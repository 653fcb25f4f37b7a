import { type APIRequestContext, expect, isThorough, test, thorough } from "../journey.ts";
import { startBehindHosts } from "./fake-upstreams.ts";
import {
  collectConsoleErrors,
  expectAccessible,
  expectFits,
  expectLoaded,
  expectStateAccessible,
  readPage,
} from "./page-checks.ts";

test("/news shows the first 20 stories, loads more to the end, and keeps filters in the URL", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/news");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.getByLabel("Country of Origin")).toHaveValue("GH");
  await expect(page.getByLabel("Country of Residence")).toHaveValue("MT");
  await expect(page.getByRole("article")).toHaveCount(20);

  await test.step("a news card shows picture, source, age, headline, snippet and link", async () => {
    const card = page.getByRole("article").first();
    await expect(card.locator("img")).toHaveJSProperty("complete", true);
    const [shown, loaded] = await card.locator("img").evaluate(async (picture: HTMLImageElement) => {
      const copy = await createImageBitmap(await (await fetch(picture.currentSrc)).blob());
      return [picture.clientWidth, copy.width];
    });
    expect(shown).toBeGreaterThan(500);
    expect(loaded).toBeGreaterThanOrEqual(shown ?? 0);
    const [story] = await (await page.request.get("/api/news")).json();
    const address = await card.locator("img").evaluate((picture: HTMLImageElement) => picture.currentSrc);
    expect(new URL(address).pathname).toBe(story.thumbnail);
    await expect(card.getByText(story.source, { exact: true })).toBeVisible();
    await expect(card.getByText(/ago$|^Just now$/)).toBeVisible();
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(story.title);
    await expect(card.getByText(story.snippet, { exact: true })).toBeVisible();
    const link = card.getByRole("link", { name: /^Read Full Article/ });
    await expect(link).toHaveAttribute("href", story.link);
    await expect(link).toHaveAttribute("rel", /noreferrer/);
  });

  const articles = page.getByRole("link", { name: /^Read Full Article/ });
  const links = () => articles.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const told = async (offset: number) => {
    const items: { link: string }[] = await (await page.request.get(`/api/news?offset=${offset}`)).json();
    return items.map(({ link }) => link);
  };
  expect(await links()).toEqual(await told(0));
  await test.step("it is accessible and fits all widths", async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.getByRole("link", { name: "Load More News" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  expect(await links()).toEqual([...(await told(0)), ...(await told(20))]);
  await page.goto("/news?shown=1000");
  await expect(page.getByText("You've reached the end of the news feed.")).toBeVisible();
  await page.getByLabel("Country of Origin").selectOption("IN");
  await expect(page).toHaveURL(/origin=IN/);
  expect(consoleErrors).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("news can be filtered, and more can be loaded; news and slates fit all widths, also right to left", async ({
    page,
  }) => {
    await page.goto("/news");
    await page.getByRole("link", { name: "Load More News" }).click();
    await expect(page.getByRole("article")).toHaveCount(40);
    await page.getByLabel("Country of Residence").selectOption("IT");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/residence=IT/);
    for (const path of isThorough ? ["/news", "/slates/1"] : ["/news"])
      await test.step(`${path} fits all widths, also right to left`, async () => {
        await page.goto(`${path}?lang=en-XA`);
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        await expectFits(page);
      });
  });
});

test("a slate shows its author, date, picture, text and counts", async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  const read = async () => (await page.request.get("/api/slates/1")).json();
  const before = await read();
  await page.goto("/slates/1");
  const card = page.getByRole("article");
  await expect(card.getByText("E", { exact: true })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Efua Boateng" })).toBeVisible();
  await expect(card.getByText("Nurse by night, cook by day", { exact: true })).toBeVisible();
  await expect(card.getByText("Nurse, L-Imsida, Malta", { exact: true })).toBeVisible();
  await expectLoaded(page.getByRole("img", { name: "Picture shared by Efua Boateng" }));
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
  await expect(page.getByRole("link", { name: /^Download the app/ })).toHaveCount(0);

  for (const path of isThorough ? ["/slates/1", "/slates/3", "/slates/999999"] : ["/slates/1"])
    await test.step(`${path} is accessible and fits all widths`, async () => {
      if (path !== "/slates/1") await page.goto(path);
      await expect(page.locator("main h1")).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  expect(consoleErrors.filter((words) => !words.includes("404"))).toEqual([]);

  await test.step("a picture that cannot be loaded is left out", async () => {
    await page.route("**/demo-pictures/**", (route) => route.abort());
    await page.goto("/slates/1");
    await expect(page.getByText("First jollof of the week")).toBeVisible();
    await expect(page.getByRole("img", { name: /Picture shared/ })).toHaveCount(0);
  });
});

test("an unknown slate returns 404 and says so", async ({ request }) => {
  for (const path of ["/slates/999999", "/slates/abc"]) {
    const { status, headings } = await readPage(request, path);
    expect(status, path).toBe(404);
    expect(headings(1), path).toEqual(["Slate not found or unavailable."]);
  }
});

test("a video shows its poster image and can be played", { tag: thorough }, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto("/slates/17");
  await expect(page.locator("main h1")).toBeVisible();
  const clip = page.getByLabel("Video shared by Samir Mansour");
  await expect(clip).toBeVisible();
  await expect(clip).toHaveAttribute("poster", "/demo-clips/kite.webp");
  await expect(clip).toHaveAttribute("controls");
  await expectFits(page);
  await clip.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await clip.evaluate((video: HTMLVideoElement) => video.pause());
  await expectStateAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test("/news and a slate have Open Graph tags, a canonical URL and JSON-LD", async ({ request }) => {
  for (const [path, kind, type] of [
    ["/news", "website", "CollectionPage"],
    ["/slates/1", "article", "SocialMediaPosting"],
  ] as const)
    await test.step(path, () => expectMetadata(request, path, kind, type));
});

async function expectMetadata(request: APIRequestContext, path: string, kind: string, type: string): Promise<void> {
  const { html } = await readPage(request, path);
  const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(meta("og:type")).toBe(kind);
  for (const property of ["og:title", "og:description", "og:url", "og:image"])
    expect(meta(property), property).toMatch(/\S/);
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(new RegExp(`${path}$`));
  expect((await request.get(new URL(meta("og:image")).pathname)).status()).toBe(200);
  const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)["@type"]).toBe(type);
}

test.describe("in a mobile browser", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36",
  });

  test("news loads small pictures, and a slate keeps its author's details on one line and offers the app", {
    tag: thorough,
  }, async ({ page }) => {
    await test.step("the news page loads small pictures", async () => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto("/news");
      const pictures = asked.filter((url) => url.includes("/demo-pictures/"));
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((url) => !url.endsWith("?w=320"))).toEqual([]);
    });

    await test.step("the author's details do not wrap, and the date is beside the name", async () => {
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

    await test.step("a slate offers the app and opens the platform chooser", async () => {
      await page
        .getByRole("link", { name: "Download the app to find out what's happening within your diaspora community" })
        .click();
      await expect(page.getByText("Choose your platform")).toBeVisible();
    });
  });
});

test.describe("with NEWS_API_URL and NETWORK_API_URL set", () => {
  test.describe.configure({ mode: "serial" });
  let hosts: Awaited<ReturnType<typeof startBehindHosts>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    hosts = await startBehindHosts();
  });
  test.afterAll(async () => hosts?.stop());

  test("if news cannot be loaded, Try Again loads it; it can be read to the end, and an empty result shows a hint", {
    tag: thorough,
  }, async ({ page }) => {
    const answer = await page.goto(`${hosts.address}/news`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText("Failed to load news. Please try again later.")).toBeVisible();
    await expectFits(page);
    await expectStateAccessible(page);
    hosts.mendNews();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("article")).toHaveCount(20);
    await expect(page.getByText("5 minutes ago")).toBeVisible();

    await expect(page.getByRole("heading", { name: "Story number 0" })).toBeVisible();
    await page.getByRole("link", { name: "Load More News" }).click();
    await expect(page.getByRole("article")).toHaveCount(22);
    await expect(page.getByText("You've reached the end of the news feed.")).toBeVisible();
    await page.getByLabel("Country of Origin").selectOption("BR");
    await expect(page.getByRole("heading", { name: "No news available for the selected countries." })).toBeVisible();
    await expect(page.getByText("Try another country of origin or residence.")).toBeVisible();
    await expectFits(page);
    await expectStateAccessible(page);
  });

  test("a slate's video is proxied without the network credential; what cannot be loaded is left out or explained", {
    tag: thorough,
  }, async ({ page }) => {
    await test.step("the video is proxied, and the network credential is not in the page", async () => {
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

    await test.step("a picture that the network API cannot deliver is left out", async () => {
      await page.goto(`${hosts.address}/slates/2`);
      await expect(page.getByText("A kite over the harbour.")).toBeVisible();
      await expect(page.getByRole("img", { name: /Picture shared/ })).toHaveCount(0);
    });

    await test.step("a slate that cannot be loaded shows the reason", async () => {
      const unknown = await readPage(page.request, `${hosts.address}/slates/4`);
      expect([unknown.status, ...unknown.headings(1)]).toEqual([404, "Slate not found or unavailable."]);
      const answer = await page.goto(`${hosts.address}/slates/5`);
      expect(answer?.status()).toBe(502);
      await expect(page.getByRole("heading", { name: "Failed to load slate (status 503)." })).toBeVisible();
      await expectFits(page);
      await expectStateAccessible(page);
    });
  });
});
