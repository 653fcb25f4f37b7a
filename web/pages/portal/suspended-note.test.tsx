import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { SuspendedNote } from "./suspended-note.tsx";

function shown(isSuspended: boolean, suspensionReason: string | null): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={{ ...messagesFor("en", "common"), ...messagesFor("en", "portal") }}>
          <SuspendedNote host={{ name: "Kingston Cuts", isSuspended, suspensionReason }} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<Page />);
}

test("members of a suspended host see the reason and where to write", () => {
  const page = shown(true, "Prices were not kept");
  expect(page).toContain("Kingston Cuts is suspended");
  expect(page).toContain("Reason: Prices were not kept");
  expect(page).toContain('href="/contact"');
  expect(shown(true, null)).not.toContain("Reason");
});

test("shows nothing for a host that is not suspended", () => {
  expect(shown(false, null)).not.toContain("suspended");
});
