import { cream, ink } from "../colours.ts";
import { circle, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const scales: DrawObject = ({ main, bright }) =>
  rect(47, 14, 6, 76, main) +
  rect(28, 90, 44, 8, main, 3) +
  circle(50, 12, 6, bright) +
  line("M14 28Q50 18 86 28", main, 5) +
  line("M14 28L4 58M14 28L26 58M86 28L74 58M86 28L96 58", ink, 2) +
  shape("M0 58H30Q26 74 15 74Q4 74 0 58ZM70 58H100Q96 74 85 74Q74 74 70 58Z", bright);

const contract: DrawObject = ({ main, bright }) =>
  rect(18, 4, 64, 94, cream, 4) +
  rect(28, 16, 40, 7, ink, 3) +
  [32, 42, 52, 62].map((y) => rect(28, y, y === 62 ? 26 : 44, 4, "#b9c4bf", 2)).join("") +
  circle(66, 80, 11, main) +
  circle(66, 80, 6, bright) +
  line("M28 84C34 74 38 90 46 80", ink, 2.5);

const stamp: DrawObject = ({ main, second }) =>
  circle(50, 22, 18, main) +
  rect(43, 34, 14, 30, main) +
  rect(22, 62, 56, 18, main, 5) +
  rect(18, 82, 64, 14, second, 3);

const passport: DrawObject = ({ deep, bright }) =>
  rect(20, 6, 60, 92, deep, 6) +
  rect(20, 6, 8, 92, ink, 3) +
  ring(54, 42, 18, bright, 3.5) +
  line("M36 42H72M54 24C44 34 44 50 54 60M54 24C64 34 64 50 54 60", bright, 2.5) +
  rect(38, 74, 32, 5, bright, 2) +
  rect(44, 84, 20, 4, bright, 2);

const pen: DrawObject = ({ second, bright }) =>
  shape("M44 98L38 74L62 74L56 98Z", bright) +
  rect(38, 18, 24, 56, second, 5) +
  rect(38, 30, 24, 6, bright) +
  rect(42, 2, 16, 18, second, 5) +
  line("M50 80V96", ink, 2);

export const legalObjects: readonly DrawObject[] = [scales, contract, stamp, passport, pen];
