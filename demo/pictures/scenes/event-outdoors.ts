import { cream, ink, wood } from "../colours.ts";
import { circle, ellipse, faded, line, rect, ring, shape } from "../svg.ts";
import { drawCrowd, drawPerson } from "./crowd.ts";
import { type EventScene, flagColours } from "./event-scene.ts";
import { drawSky, hourOf } from "./sky.ts";
import { drawBunting, drawHouses } from "./town.ts";

export const festival: EventScene = (_colours, choose, width, height) => {
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

export const charity: EventScene = (colours, choose, width, height) => {
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

export const sports: EventScene = (colours, choose, width, height) => {
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
