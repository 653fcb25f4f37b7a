import { expect, test } from "vitest";
import { cleanedName } from "./cleaned-name.ts";

test.for([
  ["Maria Camilleri", "Maria Camilleri"],
  ["Seán O’Brien-Ħaż Żabbar Jr.", "Seán O’Brien-Ħaż Żabbar Jr."],
  ["Win https://evil.example/now", "Win https evil example now"],
  ["a\u202eb<script>", "a b script"],
  ["Kofi & Sons", "Kofi & Sons"],
] as const)("cleanedName removes URL and markup characters from a name: %s", ([typed, shown]) => {
  expect(cleanedName(typed)).toBe(shown);
});
