import { type Colours, cream, ink, wood } from "../colours.ts";
import { foodObjects } from "../objects/food.ts";
import type { Choice } from "../seeded-choice.ts";
import { circle, ellipse, faded, line, rect, shape, stand } from "../svg.ts";
import { drawCrowd } from "./crowd.ts";
import { drawSky, hourOf, skyColours } from "./sky.ts";
import { drawHouses, drawLights } from "./town.ts";

type Scene = (colours: Colours, choose: Choice, width: number, height: number) => string;

const harbour: Scene = (colours, choose, width, height) => {
  const hour = hourOf(choose);
  const { sea, far } = skyColours(hour);
  const horizon = height * 0.52;
  return [
    drawSky(hour, width, horizon, choose),
    shape(skyline(width, horizon, height * 0.16, choose), far),
    rect(0, horizon, width, height - horizon, sea),
    ...Array.from({ length: 14 }, () =>
      faded(
        0.45,
        rect(
          width * choose.fraction(),
          horizon + (height - horizon) * choose.fraction(),
          choose.between(60, 150),
          6,
          "#cbe8e2",
          3,
        ),
      ),
    ),
    boat(width * choose.between(0.25, 0.45), height * 0.72, width * 0.3, colours),
    boat(width * choose.between(0.7, 0.85), height * 0.62, width * 0.16, colours),
  ].join("");
};

function skyline(width: number, foot: number, height: number, choose: Choice): string {
  let path = `M0 ${foot}`;
  for (let x = 0; x < width; ) {
    const wide = choose.whole(50, 110);
    const top = foot - height * choose.between(0.35, 1);
    path +=
      choose.fraction() < 0.2
        ? `V${top + 20}Q${x + wide / 2} ${top - height * 0.5} ${x + wide} ${top + 20}`
        : `V${top}H${x + wide}`;
    x += wide;
  }
  return `${path}V${foot}Z`;
}

function boat(x: number, y: number, size: number, { main, second, bright }: Colours): string {
  const half = size / 2;
  return [
    shape(
      `M${x - half} ${y - size * 0.1}Q${x} ${y + size * 0.06} ${x + half} ${y - size * 0.1}L${x + half * 0.8} ${y + size * 0.1}Q${x} ${y + size * 0.2} ${x - half * 0.8} ${y + size * 0.1}Z`,
      main,
    ),
    shape(
      `M${x - half} ${y - size * 0.1}Q${x} ${y + size * 0.06} ${x + half} ${y - size * 0.1}L${x + half * 0.95} ${y - size * 0.03}Q${x} ${y + size * 0.13} ${x - half * 0.95} ${y - size * 0.03}Z`,
      bright,
    ),
    rect(x - 4, y - size * 0.62, 8, size * 0.62, wood),
    shape(`M${x + 8} ${y - size * 0.6}L${x + half * 0.8} ${y - size * 0.08}H${x + 8}Z`, cream),
    shape(`M${x - 8} ${y - size * 0.5}L${x - half * 0.5} ${y - size * 0.08}H${x - 8}Z`, second),
    circle(x - half * 0.78, y - size * 0.02, size * 0.035, cream) +
      circle(x - half * 0.78, y - size * 0.02, size * 0.018, ink),
  ].join("");
}

const street: Scene = (_colours, choose, width, height) => {
  const hour = hourOf(choose);
  const ground = height * 0.86;
  return [
    drawSky(hour, width, ground, choose),
    drawHouses(hour, width, ground, height * 0.66, choose),
    rect(0, ground, width, height - ground, "#c9b58c"),
    drawLights(-10, height * 0.16, width + 10, height * 0.2, height * 0.16),
    drawCrowd(width, height * 0.98, height * 0.26, 4, choose, false),
  ].join("");
};

const supper: Scene = (colours, choose, width, height) => {
  const dishes = choose.shuffled(foodObjects).slice(0, 4);
  const places = choose.shuffled([
    [0.26, 0.5],
    [0.72, 0.46],
    [0.3, 0.92],
    [0.74, 0.9],
  ]);
  return [
    rect(0, 0, width, height, wood),
    ...[0.2, 0.4, 0.6, 0.8].map((at) => line(`M0 ${height * at}H${width}`, "#75401f", 4)),
    rect(width * 0.14, 0, width * 0.72, height, "url(#cloth)"),
    rect(width * 0.14, 0, 12, height, cream),
    rect(width * 0.86 - 12, 0, 12, height, cream),
    ...dishes.map((dish, index) => {
      const [x = 0.5, y = 0.5] = places[index] ?? [];
      const size = height * 0.36;
      return (
        faded(0.2, ellipse(width * x + 8, height * y - size * 0.36, size * 0.6, size * 0.6, ink)) +
        circle(width * x, height * y - size * 0.44, size * 0.58, cream) +
        stand(width * x, height * y - size * 0.02, size * 0.86, dish(colours))
      );
    }),
  ].join("");
};

const hills: Scene = (_colours, choose, width, height) => {
  const hour = hourOf(choose);
  const greens = hour === "night" ? ["#0d4a3a", "#0a3a30", "#082c26"] : ["#7fae62", "#5d9452", "#3f7a45"];
  return [
    drawSky(hour, width, height * 0.7, choose),
    ...greens.map((green, index) => {
      const y = height * (0.52 + index * 0.14);
      return shape(
        `M0 ${y + choose.between(0, 60)}Q${width * 0.25} ${y - choose.between(40, 140)} ${width * 0.5} ${y + choose.between(-20, 40)}T${width} ${y + choose.between(-50, 50)}V${height}H0Z`,
        green,
      );
    }),
    ...Array.from({ length: 5 }, (_, index) => {
      const x = width * (0.1 + index * 0.2) + choose.between(-30, 30);
      return (
        rect(x, height * 0.78, 12, 60, wood) +
        circle(x + 6, height * 0.76, choose.between(34, 52), index % 2 ? "#2f8f5c" : "#17603f")
      );
    }),
    drawHouses(hour, width * 0.34, height * 0.74, height * 0.2, choose),
  ].join("");
};

export const slateScenes: readonly Scene[] = [harbour, street, supper, hills];
