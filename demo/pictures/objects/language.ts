import { cream, ink } from "../colours.ts";
import { circle, ellipse, line, rect, ring, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const books: DrawObject = ({ main, second, bright, deep }) =>
  rect(8, 80, 84, 18, main, 3) +
  rect(16, 62, 74, 18, bright, 3) +
  rect(10, 44, 76, 18, second, 3) +
  rect(22, 28, 64, 16, deep, 3) +
  [36, 53, 71, 89].map((y) => rect(20, y - 2, 20, 4, cream, 2)).join("");

const openBook: DrawObject = ({ main }) =>
  shape("M2 26L50 36L98 26V92L50 98L2 92Z", main) +
  shape("M8 22Q30 18 50 32Q70 18 92 22V84Q70 80 50 94Q30 80 8 84Z", cream) +
  line("M50 32V92", "#b9c4bf", 2.5) +
  [38, 50, 62]
    .map((y) => line(`M16 ${y}Q30 ${y - 3} 42 ${y + 5}M58 ${y + 5}Q70 ${y - 3} 84 ${y}`, "#7a8c88", 3))
    .join("");

const talk: DrawObject = ({ main, bright }) =>
  shape("M10 6H66A8 8 0 0 1 74 14V42A8 8 0 0 1 66 50H36L20 66V50H10A8 8 0 0 1 2 42V14A8 8 0 0 1 10 6Z", main) +
  rect(14, 20, 44, 5, cream, 2.5) +
  rect(14, 32, 28, 5, cream, 2.5) +
  shape("M42 58H80Q84 58 84 54V38H90A8 8 0 0 1 98 46V74A8 8 0 0 1 90 82H88V97L72 82H48A8 8 0 0 1 40 74V60Z", bright) +
  circle(56, 70, 4, ink) +
  circle(69, 70, 4, ink) +
  circle(82, 70, 4, ink);

const pencils: DrawObject = ({ main, second, bright }) =>
  [
    { x: 32, fill: main, top: 6 },
    { x: 45, fill: bright, top: 0 },
    { x: 58, fill: second, top: 10 },
  ]
    .map(
      ({ x, fill, top }) =>
        shape(`M${x} ${top + 14}L${x + 5} ${top}L${x + 10} ${top + 14}Z`, "#f3d9a4") + rect(x, top + 14, 10, 50, fill),
    )
    .join("") +
  shape("M22 54H78L72 98H28Z", ink) +
  rect(26, 66, 48, 6, bright);

const globe: DrawObject = ({ second, bright }) =>
  circle(50, 42, 36, second) +
  ellipse(40, 34, 13, 16, "#67b58f") +
  ellipse(66, 52, 9, 12, "#67b58f") +
  ring(50, 42, 40, bright, 4) +
  rect(46, 80, 8, 12, bright) +
  rect(28, 90, 44, 8, bright, 4);

export const languageObjects: readonly DrawObject[] = [books, openBook, talk, pencils, globe];
