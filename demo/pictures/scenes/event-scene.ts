import type { Colours } from "../colours.ts";
import type { Choice } from "../seeded-choice.ts";

export type EventScene = (colours: Colours, choose: Choice, width: number, height: number) => string;

export const flagColours = ["#a93325", "#f5b638", "#0a7479", "#fff9ee", "#c92b6d", "#17603f", "#1b4f9c"];
