import { cream, ink } from "../colours.ts";
import { circle, ellipse, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const blocks: DrawObject = ({ main, second, bright }) =>
  rect(6, 56, 42, 42, main, 5) +
  rect(52, 56, 42, 42, bright, 5) +
  rect(28, 12, 42, 42, second, 5) +
  circle(27, 77, 11, cream) +
  shape("M73 64L84 88H62Z", cream) +
  rect(39, 23, 20, 20, cream, 3);

const heart: DrawObject = ({ main }) =>
  shape("M50 96C10 66 0 44 8 24C18 2 42 6 50 26C58 6 82 2 92 24C100 44 90 66 50 96Z", main) +
  line("M14 52H34L42 38L54 66L62 52H86", cream, 5);

const stethoscope: DrawObject = ({ second, bright }) =>
  line("M22 6V36A22 22 0 0 0 66 36V6", second, 7) +
  line("M44 58V70A22 20 0 0 0 84 70V58", second, 7) +
  circle(22, 6, 5, ink) +
  circle(66, 6, 5, ink) +
  circle(84, 48, 13, bright) +
  circle(84, 48, 6, ink);

const duck: DrawObject = ({ bright, main }) =>
  shape("M10 62Q16 74 30 72Q36 56 52 58H78Q98 58 94 40Q102 98 58 98H42Q8 98 10 62Z", bright) +
  circle(36, 36, 25, bright) +
  shape("M12 36Q0 38 4 46Q14 52 22 46Z", main) +
  circle(30, 30, 4, ink) +
  shape("M52 70Q72 66 80 76Q68 90 54 84Z", "#e09a1b");

const milk: DrawObject = ({ main, second }) =>
  shape("M42 12Q50 -2 58 12V22H42Z", "#f3d9a4") +
  rect(32, 20, 36, 12, second, 4) +
  rect(28, 30, 44, 68, "#dcefeb", 10) +
  rect(28, 52, 44, 46, cream, 10) +
  [46, 58, 70, 82].map((y) => rect(58, y, 10, 3, main)).join("");

const rattle: DrawObject = ({ main, second, bright }) =>
  `<g transform="rotate(30 50 50)">${circle(50, 24, 23, main)}${ellipse(50, 24, 23, 8, bright)}${circle(42, 14, 4, cream)}${rect(46, 46, 8, 30, second)}${ring(50, 86, 11, second, 6)}</g>`;

export const careObjects: readonly DrawObject[] = [blocks, heart, stethoscope, duck, milk, rattle];
