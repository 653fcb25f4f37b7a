type Direction = "ltr" | "rtl";

/**
 * Every language we translate into. `name` is in the language itself. `forms` are its plural forms in CLDR: a message
 * with a count needs each of them.
 */
export const languages = {
  en: { name: "English", direction: "ltr", forms: ["one", "other"] },
  mt: { name: "Malti", direction: "ltr", forms: ["one", "two", "few", "many", "other"] },
  ar: { name: "العربية", direction: "rtl", forms: ["zero", "one", "two", "few", "many", "other"] },
  fr: { name: "Français", direction: "ltr", forms: ["one", "many", "other"] },
  es: { name: "Español", direction: "ltr", forms: ["one", "many", "other"] },
  pt: { name: "Português", direction: "ltr", forms: ["one", "many", "other"] },
  hi: { name: "हिन्दी", direction: "ltr", forms: ["one", "other"] },
  ur: { name: "اردو", direction: "rtl", forms: ["one", "other"] },
  sw: { name: "Kiswahili", direction: "ltr", forms: ["one", "other"] },
  tr: { name: "Türkçe", direction: "ltr", forms: ["one", "other"] },
} as const satisfies Record<
  string,
  { readonly name: string; readonly direction: Direction; readonly forms: readonly Intl.LDMLPluralRule[] }
>;

export type Language = keyof typeof languages;
