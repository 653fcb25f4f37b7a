import { expect, test } from "vitest";
import { matchParts } from "./match-parts.ts";

const marked = (name: string, typed: string) =>
  matchParts(name, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.for([
  ["Henna by Salma", "sa", "Henna by [Sa]lma"],
  ["Sub-Saharan Africa", "sa af", "Sub-[Sa]haran [Af]rica"],
  ["Il-Gżira", "gzi", "Il-[Gżi]ra"],
  ["Il-Ħamrun", "ham", "Il-[Ħam]run"],
  ["Birkirkara", "kar", "Birkirkara"],
  ["Braids and locs", " ", "Braids and locs"],
] as const)("%s, typed %j: %s", ([name, typed, shown]) => {
  expect(marked(name, typed)).toBe(shown);
});
