import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { ContactActions } from "./contact-actions.tsx";
import type { ListingView } from "./listing.ts";

const hrefsOf = (numbers: Pick<ListingView, "phone_number" | "whatsapp_number">) => {
  const listing = { id: 7, name: "Adwoa", ...numbers } as ListingView;
  const html = renderToString(
    <MemoryRouter>
      <MessagesProvider locale="en" messages={messagesFor("en", "profile")}>
        <ContactActions listing={listing} />
      </MessagesProvider>
    </MemoryRouter>,
  );
  return [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
};

test("Call uses the phone number, Message the WhatsApp number, and Book Now the listing id", () => {
  expect(hrefsOf({ phone_number: "+35621223344", whatsapp_number: "+447911123456" })).toEqual([
    "tel:+35621223344",
    "https://wa.me/447911123456?text=Hello+Adwoa%2C+I+found+you+on+Kindred.",
    "/booking?providerId=7",
  ]);
  expect(hrefsOf({ phone_number: "+35621223344", whatsapp_number: null })).toEqual([
    "tel:+35621223344",
    "/booking?providerId=7",
  ]);
});
