import type { Choice } from "../seeded-choice.ts";
import { circle, line, rect, shape } from "../svg.ts";

const skins = ["#3b2219", "#5c3826", "#7a4b32", "#9a6645", "#c08a62", "#e0b48c"];
const hair = "#1c1310";
const trousers = ["#2b3f52", "#3f514e", "#4a3a2c", "#2d2a63", "#566864"];
const clothes = ["#a93325", "#17603f", "#1b4f9c", "#7b1e3a", "#0a7479", "#f5b638", "#c92b6d", "#2d2a63"];

export function drawPerson(x: number, foot: number, height: number, choose: Choice, raised: boolean): string {
  const skin = choose.one(skins);
  const shirt = choose.one(clothes);
  const head = height * 0.1;
  const shoulder = foot - height * 0.74;
  const hip = foot - height * 0.4;
  const reach = raised ? -height * 0.28 : height * 0.28;
  const spread = height * choose.between(0.14, 0.24);
  const arm = (to: number, lift: number) =>
    line(`M${x} ${shoulder + height * 0.04}L${x + to} ${shoulder + reach * lift}`, skin, height * 0.065);
  const torso = `M${x - height * 0.12} ${shoulder}Q${x} ${shoulder - height * 0.05} ${x + height * 0.12} ${shoulder}`;
  const body =
    choose.fraction() < 0.45
      ? shape(`${torso}L${x + height * 0.19} ${foot}H${x - height * 0.19}Z`, shirt)
      : line(
          `M${x - height * 0.05} ${hip}V${foot}M${x + height * 0.05} ${hip}V${foot}`,
          choose.one(trousers),
          height * 0.095,
        ) + shape(`${torso}L${x + height * 0.115} ${hip + height * 0.05}H${x - height * 0.115}Z`, shirt);
  const face = shoulder - head * 1.2;
  return [
    arm(-spread, 1),
    arm(spread, choose.between(0.7, 1)),
    body,
    drawHair(x, face, head, choose),
    circle(x, face, head, skin),
    shape(
      `M${x - head} ${face}A${head} ${head} 0 0 1 ${x + head} ${face}Q${x} ${face - head * 0.8} ${x - head} ${face}Z`,
      hair,
    ),
  ].join("");
}

function drawHair(x: number, y: number, head: number, choose: Choice): string {
  return choose.one([
    () => "",
    () => circle(x, y - head * 1.1, head * 0.5, hair),
    () => circle(x, y - head * 0.15, head * 1.3, hair),
    () => rect(x - head * 1.1, y - head * 0.6, head * 2.2, head * 2, hair, head * 0.7),
  ])();
}

export function drawCrowd(
  width: number,
  foot: number,
  height: number,
  count: number,
  choose: Choice,
  raised: boolean,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (width / count) * (index + choose.between(0.3, 0.7));
    return drawPerson(x, foot + choose.between(0, 16), height * choose.between(0.86, 1.1), choose, raised);
  }).join("");
}
