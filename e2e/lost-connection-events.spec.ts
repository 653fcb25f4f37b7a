import { aVenue } from "./booking/venue.ts";
import { addGuest, aParty, type Party } from "./events/party.ts";
import { test } from "./journey.ts";
import { button, heading, link, otherPage, type Row, runs, tryRows } from "./lost-connection.ts";
import { type Caller, send } from "./portal/hosts.ts";

const samePage = "Part of this page didn't load.";

const rows = (party: Party, ticket: string, offered: string): readonly Row[] => [
  {
    page: "the search",
    open: (page) => page.goto("/explore?kind=services&sort=rating"),
    stays: (page) => page.getByRole("article").nth(11),
    actions: [
      {
        name: "Load more",
        act: link("Load more"),
        says: samePage,
        retried: (page) => page.getByRole("article").nth(12),
      },
      { name: "a result", act: (page) => page.getByRole("article").first().getByRole("link").click(), says: otherPage },
      { name: "What's on", act: link("What's on"), says: otherPage, retried: heading(/^What's on/) },
    ],
  },
  {
    page: "what's on",
    open: async () => {},
    stays: heading(/^What's on/),
    actions: [{ name: "only free ones", act: link("Free"), says: samePage }],
  },
  {
    page: "an event",
    open: (page) => page.goto(party.path),
    stays: heading(party.title),
    actions: [
      {
        name: "Register",
        act: button("Register"),
        says: otherPage,
        retried: (page) => page.getByLabel("Name"),
      },
    ],
  },
  {
    page: "the places of an event",
    open: async (page) => {
      await page.getByLabel("Name").fill("Kwame Mensah");
      await page.getByLabel("Phone").fill("7900 0199");
    },
    stays: (page) => page.getByLabel("Name").and(page.locator(":not(:placeholder-shown)")),
    actions: [
      {
        name: "Register",
        act: button("Register 1 place"),
        says: /reach the server|try again/i,
        again: heading(party.title),
      },
    ],
  },
  {
    page: "a ticket",
    open: async (page) => {
      await page.goto(`/tickets/${ticket}`);
      await link("Cancel my places")(page);
    },
    stays: (page) => page.getByRole("heading", { level: 1 }),
    actions: [
      {
        name: "Yes, cancel",
        act: button("Yes, cancel"),
        says: "We couldn't save this. Please try again.",
        again: (page) => page.getByText("Your places are cancelled"),
      },
    ],
  },
  {
    page: "an offer from the waiting list",
    open: (page) => page.goto(`/tickets/${offered}`),
    stays: (page) => page.getByRole("heading", { level: 1 }),
    actions: [
      {
        name: "Take the place",
        act: button("Take the place"),
        says: "We couldn't save this. Please try again.",
        again: (page) => page.getByText("You are registered"),
      },
    ],
  },
];

/** Somebody waits for the only place of an event, and the guest who had it cancels. Returns the secret of the offer. */
async function anOffer(host: Caller): Promise<string> {
  const party = await aParty(host, { capacity: 1, has_waiting_list: true });
  const first = await addGuest(party);
  const guest = { guestName: "Yana Borg", guestPhone: "+35679000177", guestEmail: "yana@test.example" };
  const body = { places: 1, ...guest, waitIfFull: true };
  const { data } = await send(host, "POST", `/api/whatsOn/${party.id}/registrations`, body);
  await send(host, "POST", `/api/registrations/${first.secret}/cancel`);
  return data.secret;
}

for (const run of runs) {
  test(`when a request of a search or an event fails, the page stays and recovers: ${run.name}`, async ({ page }) => {
    const venue = await aVenue();
    const party = await aParty(venue.host);
    const { secret } = await addGuest(party);
    await tryRows(page, venue, rows(party, secret, await anOffer(venue.host)), run);
  });
}
