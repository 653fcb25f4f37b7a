import type { Locale } from "#messages/catalogue.ts";
import { languageOf } from "#messages/translate.ts";
import { formatterCache, intlLanguageOf } from "./formatter-cache.ts";

const numberFormatter = (optionsFor: (variant: string) => Intl.NumberFormatOptions) =>
  formatterCache((language, variant) => new Intl.NumberFormat(language, optionsFor(variant)));

const numbers = numberFormatter(() => ({}));
const ratings = numberFormatter(() => ({ minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const prices = numberFormatter((currency) => ({ style: "currency", currency, minimumFractionDigits: 2 }));
const units = numberFormatter((unit) => ({ style: "unit", unit, unitDisplay: "long" }));

export function formatNumber(value: number, locale: Locale): string {
  return numbers(intlLanguageOf(locale), "").format(value);
}

/** For example 4.0: a rating always has one decimal. */
export function formatRating(average: number, locale: Locale): string {
  return ratings(intlLanguageOf(locale), "").format(average);
}

/** Always has two decimals, as in €45.00. NaN and Infinity are shown as 0. */
export function formatPrice(price: number, locale: Locale, currency: string): string {
  return prices(intlLanguageOf(locale), currency).format(Number.isFinite(price) ? price : 0);
}

/** Only for the server, because browsers lack the units of some languages. */
export function formatUnit(value: number, unit: "second" | "minute" | "hour", locale: Locale): string {
  return units(languageOf(locale), unit).format(value);
}

const symbols = numberFormatter((currency) => ({ style: "currency", currency, currencyDisplay: "narrowSymbol" }));
const names = numberFormatter((currency) => ({ style: "currency", currency, currencyDisplay: "name" }));

const currencyPart = (format: Intl.NumberFormat, value: number) =>
  format.formatToParts(value).find(({ type }) => type === "currency")?.value ?? "";

export function currencySymbol(currency: string): string {
  return currencyPart(symbols("en", currency), 0);
}

/** The names are in English. Both forms are needed: one króna, two krónur. */
export function currencyNames(currency: string): string[] {
  return [1, 2].map((value) => currencyPart(names("en", currency), value));
}
