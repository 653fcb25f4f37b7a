import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { ServicesStep } from "./services-step.tsx";

const provider = {
  listingId: 7,
  name: "Adwoa",
  language: "en",
  address: "Gżira",
  imageUrl: "",
  communityId: 1,
  currency: "EUR",
  isTrader: false,
  timeZone: "Europe/Malta",
  rating: null,
  source: null,
  date: null,
};
const service = {
  id: 1,
  name: "Cornrows",
  language: "en",
  description: "",
  price: 35,
  priceText: "€35.00",
  durationMinutes: 60,
  cancelMinutes: 60,
  daysAhead: null,
  calendars: null,
};

function shown(kindredProviderId: number | null): string {
  const Step = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={{ ...messagesFor("en", "common"), ...messagesFor("en", "booking") }}>
          <ServicesStep
            provider={{ ...provider, kindredProviderId }}
            services={[service]}
            initial={[1]}
            initialCalendar={null}
            missed={null}
            onChange={() => {}}
          />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<Step />);
}

const continueButtons = (page: string) =>
  [...page.matchAll(/<button[^>]*>(?:(?!<\/button>).)*Continue/g)].map(([button]) => button);

test("Continue is disabled, with the reason, if the provider takes no bookings", () => {
  const page = shown(null);
  expect(page).toContain("This provider is not accepting Kindred bookings right now.");
  const buttons = continueButtons(page);
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    expect(button).toMatch(/ disabled=""/);
    expect(button).toContain('title="This provider cannot take bookings right now."');
  }
});

test("Continue is enabled if the provider takes bookings", () => {
  const buttons = continueButtons(shown(3));
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button).not.toMatch(/disabled=""|title=/);
});
