import { expect, test } from "../journey.ts";
import { newVisitor } from "../moderation/people.ts";
import { aParty, aPartyHost } from "./party.ts";

test.use({ timezoneId: "America/New_York" });

const ownTime = /Malta time\. Your time: .?1[34]:00 – 1[89]:00/;

test("a visitor in another zone also sees the time there, and nothing moves when it appears", async ({
  page,
  browser,
}) => {
  const party = await aParty(await aPartyHost());
  const plain = await newVisitor(browser, { javaScriptEnabled: false });
  await plain.goto(party.path);
  await expect(plain.getByText(/Malta time \(GMT\+[12]\)/)).toBeVisible();
  const before = await plain.getByRole("link", { name: "Directions" }).boundingBox();
  await page.goto(party.path);
  await expect(page.getByText(ownTime)).toBeVisible();
  expect(await page.getByRole("link", { name: "Directions" }).boundingBox()).toEqual(before);

  await page.goto(`${party.path}/register`);
  await page.getByLabel("Name").fill("Maria Camilleri");
  await page.getByRole("textbox", { name: "Phone" }).fill("99112233");
  await page.getByRole("button", { name: "Register 1 place" }).click();
  await expect(page.getByText(ownTime)).toBeVisible();
  await plain.goto(page.url());
  await expect(plain.getByText(ownTime)).toBeVisible();
  await plain.context().close();
});
