import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { CustomerPreview } from "./customer-preview.tsx";
import { emptyItem, type ItemValues } from "./item-values.ts";

const calendars = [
  { id: 1, name: "Amara" },
  { id: 2, name: "Kofi" },
  { id: 3, name: "Efua" },
];

function sentencesOf(change: Partial<ItemValues>): string[] {
  const messages = { ...messagesFor("en", "common"), ...messagesFor("en", "portal") };
  const values = { ...emptyItem, name: "Cornrows", ...change };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messages}>
          <CustomerPreview values={values} calendars={calendars} />
        </MessagesProvider>
      ),
    },
  ]);
  const list = /<ul>(.*)<\/ul>/.exec(renderToString(<Page />))?.[1] ?? "";
  return list.split("</li>").flatMap((line) => line.replaceAll(/<[^>]*>/g, "") || []);
}

test.for<[Partial<ItemValues>, string[]]>([
  [
    {},
    [
      "With Amara, Kofi, Efua",
      "Book up to 180 days ahead",
      "Free cancellation up to 1 hour before",
      "Pay at the venue",
    ],
  ],
  [
    { doneBy: "chosen", calendarIds: [2], noticeMinutes: 120, daysAhead: 56, cancelMinutes: 0 },
    ["With Kofi", "Book from 2 hours to 56 days ahead", "Free cancellation until it starts", "Pay at the venue"],
  ],
])("customers of an item with %j read %j", ([change, sentences]) => {
  expect(sentencesOf(change)).toEqual(sentences);
});
