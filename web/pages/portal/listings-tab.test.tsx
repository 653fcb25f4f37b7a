import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import type { Listing } from "#web/features/listings/index.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { ListingsTab } from "./listings-tab.tsx";

const service = (id: number) =>
  ({
    id,
    name: `Service ${id}`,
    description: "",
    profile_image_url: "",
    community: { communityId: 1, name: "" },
    category_id: 2,
    created_at: "2026-01-01T00:00:00.000Z",
  }) as unknown as Listing;

function tabWith(count: number, address: string): string {
  const services = Array.from({ length: count }, (_, index) => service(index + 1));
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "portal"), ...messagesFor("en", "names") };
  const Tab = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <ListingsTab own={{ services, events: [], shown: 50 }} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<Tab initialEntries={[address]} />);
}

const cards = (page: string) => new Set(page.match(/href="\/services\/\d+"/g)).size;

test("shows the first 50 listings and a link to more", () => {
  const page = tabWith(51, "/?show=services");
  expect(cards(page)).toBe(50);
  expect(page).toMatch(/<a [^>]*href="\/\?show=services&amp;shown=100"[^>]*>Show more/);
});

test("shows no link to more for exactly 50 listings", () => {
  const page = tabWith(50, "/");
  expect(cards(page)).toBe(50);
  expect(page).not.toContain("Show more");
});
