import { nth } from "../nth.ts";
/** The same seed gives the same choices on every machine. */
export type Choice = {
  /** The number is at least 0 and less than 1. */
  readonly fraction: () => number;
  readonly between: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
  readonly one: <T>(options: readonly T[]) => T;
  readonly shuffled: <T>(options: readonly T[]) => T[];
};

export function choiceFrom(seed: string): Choice {
  let state = hash(seed);
  // Mulberry32 is small, fast, and random enough for pictures.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => Math.round((from + fraction() * (to - from)) * 10) / 10;
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const one = <T>(options: readonly T[]): T => nth(options, whole(0, options.length - 1));
  const shuffled = <T>(options: readonly T[]): T[] =>
    options
      .map((option) => ({ option, at: fraction() }))
      .sort((a, b) => a.at - b.at)
      .map(({ option }) => option);
  return { fraction, between, whole, one, shuffled };
}

/** This is FNV-1a over the code points. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
