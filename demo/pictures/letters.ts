import { line } from "./svg.ts";

// Logos must not depend on the fonts installed on the machine, so each letter is drawn as strokes in a 60 by 80 box.
const strokes: Readonly<Record<string, string>> = {
  A: "M4 78L30 2L56 78M14 52H46",
  B: "M8 2V78M8 2H34A18 18 0 0 1 34 38H8M8 38H36A20 20 0 0 1 36 78H8",
  C: "M54 16A30 38 0 1 0 54 64",
  D: "M8 2V78H24A30 38 0 0 0 24 2Z",
  E: "M52 2H10V78H52M10 40H44",
  F: "M52 2H10V78M10 40H42",
  G: "M54 16A30 38 0 1 0 56 54V44H36",
  H: "M8 2V78M52 2V78M8 40H52",
  I: "M30 2V78M14 2H46M14 78H46",
  J: "M46 2V54A20 24 0 0 1 8 58",
  K: "M10 2V78M52 2L10 46M24 34L54 78",
  L: "M10 2V78H52",
  M: "M6 78V2L30 48L54 2V78",
  N: "M8 78V2L52 78V2",
  O: "M30 2A27 38 0 1 0 30 78A27 38 0 1 0 30 2Z",
  P: "M10 78V2H34A20 21 0 0 1 34 44H10",
  Q: "M30 2A27 38 0 1 0 30 78A27 38 0 1 0 30 2ZM38 56L56 80",
  R: "M10 78V2H34A20 20 0 0 1 34 42H10M32 42L54 78",
  S: "M50 14C40 -2 8 -2 10 22C12 44 52 34 52 58C52 82 16 82 6 64",
  T: "M4 2H56M30 2V78",
  U: "M8 2V50A22 28 0 0 0 52 50V2",
  V: "M4 2L30 78L56 2",
  W: "M2 2L16 78L30 26L44 78L58 2",
  X: "M6 2L54 78M54 2L6 78",
  Y: "M4 2L30 42L56 2M30 42V78",
  Z: "M6 2H54L6 78H54",
};

export function lettersOf(name: string): string[] {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll("Ħ", "H")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  return words
    .map((word) => word.charAt(0))
    .filter((letter) => letter in strokes)
    .slice(0, 2);
}

export function drawLetters(letters: readonly string[], height: number, colour: string): string {
  const scale = height / 80;
  const advance = 74;
  const start = -((letters.length - 1) * advance) / 2 - 30;
  const drawn = letters.map(
    (letter, index) =>
      `<g transform="translate(${start + index * advance} -40)">${line(strokes[letter] ?? "", colour, 13)}</g>`,
  );
  return `<g transform="scale(${Math.round(scale * 100) / 100})">${drawn.join("")}</g>`;
}
