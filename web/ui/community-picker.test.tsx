import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { communities } from "#contract/lists/communities.ts";
import { countryName } from "#contract/lists/countries.ts";
import { messagesFor } from "#messages/catalogue.ts";
import { MessagesProvider } from "#web/lib/messages.tsx";
import { CommunityPicker } from "./community-picker.tsx";

test("each community's name is followed by example countries", () => {
  const html = renderToString(
    <MessagesProvider locale="en" messages={messagesFor("en", "common")}>
      <CommunityPicker value={null} onChange={() => {}} />
    </MessagesProvider>,
  );
  const shown = [...html.matchAll(/<b>([^<]+)<\/b><small>([^<]+)<\/small>/g)].map(([, name, examples]) => [
    name,
    examples?.replace("&amp;", "&"),
  ]);
  const countries = (codes: readonly string[]) => codes.slice(0, 3).map((code) => countryName(code, "en"));
  expect(shown).toEqual(
    communities.map(({ name, exampleCountries }) => [name, countries(exampleCountries).join(", ")]),
  );
});
