import { type Colours, cream, ink, wood } from "../colours.ts";
import type { Choice } from "../seeded-choice.ts";
import { circle, ellipse, faded, line, rect, ring, shape } from "../svg.ts";
import { drawCrowd, drawPerson } from "./crowd.ts";
import { type EventScene, flagColours } from "./event-scene.ts";

export const tradeShow: EventScene = (colours, choose, width, height) => {
  const ground = height * 0.82;
  const stalls = [0.04, 0.36, 0.68].map((at) => stall(width * at, ground, width * 0.28, height * 0.5, choose));
  return [
    rect(0, 0, width, height, colours.ground),
    rect(0, ground, width, height - ground, "#cbb58c"),
    ...[0.2, 0.5, 0.8].map(
      (at) => line(`M${width * at} 0V${height * 0.16}`, ink, 4) + circle(width * at, height * 0.18, 20, "#f9cf74"),
    ),
    ...stalls,
    drawCrowd(width, height * 0.99, height * 0.3, 6, choose, false),
  ].join("");
};

function stall(x: number, foot: number, width: number, height: number, choose: Choice): string {
  const colour = choose.one(["#a93325", "#0a7479", "#1b4f9c", "#7b1e3a", "#17603f", "#c92b6d"]);
  const strip = width / 8;
  const top = foot - height;
  const wares = Array.from({ length: 7 }, (_, index) =>
    circle(x + width * (0.14 + index * 0.12), foot - height * 0.4, choose.between(12, 20), choose.one(flagColours)),
  );
  return [
    rect(x + 8, top, 8, height, wood),
    rect(x + width - 16, top, 8, height, wood),
    ...Array.from({ length: 8 }, (_, index) =>
      shape(
        `M${x + index * strip} ${top}h${strip}v${height * 0.2}a${strip / 2} ${strip / 2.4} 0 0 1 ${-strip} 0Z`,
        index % 2 ? cream : colour,
      ),
    ),
    ...wares,
    rect(x, foot - height * 0.38, width, height * 0.38, "url(#cloth)"),
    rect(x - 6, foot - height * 0.4, width + 12, height * 0.05, wood),
  ].join("");
}

export const exhibition: EventScene = (colours, choose, width, height) => {
  const floor = height * 0.8;
  const frames = [0.08, 0.38, 0.68].map((at) =>
    frame(width * at, height * choose.between(0.14, 0.22), width * 0.24, height * choose.between(0.36, 0.46), choose),
  );
  return [
    rect(0, 0, width, height, colours.pale),
    rect(0, floor, width, height - floor, "#b98a5a"),
    rect(0, floor - 14, width, 14, cream),
    ...frames,
    rect(width * 0.38, floor + height * 0.06, width * 0.24, height * 0.05, wood, 6),
    rect(width * 0.41, floor + height * 0.1, 12, height * 0.07, ink),
    rect(width * 0.58, floor + height * 0.1, 12, height * 0.07, ink),
    drawPerson(width * 0.2, height * 0.97, height * 0.44, choose, false),
    drawPerson(width * 0.8, height * 0.97, height * 0.46, choose, false),
    drawPerson(width * 0.87, height * 0.97, height * 0.4, choose, false),
  ].join("");
};

function frame(x: number, y: number, width: number, height: number, choose: Choice): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const art = choose.one([
    () => rect(x, y, width, height, "url(#cloth)"),
    () =>
      rect(x, y, width, height, "#f7c873") +
      circle(cx, cy, height * 0.26, "#a93325") +
      shape(`M${x} ${y + height}L${cx} ${cy + 20}L${x + width} ${y + height}Z`, "#17603f"),
    () =>
      rect(x, y, width, height, "#0a4f4b") +
      [0.3, 0.5, 0.7].map((at) => ring(x + width * at, cy, height * 0.2, choose.one(flagColours), 12)).join(""),
    () =>
      rect(x, y, width, height, "#f1c9b5") +
      [0.2, 0.4, 0.6, 0.8]
        .map((at) =>
          rect(x + width * at - 14, y + height * choose.between(0.15, 0.5), 28, height, choose.one(flagColours)),
        )
        .join(""),
  ])();
  const id = `f${Math.round(x)}`;
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>${rect(x - 14, y - 14, width + 28, height + 28, wood, 3)}<g clip-path="url(#${id})">${art}</g>`;
}

export const club: EventScene = (colours, choose, width, height) => {
  const beams = [0.12, 0.32, 0.5, 0.7, 0.9].map((at, index) =>
    faded(
      0.4,
      shape(
        `M${width * at} 0L${width * (at - 0.16 + choose.fraction() * 0.1)} ${height}H${width * (at + 0.08 + choose.fraction() * 0.1)}Z`,
        flagColours[index] ?? cream,
      ),
    ),
  );
  const stage = height * 0.7;
  return [
    rect(0, 0, width, height, choose.one(["#1b1440", "#2a0f2e", "#062a29", "#20103a"])),
    ...beams,
    line(`M${width / 2} 0V${height * 0.1}`, "#7a8c88", 4),
    ball(width / 2, height * 0.2, height * 0.11),
    rect(0, stage, width, height * 0.05, colours.bright),
    rect(0, stage + height * 0.05, width, height, ink),
    ...[0.06, 0.82].map((at) => speakerStack(width * at, stage, width * 0.12, height * 0.42, colours)),
    rect(width * 0.4, stage - height * 0.14, width * 0.2, height * 0.14, "url(#cloth)"),
    drawPerson(width * 0.5, stage - height * 0.1, height * 0.36, choose, true),
    drawCrowd(width, height * 1.06, height * 0.34, 11, choose, true),
  ].join("");
};

const ball = (x: number, y: number, radius: number) =>
  circle(x, y, radius, "#c2cdc8") +
  [-0.6, -0.2, 0.2, 0.6]
    .map((at) =>
      line(
        `M${x - radius * Math.sqrt(1 - at * at)} ${y + radius * at}H${x + radius * Math.sqrt(1 - at * at)}`,
        "#7a8c88",
        3,
      ),
    )
    .join("") +
  `<g fill="none" stroke="#7a8c88" stroke-width="3"><ellipse cx="${x}" cy="${y}" rx="${radius * 0.35}" ry="${radius}"/><ellipse cx="${x}" cy="${y}" rx="${radius * 0.72}" ry="${radius}"/></g>` +
  circle(x - radius * 0.3, y - radius * 0.35, radius * 0.14, "#ffffff");

const speakerStack = (x: number, foot: number, width: number, height: number, { main, bright }: Colours) =>
  rect(x, foot - height, width, height, "#10211f", 6) +
  [0.24, 0.7]
    .map(
      (at) =>
        circle(x + width / 2, foot - height * (1 - at), width * 0.36, main) +
        circle(x + width / 2, foot - height * (1 - at), width * 0.16, bright),
    )
    .join("");

export const networking: EventScene = (colours, choose, width, height) => {
  const floor = height * 0.72;
  const tables = [0.2, 0.52, 0.82].map((at) => {
    const x = width * at;
    return (
      drawPerson(x - width * 0.09, floor + height * 0.18, height * 0.46, choose, false) +
      drawPerson(x + width * 0.09, floor + height * 0.18, height * 0.44, choose, false) +
      rect(x - 6, floor - height * 0.02, 12, height * 0.24, ink) +
      ellipse(x, floor + height * 0.22, 50, 10, ink) +
      ellipse(x, floor - height * 0.02, width * 0.085, height * 0.03, cream) +
      rect(x - 30, floor - height * 0.07, 14, height * 0.045, colours.bright, 3) +
      rect(x + 12, floor - height * 0.07, 14, height * 0.045, colours.main, 3)
    );
  });
  return [
    rect(0, 0, width, height, colours.ground),
    rect(0, floor, width, height - floor, "#c9a877"),
    rect(width * 0.3, height * 0.06, width * 0.4, height * 0.2, "url(#cloth)"),
    ...tables,
    ...[0.12, 0.4, 0.66, 0.88].map((at) =>
      bubble(width * at, height * choose.between(0.1, 0.24), choose.one(flagColours)),
    ),
  ].join("");
};

const bubble = (x: number, y: number, fill: string) =>
  shape(
    `M${x - 46} ${y - 30}h92a14 14 0 0 1 14 14v32a14 14 0 0 1 -14 14h-52l-24 24v-24h-16a14 14 0 0 1 -14 -14v-32a14 14 0 0 1 14 -14Z`,
    fill,
  ) +
  rect(x - 38, y - 14, 72, 8, "#ffffffcc", 4) +
  rect(x - 38, y + 4, 46, 8, "#ffffffcc", 4);
