import { cream, ink } from "../colours.ts";
import { circle, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const wheel = (x: number) => circle(x, 86, 12, ink) + circle(x, 86, 5, "#c2cdc8");

const minibus: DrawObject = ({ main, bright }) =>
  shape("M4 84V34Q4 22 16 22H78Q88 22 92 34L98 56V84Z", main) +
  [12, 32, 52].map((x) => rect(x, 32, 16, 18, "#dcefeb", 2)).join("") +
  shape("M72 32H82L90 52H72Z", "#dcefeb") +
  rect(4, 58, 94, 7, bright) +
  rect(92, 68, 6, 7, cream, 2) +
  wheel(26) +
  wheel(74);

const car: DrawObject = ({ second, bright }) =>
  shape("M2 82V64Q2 56 12 54L24 34Q28 28 36 28H62Q70 28 76 36L86 52Q98 54 98 66V82Z", second) +
  shape("M26 52L34 37H46V52ZM52 37H62Q66 37 69 41L76 52H52Z", "#dcefeb") +
  rect(90, 60, 8, 7, bright, 2) +
  wheel(26) +
  wheel(76);

const suitcase: DrawObject = ({ main, bright }) =>
  line("M36 26V12H64V26", ink, 6) +
  rect(8, 26, 84, 68, main, 9) +
  rect(24, 26, 7, 68, bright) +
  rect(69, 26, 7, 68, bright) +
  rect(42, 50, 16, 12, cream, 3) +
  rect(18, 92, 10, 6, ink, 2) +
  rect(72, 92, 10, 6, ink, 2);

const steering: DrawObject = ({ main, bright }) =>
  ring(50, 50, 42, ink, 11) +
  line("M50 50V88M50 50L14 40M50 50L86 40", ink, 10) +
  circle(50, 50, 15, main) +
  circle(50, 50, 6, bright);

const stop: DrawObject = ({ second, bright }) =>
  rect(46, 46, 8, 52, "#7a8c88") +
  rect(30, 92, 40, 6, ink, 3) +
  rect(18, 2, 64, 52, second, 8) +
  rect(28, 14, 44, 20, cream, 4) +
  circle(38, 40, 4.5, bright) +
  circle(62, 40, 4.5, bright) +
  rect(48, 16, 3, 16, second);

const van: DrawObject = ({ bright, main }) =>
  shape("M2 84V30Q2 24 8 24H62V84Z", bright) +
  shape("M62 40H80Q86 40 89 46L98 64V84H62Z", main) +
  shape("M68 47H79L87 63H68Z", "#dcefeb") +
  rect(12, 40, 36, 6, cream, 3) +
  rect(12, 52, 24, 6, cream, 3) +
  wheel(24) +
  wheel(78);

export const transportObjects: readonly DrawObject[] = [minibus, car, suitcase, steering, stop, van];
