import subsetFont from "subset-font";
import type { Plugin } from "vite";

type Letters = readonly (readonly [first: number, last: number])[];

/** What the languages need that are written with these scripts. Other letters come from the device's fonts. */
const subsets: readonly { readonly font: RegExp; readonly letters: Letters }[] = [
  {
    font: /noto-sans-arabic-arabic-wght/,
    letters: [
      [0x600, 0x6ff],
      [0x200c, 0x200f],
    ],
  },
  {
    font: /noto-sans-devanagari-devanagari-wght/,
    letters: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x25cc, 0x25cc],
    ],
  },
];
/** The font is smallest if it keeps its default weight, 400. */
const weights = { min: 400, max: 740 };

/** The whole fonts are two and four times as large. */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || typeof file.source === "string") continue;
        const subset = subsets.find(({ font }) => font.test(file.fileName));
        if (!subset) continue;
        const options = { targetFormat: "woff2", variationAxes: { wght: weights } } as const;
        file.source = await subsetFont(Buffer.from(file.source), textOf(subset.letters), options);
      }
    },
  };
}

function textOf(letters: Letters): string {
  return letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
    .join("");
}
