import { cream, ink } from "../colours.ts";
import { circle, ellipse, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const mirror: DrawObject = ({ bright }) =>
  rect(46, 66, 8, 24, bright) +
  rect(28, 90, 44, 8, bright, 4) +
  circle(50, 38, 36, bright) +
  circle(50, 38, 29, "#dcefeb") +
  shape("M34 52L60 18L68 24L42 58Z", "#ffffff");

const comb: DrawObject = ({ main }) =>
  rect(8, 36, 84, 22, main, 8) +
  Array.from({ length: 11 }, (_, index) => rect(13 + index * 7, 54, 3.4, 34, main, 1.6)).join("");

const scissors: DrawObject = ({ second }) =>
  line("M34 10L62 70M66 10L38 70", "#7a8c88", 8) +
  ring(30, 82, 12, second, 7) +
  ring(70, 82, 12, second, 7) +
  circle(50, 45, 4, ink);

const bottle: DrawObject = ({ main, bright }) =>
  rect(30, 34, 40, 64, main, 8) +
  rect(42, 16, 16, 20, cream, 2) +
  rect(38, 4, 24, 14, ink, 4) +
  rect(30, 54, 40, 22, bright) +
  circle(50, 65, 6, main);

const thread: DrawObject = ({ second, bright }) =>
  rect(24, 12, 52, 12, bright, 3) +
  rect(32, 24, 36, 60, second) +
  [32, 42, 52, 62, 72].map((y) => line(`M32 ${y}L68 ${y + 5}`, cream, 1.6)).join("") +
  rect(24, 84, 52, 14, bright, 3);

const braid: DrawObject = ({ bright }) =>
  [6, 26, 46, 66].map((y) => ellipse(42, y + 8, 12, 14, ink) + ellipse(58, y + 16, 12, 14, "#2c1c12")).join("") +
  rect(36, 80, 28, 9, bright, 3) +
  shape("M42 88H58L52 99H48Z", ink);

export const beautyObjects: readonly DrawObject[] = [mirror, comb, scissors, bottle, thread, braid];
