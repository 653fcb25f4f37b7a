import { expect, test } from "vitest";
import { normalise, stem, typingDistance } from "./search-text-rules.ts";

test.for([
  ["Birżebbuġa", "birzebbuga"],
  ["Ħal Għargħur", "hal gharghur"],
  ["Ta' Xbiex", "ta xbiex"],
  ["St Julian’s", "st julians"],
  ["Doña Luz & Çay", "dona luz cay"],
  ["حِنّاء", "حناء"],
  ["أحمد إلى مكتبة", "احمد الي مكتبه"],
  ["फ़िल्म", "फिल्म"],
  ["हिन्दी", "हिन्दी"],
  ["  a,b  ", "a b"],
])("normalises %j", ([text, normal]) => {
  expect(normalise(text as string)).toBe(normal);
});

test.for([
  ["braids", "braiding"],
  ["cleaner", "cleaning"],
  ["barbers", "barbering"],
  ["dishes", "dish"],
  ["parties", "party"],
  ["المترجم", "مترجم"],
])("%s and %s have the same stem", ([one, other]) => {
  expect(stem(one as string)).toBe(stem(other as string));
});

test.for([
  ["brading", "braiding", 1],
  ["cuscus", "couscous", 2],
  ["hnena", "henna", 1],
  ["hair", "taxi", 3],
] as const)("%s and %s are %i mistakes apart", ([one, other, distance]) => {
  expect(typingDistance(one, other, 2)).toBe(distance);
});
