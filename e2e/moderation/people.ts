import { type Browser, type BrowserContext, expect, type Page, waitForHydration } from "../journey.ts";
import { type Caller, signInDirectly } from "../portal/hosts.ts";

export const moderator = ["moderator@demo.kindred.example", { firstName: "Marija", lastName: "Vella" }] as const;

type ContextOptions = NonNullable<Parameters<Browser["newContext"]>[0]>;

export async function newVisitor(browser: Browser, options: ContextOptions = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext(options);
  return context.newPage();
}

export async function newModerator(browser: Browser, path: string, options: ContextOptions = {}): Promise<Page> {
  const page = await newVisitor(browser, options);
  await signInAsModerator(page, path);
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  return page;
}

export async function signInAsModerator(page: Page, path: string): Promise<void> {
  await signInDirectly(page, ...moderator);
  await page.goto(path);
}

/** Returns the text of the newest matching mail. */
export async function mailTo({ request }: Caller, to: string, subject: string): Promise<string> {
  let text = "";
  const find = async () => {
    const mails: { to: string; subject: string; text: string }[] = await (await request.get("/api/outbox")).json();
    text = mails.find((mail) => mail.to === to && mail.subject === subject)?.text ?? "";
    return text;
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe("");
  return text;
}
