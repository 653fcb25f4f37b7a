import type { Site } from "./request-context.ts";

export const maltaPlace = { hostCountry: "MT", timeZone: "Europe/Malta", currency: "EUR" };

export const servesMalta: Pick<Site, "countries"> = {
  countries: [
    {
      code: "MT",
      name: "Malta",
      timeZone: "Europe/Malta",
      currency: "EUR",
      languages: ["en"],
      dataProtectionAuthority: "IDPC",
    },
  ],
};
