import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { pageRequest } from "#web/lib/request-context.ts";
import { servesMalta } from "#web/lib/site-fixtures.ts";
import { RegisterView } from "../register/register-view.tsx";
import { loader } from "../register.tsx";
import { EventPageView } from "./event-page-view.tsx";
import { loadEvent } from "./load-event.server.ts";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** As the API answers, without what the pages do not show. */
const eventWith = (state: string, hasWaitingList = false) => ({
  ...{
    id: 12,
    title: "Accra Nights",
    description: "Highlife.",
    communityId: 1,
    category: "Festivals",
    textLanguage: "en",
  },
  ...{ country: "MT", cityId: null, address: "Valletta", timeZone: "Europe/Malta", imageUrl: "/uploads/a.webp" },
  ...{ startTime: inHours(50), endTime: inHours(53), closesAt: inHours(50), isFree: true, price: 0, currency: "EUR" },
  ...{ state, hasWaitingList, registration: "kindred", capacity: 2, placesTaken: 2, placesLeft: 0, placesAdmitted: 0 },
  ...{ placesPerPerson: 4, peopleWaiting: 0, bookingLink: null, cancelNote: null, hostName: "Ama" },
  cancelledAt: state === "cancelled" ? inHours(-1) : null,
  movedFrom: { startTime: inHours(40), address: "Sliema" },
  host: { name: "Ama", isTrader: false, listing: null },
  otherDates: [],
  moreFromHost: [],
});

async function shown(state: string): Promise<string> {
  const view = await loadEvent((async () => eventWith(state)) as never, "12", "en");
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "whatsOn") };
  const View = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <EventPageView view={view} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<View />);
}

test.for([
  ["full", true],
  ["cancelled", false],
] as const)("the page of a moved event that is %s says so and offers its calendar: %s", async ([state, isOn]) => {
  const page = await shown(state);
  expect(page.includes("Sliema")).toBe(isOn);
  expect(page.includes("calendar.ics")).toBe(isOn);
});

test.for([
  ["open", true],
  ["full", true],
  ["closed", true],
  ["none", true],
  ["past", false],
  ["cancelled", false],
] as const)("the page of an event that is %s names the price: %s", async ([state, hasPrice]) => {
  const page = await shown(state);
  expect(page.includes("registration-card-amount")).toBe(hasPrice);
  expect(page.split("calendar.ics").length - 1).toBe(["past", "cancelled"].includes(state) ? 0 : 1);
});

async function openRegister(state: string, hasWaitingList: boolean): Promise<number> {
  const context = new RouterContextProvider();
  const apiFetch = async () => Response.json(eventWith(state, hasWaitingList));
  context.set(pageRequest, { locale: "en", apiFetch, site: servesMalta } as never);
  const request = new Request("http://localhost/whats-on/12/register");
  const answer = await loader({ params: { id: "12" }, context, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.status : 200;
}

test.for([
  ["open", false, 200],
  ["full", true, 200],
  ["full", false, 200],
  ["cancelled", true, 302],
] as const)(
  "the form of an event that is %s, with a waiting list: %s, answers %s",
  async ([state, hasList, status]) => {
    expect(await openRegister(state, hasList)).toBe(status);
  },
);

/** As after a form that was sent without scripts. */
async function shownForm(hasWaitingList: boolean): Promise<string> {
  const { event } = await loadEvent((async () => eventWith("full", hasWaitingList)) as never, "12", "en");
  const values = { guestName: "Kwame Mensah", guestPhone: "7900 0199", guestEmail: "" };
  const failed = { status: 409, places: 1, phoneCountry: "MT", sendKey: "k", errors: {}, failure: null, placesLeft: 0 };
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "whatsOn") };
  const phone = { countries: [], country: "MT" };
  const View = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <RegisterView
            {...{ event, phone, failure: null, outcome: null, places: 1, sendKey: "k" }}
            tried={{ ...failed, values }}
          />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<View />);
}

test("the form of a full event without a waiting list says so, has no button and keeps what was typed", async () => {
  const [form, withList] = [await shownForm(false), await shownForm(true)];
  expect(form).toContain("This event is full.");
  expect(form).not.toContain('type="submit"');
  expect(form).toContain('value="Kwame Mensah"');
  expect(withList).not.toContain("This event is full.");
  expect(withList).toContain('type="submit"');
});
