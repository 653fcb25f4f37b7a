import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { gridDay } from "#web/ui/calendar-grid/grid-time.ts";
import { CalendarKey, kindsIn } from "./calendar-key.tsx";

const slot = (time: string, kind?: "visit" | "hold" | "event" | "imported" | "before" | "after") => ({
  id: 1,
  start_time: `2027-03-0${time}:00.000Z`,
  status: "unavailable" as const,
  service_item_id: null,
  ...(kind ? { kind } : {}),
});
const slots = [
  slot("3T09:00", "visit"),
  slot("3T10:00", "after"),
  slot("3T11:00", "event"),
  slot("3T12:00"),
  slot("4T09:00", "imported"),
  slot("4T10:00", "hold"),
];
const days = [gridDay("2027-03-03", "UTC"), gridDay("2027-03-04", "UTC")];

function keyOf(shown: typeof days): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={messagesFor("en", "calendar")}>
          <CalendarKey look="grid" hasHours kinds={kindsIn(slots, shown)} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<Page />);
}

const heldWords = ["Event", "Time before or after a visit", "Busy in another calendar", "Being booked"];

test("the key explains each kind of held time on the shown days, and no other", () => {
  const named = (shown: typeof days) => heldWords.filter((word) => keyOf(shown).includes(word));
  expect(named(days.slice(0, 1))).toEqual(["Event", "Time before or after a visit"]);
  expect(named(days.slice(1))).toEqual(["Busy in another calendar", "Being booked"]);
  expect(named(days)).toEqual(heldWords);
});
