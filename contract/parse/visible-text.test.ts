import { expect, test } from "vitest";
import { Line, orNone, Paragraphs, WebAddress } from "../values.ts";
import { isBlank, withoutInvisible } from "./visible-text.ts";

test.for([
  ["zero-width spaces", "\u200B\u200B"],
  ["joiners", "\u200C\u200D"],
  ["byte order mark", "\uFEFF"],
  ["soft hyphens", "\u00AD\u00AD"],
  ["direction marks", "\u200E\u200F"],
  ["direction overrides", "\u202E\u2066"],
  ["Hangul filler", "\u3164"],
  ["blank Braille cell", "\u2800"],
  ["variation selectors", "\uFE0F\u{E0100}"],
  ["tags", "\u{E0041}"],
  ["ordinary and zero-width spaces", " \u200B\t\u00A0"],
] as const)("text with only %s counts as blank", ([, text]) => {
  expect(isBlank(text)).toBe(true);
  expect(Line({ max: 50 }).safeParse(text).success).toBe(false);
  expect(Paragraphs({ max: 50, min: 0 }).safeParse(text).data ?? "").toBe("");
  expect(orNone(Line({ max: 50 })).parse(text)).toBeNull();
});

test.for([
  ["zero-width spaces in a Latin name", "Ma\u200Bri\u200Da", "Maria"],
  ["a direction override", "Maria \u202Egnp.exe\u202C", "Maria gnp.exe"],
  ["direction isolates", "\u2067Maria\u2069", "Maria"],
  ["a soft hyphen", "Maria\u00ADCamilleri", "MariaCamilleri"],
  ["direction marks without right-to-left letters", "Maria\u200E", "Maria"],
  ["variation selectors after a letter", "Maria\uFE0F\uFE0F", "Maria"],
  ["repeated joiners", "می\u200C\u200C\u200Cخواهم", "می\u200Cخواهم"],
  ["a joiner at the start", "\u200Dमी", "मी"],
  ["flag tags outside a flag", "Maria\u{E0067}\u{E007F}", "Maria"],
] as const)("removes %s", ([, typed, kept]) => {
  expect(withoutInvisible(typed)).toBe(kept);
  expect(Line({ max: 50 }).parse(typed)).toBe(kept);
});

test.for([
  ["Persian", "می\u200Cخواهم"],
  ["Devanagari", "क्\u200Dष"],
  ["Arabic with a mark", "شركة ABC\u200F!"],
  ["a family emoji", "👨\u200D👩\u200D👧"],
  ["an emoji with a skin tone and a profession", "👩🏽\u200D🚀"],
  ["the rainbow flag", "🏳\uFE0F\u200D🌈"],
  ["a red heart", "❤\uFE0F"],
  ["a keycap", "1\uFE0F\u20E3"],
  ["the flag of Scotland", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
  ["Maltese", "Ħal Għaxaq"],
] as const)("keeps %s", ([, typed]) => {
  expect(withoutInvisible(typed)).toBe(typed);
});

test("removes invisible characters from a web address", () => {
  expect(WebAddress.parse("https://amara.example/\u200Bbraids\u202E")).toBe("https://amara.example/braids");
});
