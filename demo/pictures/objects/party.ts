import { cream, ink } from "../colours.ts";
import { circle, ellipse, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const microphone: DrawObject = ({ main, bright }) =>
  `<g transform="rotate(24 50 50)">${shape("M40 40H60L55 98H45Z", main)}${circle(50, 24, 22, "#7a8c88")}${line("M34 12L66 36M34 36L66 12M50 2V46M28 24H72", ink, 2)}${rect(36, 40, 28, 9, bright, 3)}</g>`;

const record: DrawObject = ({ main, bright }) =>
  circle(50, 50, 48, ink) +
  [40, 33, 26].map((radius) => ring(50, 50, radius, "#2f4744", 1.6)).join("") +
  circle(50, 50, 18, main) +
  circle(50, 50, 12, bright) +
  circle(50, 50, 3, ink);

const speaker: DrawObject = ({ main, second, bright }) =>
  rect(20, 2, 60, 96, ink, 6) +
  circle(50, 28, 15, second) +
  circle(50, 28, 6, bright) +
  circle(50, 68, 23, main) +
  circle(50, 68, 13, ink) +
  circle(50, 68, 5, bright);

const cloche: DrawObject = ({ bright, main }) =>
  circle(50, 22, 6, bright) +
  shape("M10 78A40 50 0 0 1 90 78Z", "#c2cdc8") +
  line("M24 66A30 36 0 0 1 42 38", cream, 5) +
  rect(2, 78, 96, 9, main, 4) +
  rect(30, 88, 40, 10, main, 3);

const balloons: DrawObject = ({ main, second, bright }) =>
  line("M28 50Q46 76 48 98M72 48Q54 76 52 98M50 40V98", "#566864", 2) +
  ellipse(28, 30, 19, 24, main) +
  ellipse(72, 28, 19, 24, second) +
  ellipse(50, 24, 19, 24, bright) +
  ellipse(44, 16, 4, 7, cream);

const drum: DrawObject = ({ main, bright }) =>
  shape("M14 22H86L70 98H30Z", main) +
  shape("M18 40L86 22L78 60L24 72L74 78L70 98H30L14 22Z", "#00000022") +
  line("M16 28L34 92L50 28L66 92L84 28", cream, 3) +
  ellipse(50, 22, 37, 12, bright) +
  ellipse(50, 21, 31, 8.5, "#f3e5c9");

export const partyObjects: readonly DrawObject[] = [microphone, record, speaker, cloche, balloons, drum];
