import { cream, ink, wood } from "../colours.ts";
import { circle, line, rect, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const bucket: DrawObject = ({ main, pale }) =>
  line("M18 40Q50 -14 82 40", ink, 4) +
  shape("M14 38H86L76 98H24Z", main) +
  rect(10, 34, 80, 10, main, 4) +
  circle(34, 26, 9, pale) +
  circle(50, 20, 12, cream) +
  circle(66, 27, 8, pale);

const roller: DrawObject = ({ second, bright }) =>
  rect(10, 6, 66, 26, bright, 8) + line("M76 19H88V44H50V58", "#7a8c88", 6) + rect(43, 56, 14, 42, second, 6);

const wrench: DrawObject = ({ second }) =>
  shape("M36 4A22 22 0 0 0 30 42L40 50V92A10 10 0 0 0 60 92V50L70 42A22 22 0 0 0 64 4V24L50 32L36 24Z", "#7a8c88") +
  rect(42, 62, 16, 32, second, 6);

const broom: DrawObject = ({ main, bright }) =>
  rect(46, 0, 8, 58, wood, 3) +
  rect(32, 54, 36, 10, main, 3) +
  shape("M32 64H68L80 98H20Z", bright) +
  line("M36 66L30 96M46 66L43 96M56 66L58 96M64 66L71 96", wood, 1.8);

const lamp: DrawObject = ({ bright, main }) =>
  circle(50, 38, 34, bright) +
  shape("M34 62H66L62 76H38Z", bright) +
  rect(38, 76, 24, 6, main, 2) +
  rect(38, 84, 24, 6, main, 2) +
  rect(43, 92, 14, 6, ink, 3) +
  line("M40 40L48 62M60 40L52 62M40 40L50 46L60 40", wood, 2.5);

const plant: DrawObject = ({ main }) =>
  ["M50 66Q18 52 14 18Q44 24 50 66Z", "M50 66Q82 52 86 18Q56 24 50 66Z"]
    .map((leaf) => shape(leaf, "#17603f"))
    .join("") +
  shape("M50 68Q34 34 50 2Q66 34 50 68Z", "#2f8f5c") +
  shape("M28 66H72L66 98H34Z", main) +
  rect(24, 60, 52, 11, main, 3);

export const homeObjects: readonly DrawObject[] = [bucket, roller, wrench, broom, lamp, plant];
