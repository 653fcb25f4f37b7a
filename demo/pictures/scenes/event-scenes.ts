import type { EventCategory } from "#contract/lists/event-categories.ts";
import { type Colours, cream, ink, wood } from "../colours.ts";
import type { Choice } from "../seeded-choice.ts";
import { circle, ellipse, faded, line, rect, ring, shape } from "../svg.ts";
import { drawCrowd, drawPerson } from "./crowd.ts";
import { drawSky, hourOf } from "./sky.ts";
import { drawBunting, drawHouses } from "./town.ts";

type Scene = (colours: Colours, choose: Choice, width: number, height: number) => string;

const flagColours = ["#a93325", "#f5b638", "#0a7479", "#fff9ee", "#c92b6d", "#17603f", "#1b4f9c"];

const tradeShow: Scene = (colours, choose, width, height) => {
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

const exhibition: Scene = (colours, choose, width, height) => {
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

const festival: Scene = (_colours, choose, width, height) => {
  const hour = hourOf(choose);
  const ground = height * 0.78;
  return [
    drawSky(hour, width, ground, choose),
    drawHouses(hour, width, ground, height * 0.46, choose),
    rect(0, ground, width, height - ground, "#d8c39a"),
    drawBunting(-20, height * 0.1, width * 0.56, height * 0.14, height * 0.14, choose.shuffled(flagColours)),
    drawBunting(width * 0.46, height * 0.12, width + 20, height * 0.08, height * 0.16, choose.shuffled(flagColours)),
    drawCrowd(width, height * 0.97, height * 0.36, 8, choose, true),
  ].join("");
};

const club: Scene = (colours, choose, width, height) => {
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

const networking: Scene = (colours, choose, width, height) => {
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

const charity: Scene = (colours, choose, width, height) => {
  const table = height * 0.74;
  const [x, jar] = [width * choose.between(0.42, 0.58), height * 0.5];
  const hearts = Array.from({ length: 9 }, () =>
    heart(
      x + choose.between(-jar * 0.26, jar * 0.26),
      table - jar * choose.between(0.1, 0.66),
      choose.between(34, 58),
      choose.one(["#a93325", "#c92b6d", "#f2704e", "#7b1e3a"]),
    ),
  );
  return [
    rect(0, 0, width, height, colours.ground),
    drawBunting(-10, height * 0.08, width + 10, height * 0.08, height * 0.16, choose.shuffled(flagColours)),
    drawPerson(width * 0.14, table + 40, height * 0.5, choose, true),
    drawPerson(width * 0.27, table + 40, height * 0.44, choose, false),
    drawPerson(width * 0.76, table + 40, height * 0.46, choose, false),
    drawPerson(width * 0.89, table + 40, height * 0.5, choose, true),
    rect(0, table, width, height, "url(#cloth)"),
    rect(0, table - 8, width, 22, wood),
    rect(x - jar * 0.26, table - jar, jar * 0.52, jar * 0.12, wood, 8),
    faded(0.55, rect(x - jar * 0.36, table - jar * 0.9, jar * 0.72, jar * 0.9, "#ffffff", 36)),
    ...hearts,
    rect(x - jar * 0.22, table - jar * 0.5, jar * 0.44, jar * 0.26, cream, 8),
    heart(x, table - jar * 0.36, 64, colours.main),
  ].join("");
};

const heart = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)}) scale(${Math.round(size) / 100})">${shape("M50 92C10 62 0 42 8 24C18 4 42 8 50 26C58 8 82 4 92 24C100 42 90 62 50 92Z", fill)}</g>`;

const sports: Scene = (colours, choose, width, height) => {
  const pitch = height * 0.46;
  const hour = choose.one(["morning", "noon", "evening"] as const);
  const ballAt = { x: width * choose.between(0.3, 0.7), y: height * 0.86 };
  return [
    drawSky(hour, width, pitch, choose),
    drawHouses(hour, width, pitch, height * 0.2, choose),
    rect(0, pitch, width, height - pitch, "#3f9a55"),
    ...[0, 2, 4].map((index) =>
      faded(
        0.5,
        shape(
          `M${width * (index / 5)} ${height}L${width * (0.3 + index * 0.08)} ${pitch}H${width * (0.38 + index * 0.08)}L${width * ((index + 1) / 5)} ${height}Z`,
          "#57b06a",
        ),
      ),
    ),
    ring(width / 2, height * 0.8, height * 0.2, "#ffffffcc", 6),
    line(`M${width * 0.36} ${pitch + 30}V${pitch - height * 0.14}H${width * 0.64}V${pitch + 30}`, cream, 10),
    ...[1, 2, 3, 4, 5, 6].map((index) =>
      faded(0.5, line(`M${width * (0.36 + index * 0.04)} ${pitch - height * 0.14}V${pitch + 30}`, cream, 2)),
    ),
    drawBunting(-10, height * 0.06, width + 10, height * 0.05, height * 0.1, choose.shuffled(flagColours)),
    drawPerson(width * 0.2, height * 0.94, height * 0.42, choose, true),
    drawPerson(width * 0.8, height * 0.9, height * 0.4, choose, true),
    drawPerson(width * 0.62, height * 0.7, height * 0.28, choose, false),
    faded(0.25, ellipse(ballAt.x, ballAt.y + 46, 44, 9, ink)),
    football(ballAt.x, ballAt.y, 44, colours.main),
  ].join("");
};

const football = (x: number, y: number, radius: number, fill: string) =>
  circle(x, y, radius, cream) +
  shape(
    `M${x} ${y - radius * 0.4}L${x + radius * 0.38} ${y - radius * 0.12}L${x + radius * 0.24} ${y + radius * 0.32}H${x - radius * 0.24}L${x - radius * 0.38} ${y - radius * 0.12}Z`,
    fill,
  ) +
  line(
    `M${x} ${y - radius * 0.4}V${y - radius * 0.9}M${x + radius * 0.38} ${y - radius * 0.12}L${x + radius * 0.85} ${y - radius * 0.3}M${x + radius * 0.24} ${y + radius * 0.32}L${x + radius * 0.5} ${y + radius * 0.75}M${x - radius * 0.24} ${y + radius * 0.32}L${x - radius * 0.5} ${y + radius * 0.75}M${x - radius * 0.38} ${y - radius * 0.12}L${x - radius * 0.85} ${y - radius * 0.3}`,
    fill,
    4,
  );

export const eventScenes: Readonly<Record<EventCategory, Scene>> = {
  "Trade Shows": tradeShow,
  Exhibitions: exhibition,
  Festivals: festival,
  "Clubbing and Performances": club,
  "Networking Events": networking,
  Charity: charity,
  "Sports Events": sports,
};
