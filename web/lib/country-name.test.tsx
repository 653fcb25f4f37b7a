import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { formCountryCodes } from "#contract/lists/countries.ts";
import { countryNamesToSend, SentCountryNames, useCountryName } from "./country-name.ts";
import { MessagesProvider } from "./messages.tsx";

function Names() {
  const nameOf = useCountryName();
  return <p>{`${nameOf("DE")}, ${nameOf("XX")}`}</p>;
}

test("only Maltese pages get the names of countries, and they have one for every country of the forms", () => {
  expect([countryNamesToSend("en"), countryNamesToSend("ar")]).toEqual([null, null]);
  const sent = countryNamesToSend("mt") ?? {};
  expect(formCountryCodes.filter((code) => !sent[code] || sent[code] === code)).toEqual([]);
  expect(sent.DE).toBe("il-Ġermanja");
});

test("a name that was sent is shown instead of that of the browser", () => {
  const html = renderToString(
    <MessagesProvider locale="mt" messages={{}}>
      <SentCountryNames value={{ DE: "sent by the server" }}>
        <Names />
      </SentCountryNames>
    </MessagesProvider>,
  );
  expect(html).toBe("<p>sent by the server, XX</p>");
});
