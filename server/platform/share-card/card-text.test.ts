import sharp from "sharp";
import { expect, test } from "vitest";
import { fitTextHeight, loadCardFonts, startsRightToLeft, widthOf, writeText } from "./card-text.ts";

async function pixelsOf(text: string): Promise<string> {
  await loadCardFonts();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="140"><rect width="700" height="140" fill="#fff"/>${text}</svg>`;
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString("base64");
}

test.for([
  ["Arabic", "صالون الياسمين"],
  ["Arabic", "گھر کا کھانا"],
  ["Devanagari", "क्षमा कीजिए"],
] as const)("writes %s with the bundled font: %s", async ([script, text]) => {
  const drawn = writeText({ lines: [text], size: 60 }, { x: 20, y: 90, font: "title", fill: "#000" });
  const onlyThisFont = drawn.replace(/font-family="[^"]+"/, `font-family="Card ${script}"`);
  expect(await pixelsOf(drawn)).toBe(await pixelsOf(onlyThisFont));
});

// Boxes for missing letters would have the same width in both cases.
test.for([
  ["بيت", "ب‌ي‌ت"],
  ["ہے", "ہ‌ے"],
  ["क्ष", "क्‌ष"],
] as const)("joins the letters of %s as the script demands", async ([joined, apart]) => {
  expect(await widthOf(joined, "text", 80)).not.toBe(await widthOf(apart, "text", 80));
});

test("text that is read from the right keeps its side and its order", async () => {
  const left = { x: 20, y: 90, font: "title", fill: "#000" } as const;
  expect(writeText({ lines: ["صالون (2)"], size: 60 }, left)).toContain('direction="rtl" text-anchor="end"');
  expect(writeText({ lines: ["Salon (2)"], size: 60 }, left)).toContain('text-anchor="start"');
  expect(["«صالون»", "24 ٹکٹ", "Café صالون", "नमस्ते"].map(startsRightToLeft)).toEqual([true, true, false, false]);
});

test.for([
  "Rooftop Highlife Night",
  "An afternoon of music, dance and food for everybody who came to the island by boat, by plane or by love, with their children and friends of all ages and faiths!",
  "Donaudampfschifffahrtsgesellschaftskapitänskajüte",
  "W".repeat(160),
])("fits into its box: %s", async (text) => {
  const sizes = Array.from({ length: 10 }, (_, step) => Math.round(136 * 0.9 ** step));
  const { lines, size } = await fitTextHeight(text, "title", { width: 900, height: 272, sizes, lineHeight: 1 });
  expect(lines.length * size).toBeLessThanOrEqual(272);
  for (const line of lines) expect(await widthOf(line, "title", size)).toBeLessThanOrEqual(900);
});
