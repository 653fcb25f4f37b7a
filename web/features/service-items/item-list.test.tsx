import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { ItemList } from "./item-list.tsx";
import type { ServiceItem } from "./item-values.ts";

const item: ServiceItem = {
  id: 1,
  provider_id: 1,
  name: "Cornrows",
  description: "Wash included.\nBring your own beads.",
  price: 35,
  currency: "EUR",
  duration_minutes: 75,
  textLanguage: "en",
  cancelMinutes: 60,
};

test("the host's item list shows each item's description", () => {
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "portal") };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <ItemList listingId={1} language="en" calendars={[]} items={[item]} onChanged={() => {}} />
        </MessagesProvider>
      ),
    },
  ]);
  const html = renderToString(<Page />);
  expect(html).toContain("Wash included.\nBring your own beads.");
});
