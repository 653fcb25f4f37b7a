import { countryName } from "#contract/lists/countries.ts";
import { product } from "#contract/product.ts";
import { type Locale, messagesFor } from "#messages/catalogue.ts";
import { directionOf, languageOf, translator } from "#messages/translate.ts";
import type { FlyerCard } from "#server/platform/share-card/flyer-card.ts";
import type { ShareCard } from "#server/platform/share-card/share-card.ts";

export function siteCard(locale: Locale, countries: readonly { readonly code: string }[]): ShareCard {
  const t = translator<"shareCard">(locale, messagesFor(locale, "shareCard"));
  const common = translator<"common">(locale, messagesFor(locale, "common"));
  const places = countries.map(({ code }) => countryName(code, languageOf(locale)));
  return {
    communityId: null,
    label: t("card.site.label", { places: places.join(" · ") }),
    name: t("card.site.name"),
    lines: [common("product.tagline")],
    brandLine: t("card.brandLine"),
    logo: null,
    letters: product.name.slice(0, 1),
    isRightToLeft: directionOf(locale) === "rtl",
  };
}

export function flyerCard(locale: Locale, publicUrl: string): FlyerCard {
  const t = translator<"about">(locale, messagesFor(locale, "about"));
  const common = translator<"common">(locale, messagesFor(locale, "common"));
  const half = (who: "customer" | "host") => ({
    title: t(`how.${who}.title`),
    steps: ([1, 2, 3, 4] as const).map((step) => ({
      title: t(`how.${who}.${step}.title`),
      text: t(`how.${who}.${step}.text`),
    })),
  });
  return {
    title: t("how.title"),
    tagline: common("product.tagline"),
    halves: [half("customer"), half("host")],
    address: new URL(publicUrl).host,
    isRightToLeft: directionOf(locale) === "rtl",
  };
}
