import { expect, test } from "../journey.ts";
import { newVisitor, signInAsModerator } from "../moderation/people.ts";
import { expectStateAccessible } from "../public/page-checks.ts";
import { aParty, aPartyHost } from "./party.ts";

test("a visitor reports an event without JavaScript, and a moderator suspends it", async ({ page: desk, browser }) => {
  const party = await aParty(await aPartyHost());
  const visitor = await newVisitor(browser, { javaScriptEnabled: false });
  await visitor.goto(party.path);
  await visitor.getByRole("link", { name: "Report this event" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Report this event");
  await visitor.getByLabel("It doesn't exist").check();
  await visitor.getByLabel("Tell us more").fill("There is no such hall.");
  await visitor.getByRole("button", { name: "Send report" }).click();
  await expect(visitor.getByRole("main").getByRole("status")).toContainText("Thank you for your report.");

  await signInAsModerator(desk, `/moderation/reports?event=${party.id}`);
  await expect(desk.getByText("There is no such hall.")).toBeVisible();
  await expectStateAccessible(desk);
  await desk.getByRole("link", { name: "View event" }).click();
  await desk.getByLabel("Reason for").selectOption("misleading");
  await desk.getByRole("button", { name: "Suspend" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(desk.getByText("Suspended. We've emailed the host the reason.")).toBeVisible();
  await visitor.goto(party.path);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("We can't find this event");
  await visitor.context().close();
});
