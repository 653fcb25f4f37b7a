import { expect, test } from "vitest";
import { fitName } from "./fit-lines.ts";

/** In this fake font, every letter is half as wide as it is high. */
const measure = (line: string, size: number) => (line.length * size) / 2;

test.each([
  { name: "Amara's Braids", size: 44, lines: 1 },
  { name: "مطبخ الجدة فاطمة للمأكولات الشامية والحلويات الشرقية التقليدية في مالطا", size: 44, lines: 2 },
  { name: "word ".repeat(24).trim(), size: 28, lines: 2 },
  { name: "word ".repeat(60).trim(), size: 28, lines: 3 },
  { name: "x".repeat(120), size: 28, lines: 1 },
])("a name of $name.length characters fits in $lines lines of $size pixels", ({ name, size, lines }) => {
  const fitted = fitName(name, 840, measure);
  expect(fitted).toMatchObject({ size, lines: { length: lines } });
  expect(fitted.lines.every((line) => measure(line, size) <= 860)).toBe(true);
});
