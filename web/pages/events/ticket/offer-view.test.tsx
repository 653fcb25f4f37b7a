import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { loadTicket, type TicketView } from "./load-ticket.server.ts";
import { OfferView } from "./offer-view.tsx";

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

/** As the API answers about the ticket and the event, without what the page does not show. */
const ticketWith = (status: "offered" | "expired", minutesLeft: number, state: string) => ({
  id: "K7MPQ2XWRT",
  code: "K7MPQ2XWRT.signature",
  status,
  places: 2,
  offerEndsAt: inMinutes(minutesLeft),
  cancelledAt: null,
  guestName: "Ana",
  guestTimeZone: null,
  keptUntil: inMinutes(50_000),
  event: {
    ...{ id: 12, title: "Accra Nights", communityId: 1, country: "MT", cityId: null, address: "Valletta", state },
    ...{ startTime: inMinutes(3000), endTime: inMinutes(3200), closesAt: inMinutes(3000), timeZone: "Europe/Malta" },
    ...{ isFree: true, price: 0, currency: "EUR", cancelledAt: null, movedFrom: null },
  },
  host: { listing: null },
});

async function shown(...about: Parameters<typeof ticketWith>): Promise<string> {
  const ticket = (await loadTicket((async () => ticketWith(...about)) as never, "secret", "en")) as TicketView;
  const View = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={{ ...messagesFor("en", "common"), ...messagesFor("en", "whatsOn") }}>
          <OfferView ticket={ticket} failure={null} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<View />);
}

test("an offer says how long it holds and how much time is left", async () => {
  const page = await shown("offered", 90, "full");
  for (const text of ["90 minutes left.", "An offer holds for two hours", "Take all 2 places"])
    expect(page).toContain(text);
});

test.for([
  ["offered", "full", true],
  ["expired", "full", true],
  ["expired", "past", false],
] as const)(
  "an offer that ended (%s, event %s) cannot be taken; joining again is possible: %s",
  async ([status, state, canJoin]) => {
    const page = await shown(status, -1, state);
    expect(page).toContain("This offer has ended");
    expect(page).not.toContain("Take all");
    expect(page.includes("Join the waiting list again")).toBe(canJoin);
    expect(page).toContain("See the event");
  },
);
