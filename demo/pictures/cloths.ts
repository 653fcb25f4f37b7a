import type { CommunityId } from "#contract/lists/communities.ts";
import { type Colours, cream, ink } from "./colours.ts";
import { circle, line, rect, shape } from "./svg.ts";

type Weave = (colours: Colours) => string;

const stripWeave: Weave = ({ main, second, bright }) =>
  [
    rect(0, 0, 60, 60, bright),
    ...[0, 10, 20].map((x) => rect(x, 0, 5, 30, second)),
    ...[0, 10, 20].map((y) => rect(30, y, 30, 5, main)),
    ...[30, 40, 50].map((y) => rect(0, y, 30, 5, main)),
    ...[30, 40, 50].map((x) => rect(x, 30, 5, 30, second)),
    shape("M12 30L18 30L15 36ZM42 30L48 30L45 24Z", ink),
  ].join("");

const strapwork: Weave = ({ main, second, bright, pale }) =>
  [
    rect(0, 0, 60, 60, main),
    line("M0 30L30 0L60 30L30 60ZM0 0L60 60M60 0L0 60M30 0V60M0 30H60", pale, 2),
    shape("M30 16L34 26L44 30L34 34L30 44L26 34L16 30L26 26Z", second),
    circle(30, 30, 5, bright),
    ...[0, 60].flatMap((x) => [0, 60].map((y) => circle(x, y, 6, bright))),
  ].join("");

const cutTile: Weave = ({ main, second, bright, pale }) =>
  [
    rect(0, 0, 60, 60, second),
    shape("M30 4L38 22L56 30L38 38L30 56L22 38L4 30L22 22Z", pale),
    shape("M30 12L36 24L48 30L36 36L30 48L24 36L12 30L24 24Z", main),
    circle(30, 30, 6, bright),
    ...[0, 60].flatMap((x) => [0, 60].map((y) => shape(diamond(x, y, 13), main) + shape(diamond(x, y, 6), bright))),
  ].join("");

const steppedDiamond: Weave = ({ deep, main, second, bright, pale }) =>
  [
    rect(0, 0, 60, 60, deep),
    ...steps(30, 30, 30, main),
    ...steps(30, 30, 20, second),
    ...steps(30, 30, 10, bright),
    rect(27, 27, 6, 6, pale),
    ...[0, 60].flatMap((x) => [0, 60].map((y) => rect(x - 5, y - 5, 10, 10, pale))),
  ].join("");

const blockPrint: Weave = ({ main, second, bright, pale }) =>
  [
    rect(0, 0, 60, 60, main),
    rosette(15, 15, pale, second, bright),
    rosette(45, 45, pale, second, bright),
    ...[
      [45, 15],
      [15, 45],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, bright) + circle(x - 8, y, 1.4, pale) + circle(x + 8, y, 1.4, pale)),
  ].join("");

const madras: Weave = ({ main, second, bright, pale }) =>
  [
    rect(0, 0, 60, 60, pale),
    ...bands(main, 0, 18),
    ...bands(bright, 24, 10),
    ...bands(second, 42, 14),
    line("M20 0V60M58 0V60M0 20H60M0 58H60", main, 1.5),
    circle(29, 29, 4, cream),
    circle(29, 29, 2, second),
  ].join("");

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

function steps(x: number, y: number, reach: number, fill: string): string[] {
  return [0, 1, 2].map((step) => {
    const across = (reach * (3 - step)) / 3;
    const down = (reach * (step + 1)) / 3;
    return rect(x - across, y - down, across * 2, down * 2, fill);
  });
}

function rosette(x: number, y: number, petal: string, under: string, heart: string): string {
  const petals = Array.from({ length: 8 }, (_, index) => {
    const turn = `rotate(${index * 45} ${x} ${y})`;
    return `<ellipse cx="${x}" cy="${y - 7.5}" rx="${index % 2 ? 1.8 : 3}" ry="5" fill="${index % 2 ? under : petal}" transform="${turn}"/>`;
  });
  return `${petals.join("")}${circle(x, y, 3.2, heart)}`;
}

function bands(fill: string, at: number, width: number): string[] {
  return [
    `<rect x="${at}" y="0" width="${width}" height="60" fill="${fill}" opacity=".55"/>`,
    `<rect x="0" y="${at}" width="60" height="${width}" fill="${fill}" opacity=".55"/>`,
  ];
}

const weaves: Readonly<Record<CommunityId, Weave>> = {
  1: stripWeave,
  2: strapwork,
  3: cutTile,
  4: steppedDiamond,
  5: blockPrint,
  6: madras,
};

/** Fill shapes with `url(#cloth)` to use the pattern. */
export function clothPattern(communityId: CommunityId, colours: Colours, tile: number, turn = 0): string {
  const scale = Math.round((tile / 60) * 100) / 100;
  return `<pattern id="cloth" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})">${weaves[communityId](colours)}</pattern>`;
}
