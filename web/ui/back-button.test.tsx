import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { BackButton } from "./back-button.tsx";

const shown = (button: React.ReactNode) =>
  renderToString(
    <MemoryRouter>
      <MessagesProvider locale="en" messages={messagesFor("en", "common")}>
        {button}
      </MessagesProvider>
    </MemoryRouter>,
  );

test("links to the dashboard by default", () => {
  expect(shown(<BackButton />)).toMatch(/<a [^>]*href="\/kindred-providers"[^>]*>.*Back to Dashboard/);
});

test("accepts another target, label and class", () => {
  const other = shown(<BackButton to="/news" label="Back to News" className="mb-4" />);
  expect(other).toMatch(/<a [^>]*class="[^"]*\bmb-4\b[^"]*"/);
  expect(other).toMatch(/<a [^>]*href="\/news"[^>]*>.*Back to News/);
  expect(other).not.toContain("Dashboard");
});
