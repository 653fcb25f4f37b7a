import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import type { TodayData } from "./load-today.ts";
import { TheDay } from "./the-day.tsx";

const offer = {
  id: "K7MPQ2XWRT",
  name: "Abena",
  what: "Cornrows",
  startTime: "2027-03-03T10:30:00.000Z",
  time: "11:30",
  until: "12:30",
  heldUntil: "10:15",
  whatsapp: "https://wa.me/35699112233?text=Hi",
};

function dayWith(offers: TodayData["offers"]): string {
  const data = { hostId: 1, clock: "09:45", visits: [], gaps: [], offers } as unknown as TodayData;
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "today") };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <TheDay data={data} nextId={null} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<Page />);
}

test("an offered time says to whom and until when, and opens its text in WhatsApp again", () => {
  const shown = dayWith([offer]);
  expect(shown).toContain("Offered to Abena until 10:15");
  expect(shown).toContain(`href="${offer.whatsapp}"`);
  expect(shown).toContain("Send the offer to Abena again");
});

test("an offer to somebody without a phone number has no button", () => {
  expect(dayWith([{ ...offer, whatsapp: null }])).not.toContain("Send again");
});
