import subsetFont from "subset-font";
import type { Plugin } from "vite";

type Letters = readonly (readonly [first: number, last: number])[];
type Subset = {
  readonly font: RegExp;
  readonly letters: Letters;
  readonly weights: Range;
  readonly features?: string[];
};
type Range = { readonly min: number; readonly max: number };

/** The fonts are smallest if they keep their default weight, 400. */
const ofText: Range = { min: 400, max: 740 };

/** What the languages need that are written with these scripts. Other letters come from the device's fonts. */
const subsets: readonly Subset[] = [
  {
    font: /noto-sans-arabic-arabic-wght/,
    letters: [
      [0x600, 0x6ff],
      [0x200c, 0x200f],
    ],
    weights: ofText,
  },
  {
    font: /noto-sans-devanagari-devanagari-wght/,
    letters: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0x25cc, 0x25cc],
    ],
    weights: ofText,
  },
  {
    // All letters of its `unicode-range` in fonts.css, but only the weights and features that our styles use.
    font: /bricolage-grotesque-latin-opsz/,
    letters: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x304, 0x304],
      [0x308, 0x308],
      [0x329, 0x329],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
      [0x2215, 0x2215],
    ],
    weights: { min: 560, max: 780 },
    features: ["calt", "ccmp", "clig", "kern", "liga", "locl", "lnum", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"],
  },
];

/** The whole fonts of other scripts are two and four times as large. */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    apply: "build",
    // The server only names the files.
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || typeof file.source === "string") continue;
        const subset = subsets.find(({ font }) => font.test(file.fileName));
        if (!subset) continue;
        file.source = await subsetFont(Buffer.from(file.source), textOf(subset.letters), {
          targetFormat: "woff2",
          variationAxes: { wght: subset.weights },
          ...(subset.features ? { keepFeatures: subset.features } : {}),
        });
      }
    },
  };
}

function textOf(letters: Letters): string {
  return letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)))
    .join("");
}
