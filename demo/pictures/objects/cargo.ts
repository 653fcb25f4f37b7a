import { cream, ink, wood } from "../colours.ts";
import { circle, ellipse, line, rect, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const box: DrawObject = ({ main }) =>
  shape("M6 34L50 20L94 34V84L50 98L6 84Z", "#c98b3c") +
  shape("M6 34L50 48L94 34L50 20Z", "#e0ac63") +
  shape("M50 48L94 34V84L50 98Z", "#b0762c") +
  shape("M26 27L70 41V56L60 59V44L17 31Z", main);

const barrel: DrawObject = ({ second }) =>
  shape("M22 10H78Q92 50 78 90H22Q8 50 22 10Z", second) +
  ellipse(50, 10, 28, 8, ink) +
  rect(15, 28, 70, 6, ink) +
  rect(13, 64, 74, 6, ink) +
  ellipse(50, 91, 28, 7, ink) +
  rect(32, 40, 36, 18, cream, 3);

const ship: DrawObject = ({ main, second, bright }) =>
  rect(30, 34, 16, 16, bright) +
  rect(46, 34, 16, 16, second) +
  rect(38, 18, 16, 16, main) +
  rect(62, 34, 16, 16, main) +
  rect(12, 26, 14, 26, cream, 2) +
  rect(15, 31, 8, 5, ink) +
  shape("M2 52H98L86 82H16Z", ink) +
  shape("M8 68H92L86 82H16Z", main) +
  line("M0 90Q12 84 25 90T50 90T75 90T100 90", "#148c82", 6);

const plane: DrawObject = ({ main, bright }) =>
  `<g transform="rotate(-18 50 50)">${shape("M4 52Q4 42 16 42H84Q98 44 98 52Q98 60 84 60H16Q8 60 4 52Z", cream)}${shape("M8 44L2 20H14L28 42Z", main)}${shape("M40 56L26 92H40L66 56ZM46 44L38 18H48L66 44Z", main)}${[36, 48, 60, 72].map((x) => circle(x, 49, 2.6, bright)).join("")}</g>`;

const parcels: DrawObject = ({ main, second, bright }) =>
  rect(10, 58, 44, 40, "#c98b3c", 3) +
  rect(28, 58, 8, 40, main) +
  rect(54, 68, 38, 30, second, 3) +
  rect(70, 68, 7, 30, bright) +
  rect(26, 26, 46, 32, bright, 3) +
  rect(46, 26, 7, 32, main) +
  line("M49 26C38 12 32 24 49 26C66 24 60 12 49 26", main, 4);

const trolley: DrawObject = ({ main, bright }) =>
  line("M14 6H26V84H84", ink, 6) +
  rect(32, 48, 50, 32, "#c98b3c", 2) +
  rect(36, 18, 36, 30, bright, 2) +
  rect(52, 48, 8, 32, main) +
  circle(34, 90, 9, ink) +
  circle(34, 90, 3.5, wood) +
  circle(76, 90, 9, ink) +
  circle(76, 90, 3.5, wood);

export const cargoObjects: readonly DrawObject[] = [box, barrel, ship, plane, parcels, trolley];
