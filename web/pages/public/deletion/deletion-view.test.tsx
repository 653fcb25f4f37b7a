import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { DeletionView } from "./deletion-view.tsx";

function afterAsking(email: string, signedInAs: string | null): string {
  const View = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <MessagesProvider locale="en" messages={{ ...messagesFor("en", "common"), ...messagesFor("en", "support") }}>
          <DeletionView sent={{ isDone: true, message: "Received.", typed: { email } }} signedInAs={signedInAs} />
        </MessagesProvider>
      ),
    },
  ]);
  return renderToString(<View />);
}

test.for([
  ["ana@test.example", null, false],
  ["ana@test.example", "ben@test.example", false],
  [" Ana@test.example", "ana@test.example", true],
] as const)(
  "a request for %s while signed in as %s is confirmed without a link: %s",
  ([email, signedInAs, isConfirmed]) => {
    const page = afterAsking(email, signedInAs);
    expect(page.includes("Your request is confirmed")).toBe(isConfirmed);
    expect(page.includes("Nothing is deleted until you do.")).toBe(!isConfirmed);
  },
);
